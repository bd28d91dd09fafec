import type { Source, Text } from './checkTexts.ts';

/**
 * Texts that several parts say, in Dutch, and that mean different things: each may change without the other.
 * What means the same has one home: the part above both, `shared` (which comes with the first screen), or `help`.
 */
const saidApart: readonly string[] = [
  // The heading where a part of the app did not come; and the page of status 500 (§8).
  'Er is iets misgegaan.',
  // What a person answers about a bill; and the link to the page that helps whoever falls ill abroad.
  'Zorg in het buitenland',
];

const leastWords = 3;

interface Place {
  readonly part: string;
  readonly name: string;
  readonly text: string;
  readonly words: string;
}

function write(text: Text | undefined): string {
  return typeof text === 'string' ? text : JSON.stringify(text);
}

/** Texts of three words and more that several parts have, in both languages alike: each with where it is. */
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
    )
    .filter(({ words }) => words.split(/\s+/).length >= leastWords);
  const groups = [...Map.groupBy(places, ({ text }) => text).values()];
  const several = groups.filter((same) => new Set(same.map(({ part }) => part)).size > 1);
  return new Map(several.map((same) => [same[0]?.words ?? '', same]));
}

/**
 * Checks that what means the same is written once.
 * @throws Error that names each text that a further part says, and each exception that is none any more.
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
    throw new Error(`Texts of several parts (equalTexts.ts):\n${wrong.join('\n')}`);
}
