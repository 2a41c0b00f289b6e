// What this browser remembers. Where storing is forbidden or full, the page works on without memory.

const PREFIX = "tercio.";

/** What was kept under this name, or `otherwise` when there is nothing that can be read. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Says whether it could be kept. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has kept something under this name. */
export function onKeptElsewhere(name: string, then: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + name) then();
  });
}

export function forgetEverything(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
