/* store.ts: games kept in the browser's IndexedDB: the image of each table, and
 * the rows of its steps (SessionHost in src/session/session.h). */

export interface Kept {
  image: string;
  isOver: boolean;
  /** Rows of steps by the number of their last step, in order. */
  rows: [number, string][];
}

export interface Store {
  /** Null if there is no such table. */
  read(table: string): Promise<Kept | null>;
  /** Resolves once all these tables are stored. */
  write(tables: Map<string, Kept>): Promise<void>;
  list(): Promise<string[]>;
}

const NAME = "joute";
const TABLES = "tables";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function openStore(): Promise<Store> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES);
  const db = await settled(request);
  const tables = (mode: IDBTransactionMode) => db.transaction(TABLES, mode).objectStore(TABLES);
  return {
    async read(table) {
      return isKept(await settled(tables("readonly").get(table)));
    },
    write(changed) {
      const transaction = db.transaction(TABLES, "readwrite");
      for (const [table, kept] of changed) transaction.objectStore(TABLES).put(kept, table);
      /* Otherwise the browser would first come back with the results of put. */
      transaction.commit();
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
    },
    async list() {
      return (await settled(tables("readonly").getAllKeys())).filter((key) => typeof key === "string");
    },
  };
}

/** Another program of the same origin could have written anything. */
function isKept(value: unknown): Kept | null {
  const { image, isOver, rows } = (value ?? {}) as Partial<Kept>;
  const isRow = (row: unknown) => Array.isArray(row) && typeof row[0] === "number" && typeof row[1] === "string";
  return typeof image === "string" && typeof isOver === "boolean" && Array.isArray(rows) && rows.every(isRow)
    ? { image, isOver, rows }
    : null;
}
