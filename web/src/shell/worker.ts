// The service worker keeps the page's files; it is only wanted in a build.
import { words } from "../texts";
import { toast } from "./toasts";

export function welcomeWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  addEventListener("load", () => {
    // Where workers are forbidden the page works without one.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!hadOne) return;
    toast(words().shell.newBuild, "plain", { text: words().shell.reload, do: () => location.reload() });
  });
}
