const pathOf = (asked: string | { readonly url: string }): string => {
  const { pathname, search } = new URL(
    typeof asked === 'string' ? asked : asked.url,
    'https://mijn.test',
  );
  return pathname + search;
};

/** An in-memory Cache Storage, as far as our worker uses it; a stored response can be read repeatedly. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  let putsUntilFull = Number.POSITIVE_INFINITY;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (asked: string | { readonly url: string }, response: Response) => {
        putsUntilFull -= 1;
        if (putsUntilFull <= 0) throw new DOMException('full', 'QuotaExceededError');
        store.set(pathOf(asked), response);
      },
      match: async (asked: string | { readonly url: string }) => store.get(pathOf(asked))?.clone(),
      keys: async () => Array.from(store.keys(), (path) => new Request(`https://mijn.test${path}`)),
    };
  };
  return {
    caches: {
      open,
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
    },
    /** Makes this put and all after it fail, counted from 1. */
    failAtPut: (count: number) => {
      putsUntilFull = count;
    },
  };
}
