const pathOf = (asked: string | { readonly url: string }): string => {
  const { pathname, search } = new URL(
    typeof asked === 'string' ? asked : asked.url,
    'https://mijn.test',
  );
  return pathname + search;
};

/** The caches of a browser, as far as our worker uses them, in memory; each answers as often as it is asked. */
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
    /** Has that put fail, counted from 1, and all after it. */
    failAtPut: (count: number) => {
      putsUntilFull = count;
    },
  };
}
