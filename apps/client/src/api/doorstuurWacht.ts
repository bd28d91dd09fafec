/** How long the same target is not redirected to again by itself (decisions §8). */
const pauzeMs = 10_000;
const sleutel = 'doorgestuurd';

/** Where the moments are kept: sessionStorage, as a fresh document has to know them too. */
export type WachtOpslag = Pick<Storage, 'getItem' | 'setItem'>;

function leesMomenten(opslag: WachtOpslag): Record<string, number> {
  try {
    const waarde: unknown = JSON.parse(opslag.getItem(sleutel) ?? '{}');
    return typeof waarde === 'object' && waarde !== null ? { ...waarde } : {};
  } catch {
    return {};
  }
}

/**
 * Asks leave for an automatic redirect, and notes it. False within ten seconds of the last one to
 * the same target: then the error is shown in its place, so that no loop arises (decisions §8).
 */
export function magDoorsturen(doel: string, nuMs: number, opslag: WachtOpslag): boolean {
  const momenten = leesMomenten(opslag);
  const vorige = momenten[doel];
  if (vorige !== undefined && nuMs - vorige < pauzeMs) return false;
  try {
    opslag.setItem(sleutel, JSON.stringify({ ...momenten, [doel]: nuMs }));
  } catch {
    // Without storage nothing guards against a loop, so nothing redirects.
    return false;
  }
  return true;
}
