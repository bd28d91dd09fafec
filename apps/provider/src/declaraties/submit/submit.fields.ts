import {
  submitFields,
  type SubmitFields,
  type ValidationMelding,
} from '@mijn/contract/declaraties';
import { submitFieldExtension } from '@mijn/contract/extensions';
import {
  type SubmittedLine,
  submitLinesExtension,
  submittedLines,
} from '@mijn/contract/submittedLines';
import { formatCount } from '@mijn/domain/format';
import { isObject, parseJson } from '@mijn/domain/values';
import { isVisible } from '@mijn/domain/typedText';
import type { z } from 'zod';
import type { FieldCode, MeldingCode } from '@mijn/domain/meldingCodes';
import { Refusal } from '../../http/refusal.ts';

type ShapeCode = Extract<FieldCode, 'required' | 'tooLong' | 'invalidFormat'>;

// Label of each field on the screen, and a hint on its format.
const names: Readonly<Record<string, { readonly name: string; readonly shape: string }>> = {
  declarant: { name: 'voor wie je declareert', shape: 'Kies een persoon.' },
  zorgsoort: { name: 'de soort zorg', shape: 'Kies een soort zorg.' },
  behandelDatum: { name: 'de datum van de behandeling', shape: 'Bijvoorbeeld 12 november 2026.' },
  bedrag: { name: 'het bedrag', shape: 'Bijvoorbeeld 45,00. Hoogstens 999.999,99.' },
  naamZorgverlener: { name: 'de naam van de zorgverlener', shape: 'Die staat op de nota.' },
  notaNummer: { name: 'het notanummer', shape: 'Dat staat op de nota.' },
  buitenland: { name: 'of de zorg in het buitenland was', shape: 'Kies ja of nee.' },
  opmerking: { name: 'de opmerking', shape: 'Maak de tekst korter.' },
  omschrijving: { name: 'de omschrijving', shape: 'Maak de tekst korter.' },
  regels: { name: 'de regels van de nota', shape: 'Vul ze opnieuw in.' },
};

const texts: Readonly<Record<ShapeCode, (name: string, shape: string, limit: string) => string>> = {
  required: (name, shape) => `Vul in: ${name}. ${shape}`,
  tooLong: (name, _shape, limit) => `Dit is te lang: ${name}. Gebruik hoogstens ${limit} tekens.`,
  invalidFormat: (name, shape) => `Dit klopt niet: ${name}. ${shape}`,
};

/** Returns an error message about a field, in the contract's shape. */
export function fieldMelding(field: string, code: MeldingCode, message: string): ValidationMelding {
  return { code, level: 'error', message, veld: field };
}

function isList(field: string): boolean {
  return Object.hasOwn(submitFieldExtension, field);
}

function isExtension(field: string): boolean {
  return isList(field) || Object.hasOwn(submitLinesExtension, field);
}

/**
 * Collects the values of a form as in the contract: lists for `bestandIds` and `bevestigd`, one trimmed
 * value for the others.
 * @throws Refusal 400 for a field that is not in the contract, or that occurs twice.
 */
export function toFields(
  fields: ReadonlyMap<string, readonly string[]>,
  extensions: boolean,
): Record<string, string | readonly string[]> {
  const known = Object.keys(submitFields.shape);
  return Object.fromEntries(
    [...fields].map(([name, values]): [string, string | readonly string[]] => {
      const [first = '', ...more] = values;
      if (!known.includes(name)) throw new Refusal(400);
      if (isExtension(name) && !extensions) throw new Refusal(400);
      if (isList(name)) return [name, values];
      if (more.length > 0) throw new Refusal(400);
      return [name, first.trim()];
    }),
  );
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): ShapeCode {
  if (value === undefined || (typeof value === 'string' && !isVisible(value))) return 'required';
  return issue.code === 'too_big' ? 'tooLong' : 'invalidFormat';
}

function meldingOf(
  issue: z.core.$ZodIssue,
  place: string,
  value: unknown,
): ValidationMelding & { readonly veld: string } {
  const code = codeOf(issue, value);
  const limit = issue.code === 'too_big' ? formatCount(Number(issue.maximum), 'nl') : '';
  const field = place.split('.').at(-1) ?? place;
  const { name, shape } = names[field] ?? { name: field, shape: '' };
  return { ...fieldMelding(place, code, texts[code](name, shape, limit)), veld: place };
}

/** Valid fields, or messages about the invalid ones: one per field. */
export type ParsedFields =
  | {
      readonly fields: SubmitFields;
      readonly regels: readonly SubmittedLine[] | null;
      readonly meldingen: readonly [];
    }
  | {
      readonly fields: undefined;
      readonly regels?: undefined;
      readonly meldingen: readonly ValidationMelding[];
    };

function onePerField(meldingen: readonly (ValidationMelding & { readonly veld: string })[]) {
  return [...new Map(meldingen.map((melding) => [melding.veld, melding])).values()];
}

/** Returns the submitted value at a path, such as `2.bedrag`. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), value);
}

/** Parses the lines of a bill; errors have the position of the line, from 0: `regels.2.bedrag`. */
function parseLines(text: unknown): {
  readonly regels: readonly SubmittedLine[] | null;
  readonly meldingen: readonly ValidationMelding[];
} {
  if (typeof text !== 'string') return { regels: null, meldingen: [] };
  const value = parseJson(text) ?? text;
  const { data, error } = submittedLines.safeParse(value);
  if (data) return { regels: data, meldingen: [] };
  const meldingen = error.issues.map((issue) =>
    meldingOf(issue, ['regels', ...issue.path].join('.'), valueAt(value, issue.path)),
  );
  return { regels: null, meldingen: onePerField(meldingen) };
}

/**
 * Validates the fields against the contract, with messages per field. File ids are looked up later,
 * where a malformed one is treated as unknown.
 */
export function parseFields(raw: Readonly<Record<string, unknown>>): ParsedFields {
  const { data, error } = submitFields.safeParse({ ...raw, bestandIds: [] });
  const { regels, meldingen } = parseLines(raw['regels']);
  if (data && meldingen.length === 0) return { fields: data, regels, meldingen: [] };
  const fields = (error?.issues ?? []).map((issue) =>
    meldingOf(issue, String(issue.path[0]), raw[String(issue.path[0])]),
  );
  return { fields: undefined, meldingen: [...onePerField(fields), ...meldingen] };
}
