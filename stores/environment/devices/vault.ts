import type { Vault } from '../parts.ts'

const DATABASE = 'identity'
const STORE = 'entries'

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Keeps entries in IndexedDB, where a write is seen by every tab as soon as it is answered. */
export function indexedVault(factory: () => IDBFactory): Vault {
  let database: Promise<IDBDatabase> | undefined

  async function transact<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>
  ): Promise<T> {
    database ??= openDatabase(factory())
    const opened = await database
    return new Promise((resolve, reject) => {
      const transaction = opened.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    get: async key => {
      const value: unknown = await transact('readonly', store => store.get(key))
      return typeof value === 'string' ? value : undefined
    },
    set: async (key, value) => {
      await transact('readwrite', store => store.put(value, key))
    },
    remove: key => transact('readwrite', store => store.delete(key)),
    keys: async () => (await transact('readonly', store => store.getAllKeys())).map(String)
  }
}
