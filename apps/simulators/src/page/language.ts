/** A language of the simulators' pages. */
export type Language = 'nl' | 'en';

const isLanguage = (word: string): word is Language => word === 'nl' || word === 'en';

/**
 * The language that a browser's Accept-Language likes best, Dutch when it names neither.
 */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('q='));
    return { language: name.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q.slice(2)) };
  });
  return (
    wishes
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ language }) => language)
      .find(isLanguage) ?? 'nl'
  );
}
