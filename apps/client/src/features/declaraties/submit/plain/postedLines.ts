import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { ErrorsByField } from '../../../../forms/formState.ts';
import type { ClaimValues } from '../fields/fields.ts';
import {
  type ClaimLine,
  createLine,
  emptyLine,
  lineFields,
  type LineValues,
  ownFields,
} from '../lines/lines.ts';
import { plainForm, type PlainErrors } from './plainForm.ts';
import { postedDay, readDay } from './postedDay.ts';

export const prefixOfLine = 'line-';

/** Returns the name of a field of a line, by index. */
export function nameInLine(at: number, field: keyof LineValues): string {
  return `${prefixOfLine}${at}-${field}`;
}

function readLine(fields: URLSearchParams, at: number): LineValues {
  const text = (field: keyof LineValues) => fields.get(nameInLine(at, field)) ?? '';
  return {
    zorgsoort: text('zorgsoort'),
    behandelDatum: readDay(fields, nameInLine(at, 'behandelDatum')),
    bedrag: text('bedrag'),
    omschrijving: text('omschrijving'),
  };
}

const isEmpty = (line: LineValues) =>
  lineFields.every((field) => line[field].trim() === emptyLine[field]);

/**
 * Reads the posted lines, up to the maximum of a claim, because a form cannot be trusted. Lines with empty
 * fields are dropped.
 */
export function readLines(fields: URLSearchParams): readonly ClaimLine[] {
  const count = Math.min(Number(fields.get(plainForm.lines)) || 0, fieldLimits.regels);
  return Array.from({ length: Math.max(0, Math.trunc(count)) }, (_, at) => readLine(fields, at))
    .filter((line) => !isEmpty(line))
    .map((line, at) => createLine(`posted-${at}`, line));
}

/** Returns the page's fields for these lines. */
export function toPostedLines(lines: readonly ClaimLine[]): Readonly<Record<string, string>> {
  const all = lines.flatMap(({ form: { values } }, at) => [
    ...(['zorgsoort', 'bedrag', 'omschrijving'] as const).map(
      (field) => [nameInLine(at, field), values[field]] as const,
    ),
    ...Object.entries(postedDay(nameInLine(at, 'behandelDatum'), values.behandelDatum)),
  ]);
  return { [plainForm.lines]: String(lines.length), ...Object.fromEntries(all) };
}

/** Returns the errors of the lines, by the names of their fields. */
export function errorsInLines(lines: readonly ErrorsByField<LineValues>[]): PlainErrors {
  const all = lines.flatMap((errors, at) =>
    lineFields.flatMap((field) =>
      errors[field] === undefined ? [] : [[nameInLine(at, field), errors[field]] as const],
    ),
  );
  return Object.fromEntries(all);
}

export interface PostedClaim {
  readonly values: ClaimValues;
  readonly lines: readonly ClaimLine[];
}

/** Turns a single line into the claim itself. */
export function foldOne({ values, lines }: PostedClaim): PostedClaim {
  const [only, ...more] = lines;
  if (!only || more.length > 0) return { values, lines };
  return { values: { ...values, ...ownFields(only) }, lines: [] };
}
