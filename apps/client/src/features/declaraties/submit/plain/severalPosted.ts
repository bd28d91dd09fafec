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

/** A choice that the page offers: a bill out of several, or "all are one". */
export interface NotaChoice {
  readonly value: string;
  readonly label: string;
}

/** A choice: a bill by its index among those of the same files, or all as one. */
interface ChosenNota {
  readonly at: number;
  /** The ids of its files; undefined for all. */
  readonly ids: readonly string[] | undefined;
}

const together = 'all';

const filesOf = ({ bestandIds }: ReadNota) => bestandIds.join(' ');

// Each submitted bill counts once, even if several have the same label.
function withoutSent(each: NotaChoice[], before: readonly string[]): NotaChoice[] {
  const left = before.reduce((list, sent) => {
    const at = list.findIndex(({ label }) => shortName(label) === sent);
    return at === -1 ? list : list.toSpliced(at, 1);
  }, each);
  return left.length > 0 ? left : each;
}

/**
 * Returns the bills to choose from, and "all are one" unless they exceed the maximum number of lines or one
 * was submitted.
 * @param before labels of those submitted before from the same file, as carried along (`shortName.ts`)
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

/** Returns the ids of the files of an offered bill. */
export const filesOfChoice = ({ value }: NotaChoice): readonly string[] =>
  value.split(' ').slice(1);

function parseChosen(value: string): ChosenNota | undefined {
  const [at = '', ...ids] = value.split(' ');
  if (at === together) return { at: 0, ids: undefined };
  return /^\d{1,3}$/.test(at) ? { at: Number(at), ids } : undefined;
}

/** Returns the chosen bill; undefined without a choice. */
export function chosenNota(fields: URLSearchParams): ChosenNota | undefined {
  return parseChosen(fields.get(plainForm.nota) ?? '');
}

/**
 * Returns the only bill left when the others were submitted before; undefined when it is not the only one.
 */
export function onlyChoice(choices: readonly NotaChoice[]): ChosenNota | undefined {
  const [only, ...more] = choices;
  return only && more.length === 0 ? parseChosen(only.value) : undefined;
}

/** Returns whether it is "all are one". */
export const isTogether = ({ value }: NotaChoice): boolean => value === together;

/** Returns the bill of a claim; undefined when the person has to choose first. */
export function notaOf(
  notas: readonly ReadNota[],
  chosen: ChosenNota | undefined,
): ReadNota | undefined {
  if (notas.length <= 1) return notas[0];
  if (!chosen) return undefined;
  return chosen.ids === undefined ? asOneNota(notas) : (notas[chosen.at] ?? notas[0]);
}

export const writeChoice = (choice: NotaChoice): string => JSON.stringify(choice);

/** Parses the choices of a page. */
export function parseChoices(texts: readonly string[]): readonly NotaChoice[] {
  return texts.map(parseJson).map((one) => ({
    value: parseText(one, 'value') ?? '',
    label: parseText(one, 'label') ?? '',
  }));
}

/** Returns the number of bills to choose from. */
export const countNotas = (choices: readonly NotaChoice[]): number =>
  choices.filter((one) => !isTogether(one)).length;
