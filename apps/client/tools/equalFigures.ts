import type { Source, Text } from './checkTexts.ts';

/** Texts of which one language rightly names a figure that the other does not, each with why. */
const toldApart: readonly string[] = [
  // Who reads English may type 1,250 for twelve hundred and fifty, which is three figures behind a decimal comma.
  'submit:amountDecimals',
];

const name = /\{\w+\}/g;
// Amounts, years, ages, days and percentages, as far as they stand in the text itself.
const number = /\d+(?:[.,]\d+)*/g;

const unique = (found: readonly string[]): readonly string[] => [...new Set(found)].toSorted();

/** A number however its language writes it: `61,80` and `61.80`, `1.250` and `1,250`. */
const bare = (digits: string): string => digits.replaceAll(/[.,]/g, '·');

/** What a text names that a reader can count with: what is filled in, and what stands in it. */
function figuresOf(text: Text | undefined): readonly string[] {
  const words =
    typeof text === 'string' ? [text] : Object.values(Object.values(text ?? {})[0] ?? {});
  const all = words.join('\n');
  const names = all.match(name) ?? [];
  const numbers = all.replaceAll(name, '').match(number) ?? [];
  return [...unique(names), ...unique(numbers.map(bare))];
}

/**
 * Checks that each text tells the same figures in both languages, however often it repeats one.
 * @throws Error that names each text that does not, with what each language has; and each exception that is none.
 */
export function checkEqualFigures(
  sources: readonly Source[],
  exceptions: readonly string[] = toldApart,
): void {
  const english = new Map(
    sources.filter(({ language }) => language === 'en').map(({ part, texts }) => [part, texts]),
  );
  const differing = new Map<string, { readonly nl: string; readonly en: string }>(
    sources
      .filter(({ language }) => language === 'nl')
      .flatMap(({ part, texts }) =>
        Object.entries(texts).map(([key, text]) => {
          const [nl, en] = [text, english.get(part)?.[key]].map((one) => figuresOf(one).join(' '));
          return [`${part}:${key}`, { nl: nl ?? '', en: en ?? '' }] as const;
        }),
      )
      .filter(([, { nl, en }]) => nl !== en),
  );
  const found = [...differing]
    .filter(([place]) => !exceptions.includes(place))
    .map(([place, { nl, en }]) => `${place}: nl "${nl}", en "${en}"`);
  const gone = exceptions
    .filter((place) => !differing.has(place))
    .map((place) => `${place}: the same figures`);
  const wrong = [...found, ...gone];
  if (wrong.length > 0)
    throw new Error(`Figures that one language lacks (equalFigures.ts):\n${wrong.join('\n')}`);
}
