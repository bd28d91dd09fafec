import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Language } from '@mijn/domain/language';
import * as notaWords from '../../../../generated/texts/nota.js';
import type { ReadNota } from '../../nota/nota.ts';
import { notaLabel } from '../read/notaLabel.ts';
import { asOneNota } from '../read/reading.ts';
import { parseText } from '../send/parse.ts';
import { parseJson } from '@mijn/domain/parseJson';
import { plainForm } from './plainForm.ts';
import { shortName } from './shortName.ts';

/** One of several bills, or that they are one, as the page offers it. */
export interface NotaChoice {
  readonly value: string;
  readonly label: string;
}

/** What was chosen: the bill by its place among those of the same files, or all as one. */
interface ChosenNota {
  readonly at: number;
  /** Its files; undefined: all of them. */
  readonly ids: readonly string[] | undefined;
}

const together = 'all';

const filesOf = ({ bestandIds }: ReadNota) => bestandIds.join(' ');

// Each that was sent in before is one of them, however many are told by the same.
function withoutSent(each: NotaChoice[], before: readonly string[]): NotaChoice[] {
  const left = before.reduce((list, sent) => {
    const at = list.findIndex(({ label }) => shortName(label) === sent);
    return at === -1 ? list : list.toSpliced(at, 1);
  }, each);
  return left.length > 0 ? left : each;
}

/**
 * The bills to choose from; that they are one is no choice where they have more lines than a claim takes, or where
 * one of them was sent in.
 * @param before those that were sent in before from the same file, as they come along (`shortName.ts`)
 */
export function notaChoices(
  notas: readonly ReadNota[],
  language: Language,
  before: readonly string[] = [],
): NotaChoice[] {
  const each = notas.map((nota, at) => {
    const earlier = notas.slice(0, at).filter((other) => filesOf(other) === filesOf(nota));
    const value = `${earlier.length} ${filesOf(nota)}`;
    return { value, label: notaLabel(nota, at, language) };
  });
  const lines = notas.reduce((count, { regels }) => count + regels.length, 0);
  const open = withoutSent(each, before);
  if (lines > fieldLimits.regels || open.length < each.length) return open;
  return [...each, { value: together, label: notaWords.severalOne() }];
}

/** The files of a bill that is offered. */
export const filesOfChoice = ({ value }: NotaChoice): readonly string[] =>
  value.split(' ').slice(1);

function parseChosen(value: string): ChosenNota | undefined {
  const [at = '', ...ids] = value.split(' ');
  if (at === together) return { at: 0, ids: undefined };
  return /^\d{1,3}$/.test(at) ? { at: Number(at), ids } : undefined;
}

/** Which of several bills was chosen; undefined where nobody was asked, or nothing was chosen. */
export function chosenNota(fields: URLSearchParams): ChosenNota | undefined {
  return parseChosen(fields.get(plainForm.nota) ?? '');
}

/** The one bill that is left to choose where the others were sent in before; undefined where it is not one. */
export function onlyChoice(choices: readonly NotaChoice[]): ChosenNota | undefined {
  const [only, ...more] = choices;
  return only && more.length === 0 ? parseChosen(only.value) : undefined;
}

/** Whether it says that all are one. */
export const isTogether = ({ value }: NotaChoice): boolean => value === together;

/** The bill that a claim is about; undefined where a person has to say which first. */
export function notaOf(
  notas: readonly ReadNota[],
  chosen: ChosenNota | undefined,
): ReadNota | undefined {
  if (notas.length <= 1) return notas[0];
  if (!chosen) return undefined;
  return chosen.ids === undefined ? asOneNota(notas) : (notas[chosen.at] ?? notas[0]);
}

/** A choice as the page is told it. */
export const writeChoice = (choice: NotaChoice): string => JSON.stringify(choice);

/** Reads the choices that the page is told. */
export function parseChoices(texts: readonly string[]): readonly NotaChoice[] {
  return texts.map(parseJson).map((one) => ({
    value: parseText(one, 'value') ?? '',
    label: parseText(one, 'label') ?? '',
  }));
}

/** How many bills there are to choose from. */
export const countNotas = (choices: readonly NotaChoice[]): number =>
  choices.filter((one) => !isTogether(one)).length;
