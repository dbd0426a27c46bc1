/** Everything a device keeps, in its IndexedDB: tables with their logs, documents by kind and key. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";

export type Doc = Record<string, unknown>;

/** A table beside its log, as `beffroi.local.tables` writes it. */
export interface Head extends Doc {
  version: number;
  spec: Doc & { id: string };
  n: number;
}

interface Kept extends DBSchema {
  tables: { key: string; value: Head };
  entries: { key: [string, number]; value: Doc };
  documents: { key: [string, string]; value: Doc };
}

/** Whether something failed because the device is full; from a worker comes only what it says. */
export const isFull = (error: unknown): boolean => /^QuotaExceeded/.test(String(error).replace(/^Error: /, ""));

/** Everything of a device in one file. */
export interface Everything {
  app: "beffroi";
  version: number;
  tables: { head: Head; entries: Doc[] }[];
  documents: { kind: string; key: string; doc: Doc }[];
  settings: Record<string, string>;
}

const NAME = "beffroi";
const VERSION = 1;
const SETTINGS = "beffroi-"; // how the names of what the page keeps in its local storage begin
const NEVER_EXPORTED = /^beffroi-(known$|kept)/; // who is signed in, what this device stores, moves that wait

let opened: Promise<IDBPDatabase<Kept>> | null = null;

/** Open the database; each version of it is made from the one before, so that no game is lost. */
function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(NAME, VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore("tables", { keyPath: "spec.id" });
        db.createObjectStore("entries");
        db.createObjectStore("documents");
      }
    },
    blocking: () => void close(), // a newer page wants to change it: this one is read again when it is needed
    terminated: () => (opened = null),
  });
  return opened;
}

/** Open it before it is needed: whoever needs it is told what is wrong with it. */
export function openStore(): void {
  void database().catch(() => undefined);
}

async function close(): Promise<void> {
  const db = await opened;
  opened = null;
  db?.close();
}

/** Do all of a change or nothing of it. */
async function wholly(change: { done: Promise<void>; abort(): void }, work: () => void): Promise<void> {
  try {
    work();
  } catch (error) {
    change.done.catch(() => undefined); // it is told by the error itself
    change.abort();
    throw error;
  }
  await change.done;
}

const ofTable = (table: string, first = 0) => IDBKeyRange.bound([table, first], [table, Infinity]);

export const store = {
  async heads(): Promise<Head[]> {
    return (await database()).getAll("tables");
  },

  async entries(table: string, first: number): Promise<Doc[]> {
    return (await database()).getAll("entries", ofTable(table, first));
  },

  async insert(head: Head, entries: Doc[]): Promise<null> {
    const change = (await database()).transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    await wholly(change, () => {
      void change.objectStore("tables").add(head);
      entries.forEach((entry, n) => void change.objectStore("entries").add(entry, [head.spec.id, n]));
    });
    return null;
  },

  /** Append to a log of `first` entries; false if another window has appended meanwhile. */
  async append(head: Head, first: number, entries: Doc[]): Promise<boolean> {
    const change = (await database()).transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    const table = await change.objectStore("tables").get(head.spec.id);
    if (table?.n !== first) {
      await change.done;
      return false;
    }
    await wholly(change, () => {
      void change.objectStore("tables").put(head);
      entries.forEach((entry, n) => void change.objectStore("entries").add(entry, [head.spec.id, first + n]));
    });
    return true;
  },

  async delete(table: string): Promise<null> {
    const change = (await database()).transaction(["tables", "entries", "documents"], "readwrite");
    void change.objectStore("tables").delete(table);
    void change.objectStore("entries").delete(ofTable(table));
    void change.objectStore("documents").delete(["analysis", table]);
    await change.done;
    return null;
  },

  async read(kind: string, key: string): Promise<Doc | null> {
    return (await (await database()).get("documents", [kind, key])) ?? null;
  },

  async write(kind: string, key: string, doc: Doc | null): Promise<null> {
    const db = await database();
    if (doc === null) await db.delete("documents", [kind, key]);
    else await db.put("documents", doc, [kind, key]);
    return null;
  },

  async clear(): Promise<null> {
    const change = (await database()).transaction(["tables", "entries", "documents"], "readwrite");
    for (const name of ["tables", "entries", "documents"] as const) void change.objectStore(name).clear();
    await change.done;
    return null;
  },
};

/** Everything that is kept here, to be taken to another device. */
export async function exportEverything(): Promise<Everything> {
  const db = await database();
  const change = db.transaction(["tables", "entries", "documents"]);
  const heads = await change.objectStore("tables").getAll();
  const tables = [];
  for (const head of heads) {
    tables.push({ head, entries: await change.objectStore("entries").getAll(ofTable(head.spec.id)) });
  }
  const documents = [];
  for await (const cursor of change.objectStore("documents")) {
    documents.push({ kind: cursor.key[0], key: cursor.key[1], doc: cursor.value });
  }
  const settings = Object.fromEntries(
    Object.entries(localStorage).filter(([name]) => name.startsWith(SETTINGS) && !NEVER_EXPORTED.test(name)),
  );
  return { app: "beffroi", version: VERSION, tables, documents, settings };
}

type Writing = IDBPTransaction<Kept, ("tables" | "entries" | "documents")[], "readwrite">;

async function takeTables(change: Writing, found: Everything): Promise<number> {
  const writes: Promise<unknown>[] = []; // each is waited for: a full device refuses it, and it may be the last
  const write = (asked: Promise<unknown>): void => {
    asked.catch(() => undefined); // told at the end, where nothing else has failed before
    writes.push(asked);
  };
  let taken = 0;
  for (const { head, entries } of found.tables) {
    if (head.n !== entries.length) throw new Error("not-understood");
    const known = await change.objectStore("tables").get(head.spec.id);
    if (known && known.n >= head.n) continue;
    taken += known ? 0 : 1;
    write(change.objectStore("tables").put(head));
    entries.forEach((entry, n) => write(change.objectStore("entries").put(entry, [head.spec.id, n])));
  }
  for (const { kind, key, doc } of found.documents) {
    if (!(await change.objectStore("documents").get([kind, key])))
      write(change.objectStore("documents").put(doc, [kind, key]));
  }
  await Promise.all(writes);
  return taken;
}

/** Take in what another device kept, all of it or nothing; of two logs of one table the longer stays. How many tables are new. */
export async function importEverything(found: Everything): Promise<number> {
  if (found?.app !== "beffroi" || !Array.isArray(found.tables) || !(found.version <= VERSION)) {
    throw new Error("not-understood");
  }
  const db = await database();
  const change = db.transaction(["tables", "entries", "documents"], "readwrite");
  const taken = await takeTables(change, found).catch((error: unknown) => {
    change.done.catch(() => undefined); // it is told by the error itself
    change.abort();
    throw error;
  });
  await change.done;
  for (const [name, value] of Object.entries(found.settings ?? {})) {
    if (name.startsWith(SETTINGS) && localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }
  return taken;
}
