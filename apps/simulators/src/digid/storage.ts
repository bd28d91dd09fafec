import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** A store in memory; each entry has its own lifetime in seconds. */
export interface VolatileStorage<T> {
  set(key: string, value: T, seconds: number): void;
  get(key: string): T | undefined;
  remove(key: string): void;
  /** Returns the keys of the entries that pass the test. */
  keysWhere(test: (value: T) => boolean): string[];
}

/** Creates a store in memory, which removes expired entries on the next write. */
export function createVolatileStorage<T>(): VolatileStorage<T> {
  const rows = new Map<string, { value: T; until: number }>();
  const alive = (key: string) => {
    const row = rows.get(key);
    return row !== undefined && row.until > Date.now() ? row : undefined;
  };
  return {
    set(key, value, seconds) {
      for (const old of rows.keys()) if (alive(old) === undefined) rows.delete(old);
      rows.set(key, { value, until: Date.now() + seconds * 1000 });
    },
    get: (key) => alive(key)?.value,
    remove: (key) => void rows.delete(key),
    keysWhere: (test) =>
      [...rows.keys()].filter((key) => {
        const row = alive(key);
        return row !== undefined && test(row.value);
      }),
  };
}

/** The broker checks `exp` itself; entries stay a little longer, so that it can report "expired". */
const slack = 300;

function createAdapter(model: string, storage: VolatileStorage<AdapterPayload>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  return {
    upsert: async (id, payload, seconds = 0) =>
      storage.set(keyOf(id), payload, Math.max(seconds, 0) + slack),
    find: async (id) => storage.get(keyOf(id)),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = storage.get(keyOf(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => storage.remove(keyOf(id)),
    revokeByGrantId: async (grantId) =>
      storage
        .keysWhere((payload) => payload.grantId === grantId)
        .forEach((key) => storage.remove(key)),
  };
}

/**
 * The broker's storage in memory. It stores no sessions, so that the previous person is never logged in automatically
 * (docs/decisions.md §3).
 */
export function createStorage(): AdapterFactory {
  const storage = createVolatileStorage<AdapterPayload>();
  return (model) =>
    model === 'Session'
      ? { ...createAdapter(model, storage), upsert: async () => {} }
      : createAdapter(model, storage);
}
