import {
  indienenVelden,
  type IndienenVelden,
  type ValidatieMelding,
} from '@mijn/contract/declaraties';
import { indienenVeldUitbreiding } from '@mijn/contract/uitbreidingen';
import type { z } from 'zod';
import { Weigering } from '../http/weigering.ts';

type Veldcode = 'required' | 'tooLong' | 'invalidFormat';

/** What each field is called on the screen, and how it is written well. */
const namen: Readonly<Record<string, { readonly naam: string; readonly vorm: string }>> = {
  declarant: { naam: 'voor wie je declareert', vorm: 'Kies een persoon.' },
  zorgsoort: { naam: 'de soort zorg', vorm: 'Kies een soort zorg.' },
  behandelDatum: { naam: 'de datum van de behandeling', vorm: 'Bijvoorbeeld 12 november 2026.' },
  bedrag: { naam: 'het bedrag', vorm: 'Bijvoorbeeld 45,00. Hoogstens 999.999,99.' },
  naamZorgverlener: { naam: 'de naam van de zorgverlener', vorm: 'Die staat op de nota.' },
  notaNummer: { naam: 'het notanummer', vorm: 'Dat staat op de nota.' },
  buitenland: { naam: 'of de zorg in het buitenland was', vorm: 'Kies ja of nee.' },
  opmerking: { naam: 'de opmerking', vorm: 'Maak de tekst korter.' },
};

const teksten: Readonly<Record<Veldcode, (naam: string, vorm: string, grens: string) => string>> = {
  required: (naam, vorm) => `Vul in: ${naam}. ${vorm}`,
  tooLong: (naam, _vorm, grens) => `Dit is te lang: ${naam}. Gebruik hoogstens ${grens} tekens.`,
  invalidFormat: (naam, vorm) => `Dit klopt niet: ${naam}. ${vorm}`,
};

/** A message about a field, in the contract's shape. */
export function veldMelding(veld: string, code: string, message: string): ValidatieMelding {
  return { code, level: 'error', message, veld };
}

function isUitbreiding(veld: string): boolean {
  return Object.hasOwn(indienenVeldUitbreiding, veld);
}

/**
 * Puts the values of a form together as the contract has them: lists for `bestandIds` and
 * `bevestigd`, one trimmed value for the rest.
 * @throws Weigering 400 for a field that is not in the contract, or twice in the form.
 */
export function alsVelden(
  velden: ReadonlyMap<string, readonly string[]>,
  uitbreidingen: boolean,
): Record<string, string | readonly string[]> {
  const bekend = Object.keys(indienenVelden.shape);
  return Object.fromEntries(
    [...velden].map(([naam, waarden]) => {
      const [eerste = '', ...meer] = waarden;
      if (!bekend.includes(naam)) throw new Weigering(400);
      if (isUitbreiding(naam)) {
        if (!uitbreidingen) throw new Weigering(400);
        return [naam, waarden];
      }
      if (meer.length > 0) throw new Weigering(400);
      return [naam, eerste.trim()];
    }),
  );
}

function codeVan(issue: z.core.$ZodIssue, waarde: unknown): Veldcode {
  if (waarde === undefined || waarde === '') return 'required';
  return issue.code === 'too_big' ? 'tooLong' : 'invalidFormat';
}

function meldingVan(issue: z.core.$ZodIssue, velden: Readonly<Record<string, unknown>>) {
  const veld = String(issue.path[0]);
  const code = codeVan(issue, velden[veld]);
  const grens = issue.code === 'too_big' ? String(issue.maximum) : '';
  const { naam, vorm } = namen[veld] ?? { naam: veld, vorm: '' };
  return veldMelding(veld, code, teksten[code](naam, vorm, grens));
}

/** Fields that are right, or the messages about those that are not: one per field. */
export type GelezenVelden =
  | { readonly velden: IndienenVelden; readonly meldingen: readonly [] }
  | { readonly velden: undefined; readonly meldingen: readonly ValidatieMelding[] };

/**
 * Checks the fields against the contract; what is wrong becomes a message at its field. The ids of
 * files are looked up later: a malformed one is one that does not exist.
 */
export function leesVelden(ruw: Readonly<Record<string, unknown>>): GelezenVelden {
  const { data, error } = indienenVelden.safeParse({ ...ruw, bestandIds: [] });
  if (data) return { velden: data, meldingen: [] };
  const perVeld = new Map(
    error.issues.map((issue) => {
      const melding = meldingVan(issue, ruw);
      return [melding.veld, melding];
    }),
  );
  return { velden: undefined, meldingen: [...perVeld.values()] };
}
