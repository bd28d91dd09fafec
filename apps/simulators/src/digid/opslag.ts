import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** A memory that forgets: each entry lives for its own number of seconds. */
export interface VluchtigeOpslag<T> {
  zet(sleutel: string, waarde: T, seconden: number): void;
  haal(sleutel: string): T | undefined;
  wis(sleutel: string): void;
  /** The keys of the entries for which the test holds. */
  zoek(test: (waarde: T) => boolean): string[];
}

/** A store in this process's memory; what has had its time is cleared at the next write. */
export function createVluchtigeOpslag<T>(): VluchtigeOpslag<T> {
  const rijen = new Map<string, { waarde: T; tot: number }>();
  const levend = (sleutel: string) => {
    const rij = rijen.get(sleutel);
    return rij !== undefined && rij.tot > Date.now() ? rij : undefined;
  };
  return {
    zet(sleutel, waarde, seconden) {
      for (const oude of rijen.keys()) if (levend(oude) === undefined) rijen.delete(oude);
      rijen.set(sleutel, { waarde, tot: Date.now() + seconden * 1000 });
    },
    haal: (sleutel) => levend(sleutel)?.waarde,
    wis: (sleutel) => void rijen.delete(sleutel),
    zoek: (test) =>
      [...rijen.keys()].filter((sleutel) => {
        const rij = levend(sleutel);
        return rij !== undefined && test(rij.waarde);
      }),
  };
}

/** The broker judges expiry by `exp` itself; kept a little longer it can say "expired". */
const speling = 300;

function createAdapter(model: string, opslag: VluchtigeOpslag<AdapterPayload>): Adapter {
  const sleutelVan = (id: string) => `${model}:${id}`;
  return {
    upsert: async (id, payload, seconden = 0) =>
      opslag.zet(sleutelVan(id), payload, Math.max(seconden, 0) + speling),
    find: async (id) => opslag.haal(sleutelVan(id)),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = opslag.haal(sleutelVan(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => opslag.wis(sleutelVan(id)),
    revokeByGrantId: async (grantId) =>
      opslag
        .zoek((payload) => payload.grantId === grantId)
        .forEach((sleutel) => opslag.wis(sleutel)),
  };
}

/**
 * The broker's storage, in memory. It keeps no sessions: every visit starts without anybody
 * logged in, so that the last person is never logged in again by itself (decisions §3).
 */
export function createOpslag(): AdapterFactory {
  const opslag = createVluchtigeOpslag<AdapterPayload>();
  return (model) =>
    model === 'Session'
      ? { ...createAdapter(model, opslag), upsert: async () => {} }
      : createAdapter(model, opslag);
}
