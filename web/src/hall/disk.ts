// The browser's own storage: tables of texts. Each call is one transaction, and on the disk once it is answered.
// Where it is forbidden, as in some private windows, everything is in memory instead, and somebody is told.
import type { StorageTrouble } from "./engine-messages";

const NAME = "tercio";
const TABLES = ["matches", "entries", "pulse"] as const;
export type Rows = Record<string, Record<string, string>>;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      for (const table of TABLES) opening.result.createObjectStore(table);
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** Throws synchronously, or rejects, where storage is forbidden. */
async function tried(): Promise<IDBDatabase> {
  return opened();
}

export class Disk {
  private readonly database: Promise<IDBDatabase | null>;
  private readonly memory: Rows = Object.fromEntries(TABLES.map((table) => [table, {}]));

  constructor(private readonly complain: (trouble: StorageTrouble) => void = () => {}) {
    this.database = tried().catch(() => {
      this.complain("forbidden");
      return null;
    });
  }

  /** What is written there; undefined where nothing is. */
  async read(table: string, key: string): Promise<string | undefined> {
    if (!(await this.database)) return this.memory[table]?.[key];
    return this.within(table, "readonly", (store) => store.get(key));
  }

  /** All values whose keys begin so, in the order of their keys. */
  async all(table: string, prefix: string): Promise<string[]> {
    if (!(await this.database)) {
      const rows = Object.entries(this.memory[table] ?? {}).filter(([key]) => key.startsWith(prefix));
      return rows.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
    }
    return this.within(table, "readonly", (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
  }

  async write(table: string, key: string, text: string): Promise<void> {
    if (!(await this.database)) this.memory[table]![key] = text;
    else await this.within(table, "readwrite", (store) => store.put(text, key));
  }

  /** False where something is written there already; that stays. */
  async add(table: string, key: string, text: string): Promise<boolean> {
    if (!(await this.database)) {
      const isNew = !(key in this.memory[table]!);
      if (isNew) this.memory[table]![key] = text;
      return isNew;
    }
    try {
      await this.within(table, "readwrite", (store) => store.add(text, key));
      return true;
    } catch (trouble) {
      if (trouble instanceof DOMException && trouble.name === "ConstraintError") return false;
      throw trouble;
    }
  }

  /** Every row of every table. */
  async everything(): Promise<Rows> {
    if (!(await this.database)) return this.memory;
    const rows: Rows = {};
    for (const table of TABLES) {
      const keys = await this.within(table, "readonly", (store) => store.getAllKeys());
      const values = await this.within(table, "readonly", (store) => store.getAll());
      rows[table] = Object.fromEntries(keys.map((key, place) => [String(key), String(values[place])]));
    }
    return rows;
  }

  /** All rows at once, or none. */
  async writeAll(rows: Rows): Promise<void> {
    const database = await this.database;
    if (!database) {
      for (const table of TABLES) Object.assign(this.memory[table]!, rows[table] ?? {});
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const deed = database.transaction([...TABLES], "readwrite", { durability: "strict" });
      for (const table of TABLES)
        for (const [key, text] of Object.entries(rows[table] ?? {})) deed.objectStore(table).put(text, key);
      deed.oncomplete = () => resolve();
      deed.onerror = deed.onabort = () => reject(deed.error);
    });
  }

  async clear(): Promise<void> {
    if (!(await this.database)) return;
    for (const table of TABLES) await this.within(table, "readwrite", (store) => store.clear());
  }

  private async within<T>(
    table: string,
    mode: IDBTransactionMode,
    wish: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = (await this.database)!;
    return new Promise((resolve, reject) => {
      const deed = database.transaction(table, mode, { durability: "strict" });
      const request = wish(deed.objectStore(table));
      deed.oncomplete = () => resolve(request.result);
      deed.onerror = deed.onabort = () => {
        const trouble = deed.error ?? request.error;
        if (trouble?.name === "QuotaExceededError") this.complain("full");
        reject(request.error ?? trouble);
      };
    });
  }
}
