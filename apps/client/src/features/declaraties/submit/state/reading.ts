import * as scanWords from '../../../../generated/texts/scan.js';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import { formatAmount, toTypedAmount } from '@mijn/domain/money';
import {
  type ReadNota,
  type Mark,
  type Marks,
  type ReadLine,
  type ReadValue,
  readFields,
} from './readNota.ts';
import type { FormState } from '../../../../forms/formState.ts';
import { type ClaimLine, createLine, type LineValues } from './lineItems.ts';
import { type ClaimValues, emptyValues } from './claimFields.ts';

/** Returns the label of one of several bills: provider, date and amount. */
export function notaLabel(nota: ReadNota, at: number, language: Language): string {
  const day = nota.regels[0]?.behandelDatum?.waarde;
  const cents = nota.totaal?.waarde;
  return [
    nota.naamZorgverlener?.waarde ?? scanWords.severalNota({ number: at + 1 }),
    day && formatDay(day, language),
    cents !== undefined && formatAmount(cents, language),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A bill in the files of a claim for another bill. */
export interface RemainingNota {
  readonly label: string;
  readonly bestandIds: readonly string[];
}

/** The reason that a bill was not read: a failure now, or a bill that cannot be read. */
export type NotRead = 'failed' | 'unreadable';

/** The state of the reading; `files` is the key of its files. */
export type Reading =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly files: string; /** After it failed. */ readonly again?: true }
  /** No bill in the files; a failure now; unreadable files. */
  | { readonly kind: 'nothing' | 'failed' | 'unreadable'; readonly files: string }
  /** Several bills: the person has to choose which is submitted first. */
  | { readonly kind: 'several'; readonly files: string; readonly notas: readonly ReadNota[] }
  | {
      readonly kind: 'done';
      readonly files: string;
      readonly nota: ReadNota;
      /** Whether somebody has checked the fields. */
      readonly reviewed: boolean;
      /** The other bills in these files. */
      readonly left: readonly RemainingNota[];
    };

/** The part of a claim that a reading can fill in. */
export interface Readable {
  readonly form: FormState<ClaimValues>;
  readonly lines: readonly ClaimLine[];
  readonly marks: Marks;
}

function toMark<T>(
  read: ReadValue<T> | null,
  write: (value: T) => string | boolean,
): Mark | undefined {
  if (read === null) return undefined;
  const { waarde, zeker, plaats } = read;
  return { value: write(waarde), sure: zeker, filledIn: true, place: plaats ?? undefined };
}

const asItIs = <T>(value: T): T => value;

// Care is recognised by our own words only.
function careMark({ zorgsoort }: ReadLine): Mark | undefined {
  const mark = toMark(zorgsoort, asItIs);
  return typeof mark?.value === 'string' && isZorgsoort(mark.value) ? mark : undefined;
}

function lineMarks(line: ReadLine, language: Language): Marks {
  return {
    zorgsoort: careMark(line),
    behandelDatum: toMark(line.behandelDatum, asItIs),
    bedrag: toMark(line.bedrag, (cents) => toTypedAmount(cents, language)),
    omschrijving: toMark(line.omschrijving, asItIs),
  };
}

// The total of a bill without one is the sum of its lines, if all were read.
function totalOf({ totaal, regels }: ReadNota): ReadValue<number> | null {
  if (totaal !== null || regels.length < 2) return totaal;
  const amounts = regels.flatMap(({ bedrag }) => bedrag?.waarde ?? []);
  if (amounts.length < regels.length) return null;
  return { waarde: amounts.reduce((sum, cents) => sum + cents, 0), zeker: false, plaats: null };
}

function claimMarks(nota: ReadNota, language: Language): Marks {
  const [only, ...more] = nota.regels;
  const one = only && more.length === 0 ? lineMarks(only, language) : {};
  return {
    declarant: toMark(nota.relatienummer, asItIs),
    zorgsoort: one.zorgsoort,
    behandelDatum: one.behandelDatum,
    bedrag: toMark(totalOf(nota), (cents) => toTypedAmount(cents, language)) ?? one.bedrag,
    naamZorgverlener: toMark(nota.naamZorgverlener, asItIs),
    notaNummer: toMark(nota.notaNummer, asItIs),
    buitenland: nota.buitenland?.waarde ? toMark(nota.buitenland, asItIs) : undefined,
  };
}

const namesOfLine = ['zorgsoort', 'behandelDatum', 'bedrag', 'omschrijving'] as const;

// A value that was not read is empty, for the person to type.
function lineValues(marks: Marks): LineValues {
  const typed = (name: (typeof namesOfLine)[number]) => String(marks[name]?.value ?? '');
  return {
    zorgsoort: typed('zorgsoort'),
    behandelDatum: typed('behandelDatum'),
    bedrag: typed('bedrag'),
    omschrijving: typed('omschrijving'),
  };
}

function createLines(nota: ReadNota, language: Language): readonly ClaimLine[] {
  return nota.regels.map((read, at) => {
    const marks = lineMarks(read, language);
    // The key depends on the place on the bill, so that a second reading gives the same lines.
    return createLine(`read-${at}`, lineValues(marks), marks);
  });
}

// A typed or chosen value stays; one that equals the reading counts as checked.
function fill(values: ClaimValues, marks: Marks) {
  const open = readFields.filter((name) => marks[name] && values[name] === emptyValues[name]);
  const filled = Object.fromEntries(open.map((name) => [name, marks[name]?.value]));
  const told = readFields.map((name) => {
    const [mark, filledIn] = [marks[name], open.includes(name)];
    return [name, mark && { ...mark, filledIn, sure: mark.sure || !filledIn }] as const;
  });
  return { values: { ...values, ...filled }, marks: Object.fromEntries(told) };
}

function isUntouched({ form: { values }, marks }: ClaimLine): boolean {
  return namesOfLine.every((name) => values[name] === (marks[name]?.value ?? ''));
}

// A changed field loses its error (formState.ts), also when a bill changes it.
function withValues({ form }: Readable, values: ClaimValues): Readable['form'] {
  const other = readFields.filter((name) => form.values[name] !== values[name]);
  const silent = Object.fromEntries(other.map((name) => [name, undefined]));
  return { ...form, values, errors: { ...form.errors, ...silent } };
}

// A line with unchanged values stays the same, with its errors.
function asItStood(line: ClaimLine, before: readonly ClaimLine[]): ClaimLine {
  const old = before.find(({ key }) => key === line.key)?.form;
  const isSame = old && namesOfLine.every((name) => old.values[name] === line.form.values[name]);
  return isSame ? { ...line, form: old } : line;
}

/** Removes values of an earlier reading that nobody has changed. */
export function removeRead(before: Readable): Readable {
  const { form, lines, marks } = before;
  const stale = readFields.filter(
    (name) => marks[name]?.filledIn && marks[name].value === form.values[name],
  );
  const emptied = Object.fromEntries(stale.map((name) => [name, emptyValues[name]]));
  return {
    form: withValues(before, { ...form.values, ...emptied }),
    lines: lines.every(isUntouched) ? [] : lines,
    marks: {},
  };
}

/** Fills in empty fields with the reading of a bill, and remembers the places of the values. */
export function fillInRead(before: Readable, nota: ReadNota, language: Language): Readable {
  const { form, lines } = removeRead(before);
  const { zorgsoort, behandelDatum } = form.values;
  const several =
    nota.regels.length > 1 && lines.length === 0 && zorgsoort === '' && behandelDatum === '';
  const { values, marks } = fill(form.values, claimMarks(nota, language));
  return {
    form: withValues(before, values),
    lines: several
      ? createLines(nota, language).map((line) => asItStood(line, before.lines))
      : lines,
    marks,
  };
}

/** Joins several bills that are one: the fields of the first, and the lines of all. */
export function asOneNota(notas: readonly ReadNota[]): ReadNota | undefined {
  const [first] = notas;
  return (
    first && {
      ...first,
      bestandIds: notas.flatMap(({ bestandIds }) => bestandIds),
      regels: notas.flatMap(({ regels }) => regels),
      totaal: notas.length === 1 ? first.totaal : null,
    }
  );
}
