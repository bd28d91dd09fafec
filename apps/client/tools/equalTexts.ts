import type { Source, Text } from './checkTexts.ts';

/**
 * Texts that are said twice, in Dutch, and that mean different things: each may change without the other. What means
 * the same has one home: one name in its part, the part above both, `shared` (which comes with the first screen), or
 * `help`.
 */
const saidApart: readonly string[] = [
  // The heading where a part of the app did not come; and the page of status 500 (§8).
  'Er is iets misgegaan.',
  // What a person answers about a bill; and the link to the page that helps whoever falls ill abroad.
  'Zorg in het buitenland',
  // What two status pages begin with, each as §2 has it.
  'Oeps, sorry...',
];

/** From how many words on a text is refused a second time: in its own part, and in others. */
const leastWords = { inPart: 2, inOthers: 3 };

interface Place {
  readonly part: string;
  readonly name: string;
  readonly text: string;
  readonly words: string;
}

function write(text: Text | undefined): string {
  return typeof text === 'string' ? text : JSON.stringify(text);
}

// A label of two words may well be said by parts that have nothing else in common.
function isTwice(same: readonly Place[]): boolean {
  const isOther = new Set(same.map(({ part }) => part)).size > 1;
  const least = isOther ? leastWords.inOthers : leastWords.inPart;
  return same.length > 1 && (same[0]?.words.split(/\s+/).length ?? 0) >= least;
}

/** Texts that are said twice, in both languages alike: each with where it is. */
function equalTexts(sources: readonly Source[]): ReadonlyMap<string, readonly Place[]> {
  const english = new Map(
    sources.filter(({ language }) => language === 'en').map(({ part, texts }) => [part, texts]),
  );
  const places = sources
    .filter(({ language }) => language === 'nl')
    .flatMap(({ part, texts }) =>
      Object.entries(texts).map(([key, text]): Place => {
        const words = write(text);
        const both = `${words}\n${write(english.get(part)?.[key])}`;
        return { part, name: `${part}:${key}`, text: both, words };
      }),
    );
  const groups = [...Map.groupBy(places, ({ text }) => text).values()];
  return new Map(groups.filter(isTwice).map((same) => [same[0]?.words ?? '', same]));
}

/**
 * Checks that what means the same is written once.
 * @throws Error that names each text that is said again, and each exception that is none any more.
 */
export function checkEqualTexts(
  sources: readonly Source[],
  exceptions: readonly string[] = saidApart,
): void {
  const equal = equalTexts(sources);
  const found = [...equal]
    .filter(([words]) => !exceptions.includes(words))
    .map(([words, places]) => `"${words}": ${places.map(({ name }) => name).join(', ')}`);
  const gone = exceptions.filter((words) => !equal.has(words)).map((words) => `"${words}": once`);
  const wrong = [...found, ...gone];
  if (wrong.length > 0)
    throw new Error(`Texts that are said twice (equalTexts.ts):\n${wrong.join('\n')}`);
}
