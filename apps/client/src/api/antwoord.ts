import type { GraphqlAntwoord, GraphqlFout } from '@mijn/contract/serverEntry';
import { ApiFout } from './apiFout.ts';

/** What an operation answered: the data that did not fail, and the errors beside it. */
export interface Antwoord<Data> {
  readonly data: { readonly [Veld in keyof Data]: Data[Veld] | null };
  readonly fouten: readonly ApiFout[];
}

/** A part of a screen that may fail by itself; plain, so that it survives the data island. */
export type Deel<Waarde> =
  | { readonly gelukt: true; readonly waarde: Waarde }
  | { readonly gelukt: false; readonly status: number; readonly redenen: readonly string[] };

function naarApiFout({ path, extensions }: GraphqlFout): ApiFout {
  const veld = typeof path?.[0] === 'string' ? path[0] : undefined;
  const status = extensions?.status ?? 500;
  const soort = extensions?.soort === 'syntax' ? 'syntax' : 'veld';
  return new ApiFout(soort, status, { veld, redenen: extensions?.redenen });
}

/**
 * Reads the answer of `/graphql`.
 * @throws ApiFout when an error belongs to no field: then nothing of the answer can be used.
 */
export function leesAntwoord<Data>(ruw: GraphqlAntwoord): Antwoord<Data> {
  const fouten = (ruw.errors ?? []).map(naarApiFout);
  const heel = fouten.find((fout) => fout.veld === undefined);
  if (heel) throw heel;
  // The schema's types are trusted here: gateway and client are built from the same SDL.
  const data: Antwoord<Data>['data'] = Object(ruw.data ?? {});
  return { data, fouten };
}

/**
 * A field without which the screen has nothing to say.
 * @throws ApiFout the field's own error, or 404 when it is null without one.
 */
export function verplicht<Data, Veld extends keyof Data & string>(
  antwoord: Antwoord<Data>,
  veld: Veld,
): NonNullable<Data[Veld]> {
  const fout = antwoord.fouten.find((een) => een.veld === veld);
  if (fout) throw fout;
  const { [veld]: waarde } = antwoord.data;
  if (waarde === null || waarde === undefined) throw new ApiFout('veld', 404, { veld });
  return waarde;
}

/**
 * A field whose failure is told in its place while the rest of the screen stays (decisions §8).
 * @throws ApiFout only when the session is gone or the answer is no JSON: those concern the whole screen.
 */
export function deel<Data, Veld extends keyof Data & string>(
  antwoord: Antwoord<Data>,
  veld: Veld,
): Deel<NonNullable<Data[Veld]>> {
  try {
    return { gelukt: true, waarde: verplicht(antwoord, veld) };
  } catch (fout) {
    if (!(fout instanceof ApiFout) || fout.status === 401 || fout.soort === 'syntax') throw fout;
    return { gelukt: false, status: fout.status, redenen: fout.redenen };
  }
}
