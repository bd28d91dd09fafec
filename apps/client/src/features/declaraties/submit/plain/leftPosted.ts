import { type ChosenFile, keptIds } from '../files/files.ts';
import { plainForm } from './plainForm.ts';
import {
  filesOfChoice,
  isTogether,
  type NotaChoice,
  parseChoices,
  writeChoice,
} from './severalPosted.ts';

/** What a posted form says of the other bills in its files. */
export interface PostedLeft {
  /** Those that are not sent in with it. */
  readonly left: readonly NotaChoice[];
  /** By what its own bill is told from them; undefined where nobody was asked. */
  readonly own: string | undefined;
  /** By what those that were sent in before are told. */
  readonly before: readonly string[];
}

/** Reads it: as it was just chosen from what the page offered, or as it comes along since. */
export function readLeft(fields: URLSearchParams, files: readonly ChosenFile[]): PostedLeft {
  const before = fields.getAll(plainForm.before);
  const ids = keptIds(files);
  const isHere = (one: NotaChoice) => filesOfChoice(one).every((id) => ids.includes(id));
  const offered = parseChoices(fields.getAll(plainForm.several));
  const chosen = offered.find(({ value }) => value === fields.get(plainForm.nota));
  if (!chosen) {
    const left = parseChoices(fields.getAll(plainForm.left)).filter(isHere);
    return { left, own: fields.get(plainForm.own) ?? undefined, before };
  }
  const others = offered.filter((one) => one !== chosen && !isTogether(one));
  const left = isTogether(chosen) ? [] : others.filter(isHere);
  return { left, own: chosen.label, before };
}

/** As the form carries it on. */
export function listsOfLeft({ left, own, before }: PostedLeft) {
  return {
    [plainForm.left]: left.map(writeChoice),
    [plainForm.own]: own === undefined ? [] : [own],
    [plainForm.before]: before,
  };
}

/** As the page that confirms the claim tells it: what is left, and what is no choice any more for who goes on with that. */
export function toldOfLeft({ left, own, before }: PostedLeft) {
  const sent = own === undefined ? before : [...before, own];
  return { left: left.map(({ label }) => label), before: left.length > 0 ? sent : [] };
}
