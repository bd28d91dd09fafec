import type { Source, Text } from './checkTexts.ts';

/**
 * Texts that several parts say, in Dutch. Those of two features have no other home than `shared`, which comes
 * with the first screen, and these are too few or too short for that; or they mean different things. A text
 * that two parts of one feature say belongs to the part above both.
 */
const saidApart: readonly string[] = [
  'Er is iets misgegaan.',
  'Kom je er niet uit?',
  'Bezig met laden',
  'Kijk dit nog even na',
  'Bewaar als pdf',
  'wettelijke eigen bijdrage',
  'Wettelijke eigen bijdrage',
  'Je hoeft niets te doen.',
  'Er staat {bedrag} voor je klaar.',
  'Leg dit uit',
  'Zorg in het buitenland',
  // A heading of the page and an answer in a list.
  'Je krijgt {bedrag}.',
  // The title of a question and of an alert.
  'Je declaratie is nog niet ingediend',
  // A field of the form, and what is asked again of what was read.
  'Voor wie is de nota?',
  'Wie gaf de zorg?',
  // One is in the frame of every page.
  'Klopt dit nog?',
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
