// A hall behind a network: requests and sockets to the server from which the page came.
import { signal } from "@preact/signals";
import type { Asking, Channel, Hall } from "./hall";

export class Network implements Hall {
  readonly has = { accounts: true, others: true };
  readonly progress = signal(null);
  readonly warning = signal("" as const);
  readonly everything = null;
  readonly docs = null;

  ask(path: string, { method, body, token, signal }: Asking): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (signal) init.signal = signal;
    return fetch(path, init);
  }

  open(match: string): Channel {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/api/matches/${encodeURIComponent(match)}/play`);
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }
}
