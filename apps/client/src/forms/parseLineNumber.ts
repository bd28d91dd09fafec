import { fieldLimits } from '@mijn/domain/fieldLimits';

const shape = /^\d+$/;

/** Parses the line number of a claim from a form; undefined when it is not a valid one. */
export function parseLineNumber(word: string | null | undefined): number | undefined {
  if (!shape.test(word ?? '')) return undefined;
  const number = Number(word);
  return number >= 1 && number <= fieldLimits.volgnummer ? number : undefined;
}
