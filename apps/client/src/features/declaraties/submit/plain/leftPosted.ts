import { type ChosenFile, keptIds } from '../files/files.ts';
import { plainForm } from './plainForm.ts';
import {
  filesOfChoice,
  isTogether,
  type NotaChoice,
  parseChoices,
  writeChoice,
} from './severalPosted.ts';

/** The other bills in the files of a posted form. */
export interface PostedLeft {
  /** Those that are not submitted with it. */
  readonly left: readonly NotaChoice[];
  /** Label of its own bill; undefined when there was no choice. */
  readonly own: string | undefined;
  /** Labels of the bills that were submitted before. */
  readonly before: readonly string[];
}

/** Reads it from a choice that the page just offered, or from the fields carried along since. */
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

/** Returns the fields that the form carries along. */
export function listsOfLeft({ left, own, before }: PostedLeft) {
  return {
    [plainForm.left]: left.map(writeChoice),
    [plainForm.own]: own === undefined ? [] : [own],
    [plainForm.before]: before,
  };
}

/** Returns the values for the confirmation: the bills left, and those no longer offered after that. */
export function toldOfLeft({ left, own, before }: PostedLeft) {
  const sent = own === undefined ? before : [...before, own];
  return { left: left.map(({ label }) => label), before: left.length > 0 ? sent : [] };
}
