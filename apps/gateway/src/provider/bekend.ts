import { ProviderFout } from './providerFout.ts';

/** Ids that cannot stand in a path as one part of it belong to nothing. */
const onmogelijk = /^(?:|\.|\.\.|.{65,})$/s;

/** An id of a wrong kind is told apart from an unknown one by nobody (decisions §2). */
const bestaatNiet = new Set([400, 404, 405]);

/**
 * Fills the parts of a path of the contract (`/declaraties/:id`).
 * @throws ProviderFout 404 for an id that cannot stand in a path
 */
export function padMet(pad: string, delen: Readonly<Record<string, string>>): string {
  return pad.replace(/:(\w+)/g, (_, naam: string) => {
    const deel = delen[naam] ?? '';
    if (onmogelijk.test(deel)) throw new ProviderFout('geweigerd', 404);
    return encodeURIComponent(deel.toWellFormed());
  });
}

/**
 * Asks about one thing by its id: a foreign, unknown or malformed one fails the same way.
 * @throws ProviderFout 404 for all of these, or what else failed
 */
export async function alsBekend<T>(vraag: () => Promise<T>): Promise<T> {
  try {
    return await vraag();
  } catch (fout) {
    const onbekend = fout instanceof ProviderFout && bestaatNiet.has(fout.status);
    throw onbekend ? new ProviderFout('geweigerd', 404) : fout;
  }
}
