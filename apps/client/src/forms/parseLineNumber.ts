import { fieldLimits } from '@mijn/domain/fieldLimits';

const shape = /^\d+$/;

/** The number of a claim's line as a form sent it; undefined where that is none. */
export function parseLineNumber(word: string | null | undefined): number | undefined {
  if (!shape.test(word ?? '')) return undefined;
  const number = Number(word);
  return number >= 1 && number <= fieldLimits.volgnummer ? number : undefined;
}
