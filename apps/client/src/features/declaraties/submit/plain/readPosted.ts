import type { ClaimValues } from '../fields/fields.ts';
import { postedDay, readDay } from './postedDay.ts';

/** Reads the raw values of a claim. */
export function readValues(fields: URLSearchParams): ClaimValues {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    declarant: text('declarant'),
    zorgsoort: text('zorgsoort'),
    behandelDatum: readDay(fields, 'behandelDatum'),
    bedrag: text('bedrag'),
    naamZorgverlener: text('naamZorgverlener'),
    notaNummer: text('notaNummer'),
    buitenland: fields.has('buitenland'),
    opmerking: text('opmerking'),
  };
}

/** Returns the page's fields for these values. */
export function toPostedFields({
  behandelDatum,
  buitenland,
  ...texts
}: ClaimValues): Readonly<Record<string, string>> {
  return {
    ...texts,
    ...postedDay('behandelDatum', behandelDatum),
    ...(buitenland && { buitenland: 'on' }),
  };
}
