import type { PageWord } from '../process/page.ts';
import { type BillPage, type Row, rowsOf } from '../rows.rules.ts';

const letter = 0.01;
const column = 0.2;

function wordsOf(text: string, top: number, certainty: number): PageWord[] {
  const cells = text.split('\t').entries();
  return [...cells].flatMap(([nth, cell]) =>
    [...cell.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({
      text: word,
      left: 0.05 + nth * column + index * letter,
      width: word.length * letter,
      top,
      height: letter,
      certainty,
    })),
  );
}

/**
 * Returns the rows of a page from text: a line each, a tab between columns, an empty line for vertical space. `certainty`
 * applies to every word, `apart` is the distance between lines.
 */
export function parseWrittenPage(
  lines: readonly string[],
  { certainty = 100, bladzijde = 1, seen = false, apart = 0.02 } = {},
): Row[] {
  const words = lines.flatMap((line, i) => wordsOf(line, 0.05 + i * apart, certainty));
  const page: BillPage = { bestandId: 'b1', bladzijde, words, shape: 1.4, codes: [], seen };
  return rowsOf(page);
}
