/** The text of a screen, also by list item, table row and card. */
export interface ScreenWords {
  readonly path: string;
  readonly words: string;
  /** Texts of the h1 and h2 headings; on list pages the second one is the summary. */
  readonly headings: readonly string[];
  readonly items: readonly Part[];
  readonly cards: readonly Part[];
}

export interface Part {
  readonly words: string;
  readonly paths: readonly string[];
}

/** Playwright's request context of a logged-in person. */
interface Asker {
  get(path: string): Promise<{ ok(): boolean; status(): number; text(): Promise<string> }>;
}

/** Reads a server-rendered screen. */
export async function readScreen(request: Asker, path: string): Promise<ScreenWords> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
  return {
    path,
    words: wordsOf(main),
    headings: between(main, /<h[12](?:\s[^>]*)?>/, /<\/h[12]>/).map(wordsOf),
    items: [
      ...between(main, /<li(?:\s[^>]*)?>/, /<\/li>/),
      ...between(main, /<tr(?:\s[^>]*)?>/, /<\/tr>/),
    ].map(toPart),
    cards: between(main, /<section(?:\s[^>]*)?>/, /<\/section>/).map(toPart),
  };
}

function toPart(html: string): Part {
  const paths = [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, path]) => path ?? []);
  return { words: wordsOf(html), paths };
}

/** Returns the pieces of a text between two patterns. */
function between(html: string, begin: RegExp, end: RegExp): string[] {
  return html
    .split(begin)
    .slice(1)
    .map((piece) => piece.split(end, 1)[0] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function wordsOf(html: string): string {
  return html
    .replaceAll(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the amounts in a text, in cents, in order. */
export function amountsIn(words: string): number[] {
  return [...words.matchAll(/(−\s?)?€\s?([\d.]+),(\d{2})/g)].map(
    ([, minus, whole = '', rest = '']) =>
      (minus ? -1 : 1) * (Number(whole.replaceAll('.', '')) * 100 + Number(rest)),
  );
}

/** Returns the days in a text with a year: `2 december 2026`. */
export function daysIn(words: string): string[] {
  return [...words.matchAll(/\b(\d{1,2} [a-z]+ \d{4})\b/g)].flatMap(([, day]) => day ?? []);
}

/**
 * Returns the last day to pay in full; screens leave out the current year only. `today` is `yyyy-mm-dd`.
 */
export function lastDayIn(words: string, today: string): string | undefined {
  const found = /(?:uiterlijk|betaaldatum)\s(\d{1,2} [a-z]+)(?:\s(\d{4}))?/.exec(words);
  return found ? `${found[1]} ${found[2] ?? today.slice(0, 4)}` : undefined;
}
