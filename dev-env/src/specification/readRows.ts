/** A sentence of the specification that a test has to prove: a row of a table, a point of a list, a paragraph. */
export interface Row {
  /** The number of its section, as `§7`. */
  readonly section: string;
  /** Its section and its first words, by which the list of proofs knows it. */
  readonly key: string;
  readonly text: string;
}

const wordsOfAKey = 6;

function keyOf(text: string): string {
  const plain = text.replaceAll(/[*`]/g, '');
  return plain
    .split(/\s+/)
    .slice(0, wordsOfAKey)
    .join(' ')
    .replace(/[.,:;]$/, '');
}

/** The first cell of a table's row. */
function firstCell(line: string): string {
  return line.split('|')[1]?.trim() ?? '';
}

/** What of a line has to be proven; nothing of headings, of what only leads to a list, and the heads of tables. */
function provable(line: string): string | undefined {
  if (/^\|(?!---)/.test(line)) return firstCell(line);
  const [, point, entity] = /^\s*- (.+)$|^(\*\*.+)$/.exec(line) ?? [];
  return point ?? entity ?? /^[A-Z].*[^:]$/.exec(line)?.[0];
}

const heads = new Set(['Route', 'Method and path', 'Screen']);

/** Every row of the specification from its second section on, in its order. */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    const text = provable(line);
    if (section === '' || section === '1' || text === undefined || heads.has(text)) continue;
    rows.push({ section: `§${section}`, key: `§${section} ${keyOf(text)}`, text });
  }
  return rows;
}
