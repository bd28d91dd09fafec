import { type ClaimValues, detailFields } from '../state/claimFields.ts';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { ErrorsByField } from '../../../../forms/formState.ts';
import {
  type ClaimLine,
  createLine,
  emptyLine,
  lineFields,
  type LineValues,
  ownFields,
} from '../state/lineItems.ts';
import { noScriptForm, type NoScriptErrors } from './formFields.ts';
import type { ReactNode } from 'react';
import type { BoundFields } from '../../../../forms/bindFields.ts';

const partsOfDay = [
  ['year', 4],
  ['month', 2],
  ['day', 2],
] as const;

/** Joins a date that was posted in three fields, as script joins it. */
function readDay(fields: URLSearchParams, name: string): string {
  const parts = partsOfDay.map(([part, length]) => {
    const typed = (fields.get(`${name}-${part}`) ?? '').replaceAll(/\D/g, '');
    return { typed, padded: typed.padStart(length, '0') };
  });
  return parts.some(({ typed }) => typed !== '') ? parts.map(({ padded }) => padded).join('-') : '';
}

/** Returns the three fields of a date, `yyyy-mm-dd`. */
function postedDay(name: string, day: string): Readonly<Record<string, string>> {
  const parts = day.split('-');
  return Object.fromEntries(partsOfDay.map(([part], at) => [`${name}-${part}`, parts[at] ?? '']));
}

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

const prefixOfLine = 'line-';

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
  const count = Math.min(Number(fields.get(noScriptForm.lines)) || 0, fieldLimits.regels);
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
  return { [noScriptForm.lines]: String(lines.length), ...Object.fromEntries(all) };
}

/** Returns the errors of the lines, by the names of their fields. */
export function errorsInLines(lines: readonly ErrorsByField<LineValues>[]): NoScriptErrors {
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

const nothing = () => undefined;

export type ErrorNodes = Readonly<Record<string, ReactNode>>;

/** Returns the names with this prefix, in their order. */
const begunBy = (names: readonly string[], start: string) =>
  names.filter((name) => name.startsWith(start));

/** Sorts the names of errors by their order on the page; those without a place come first. */
function inOrder(names: readonly string[], notaFirst: boolean): readonly string[] {
  const [what, day, ...rest] = detailFields;
  const ofNota = [...begunBy(names, noScriptForm.fileGood), noScriptForm.nota, noScriptForm.files];
  const ofClaim = ['declarant', what, day, ...begunBy(names, prefixOfLine), ...rest];
  const own = notaFirst ? [...ofNota, ...ofClaim] : [...ofClaim, ...ofNota];
  return [...new Set(['form', ...own, ...names])].filter((name) => names.includes(name));
}

/** Returns the id of a control; the same field of the form with script is in the document too. */
export function noScriptId(name: string): string {
  return `noScript-${name}`;
}

/**
 * Binds the fields of a page without script.
 * @param notaFirst whether the bill stands before its values
 */
export function fixedFields(
  values: ClaimValues,
  errors: NoScriptErrors,
  nodes: ErrorNodes,
  notaFirst: boolean,
): BoundFields<ClaimValues> {
  return {
    values,
    id: noScriptId,
    fillIn: nothing,
    leave: nothing,
    text: (name) => ({ name, value: values[name], onChange: nothing, onBlur: nothing }),
    error: (name) => errors[name],
    errors: inOrder(Object.keys(nodes), notaFirst).flatMap((name) => {
      const text = nodes[name];
      return text === undefined ? [] : [{ fieldId: noScriptId(name), text }];
    }),
    checks: 0,
    check: () => false,
  };
}
