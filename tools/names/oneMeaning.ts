import { meanings, type Meaning } from './meanings.ts';
import type { Name } from './names.ts';

/** A name in which a word stands for another thing than everywhere else, with what that is called. */
export interface OtherMeaning extends Name {
  readonly instead: string;
}

/** English prose, where a word means what its sentence says: as titles of documents are. */
const isProse = ({ kind, at }: Name): boolean =>
  kind === 'test title' || kind === 'message' || at.startsWith('docs/');

/**
 * The names in which a word stands where it would have a second meaning.
 * @param table the words that have one meaning
 */
export function otherMeanings(
  names: readonly Name[],
  table: readonly Meaning[] = meanings,
): OtherMeaning[] {
  return names
    .filter((name) => !isProse(name))
    .flatMap((name) => {
      const meaning = table.find(
        ({ isIn, places }) =>
          isIn(name.text) &&
          !places.some(([place, allowed]) => place.test(name.at) && allowed.test(name.text)),
      );
      return meaning ? [{ ...name, instead: meaning.instead }] : [];
    });
}
