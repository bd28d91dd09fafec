/** A language of the simulators' pages. */
export type Taal = 'nl' | 'en';

const isTaal = (woord: string): woord is Taal => woord === 'nl' || woord === 'en';

/**
 * The language that a browser's Accept-Language likes best, Dutch when it names neither.
 */
export function kiesTaal(acceptLanguage: string | undefined): Taal {
  const wensen = (acceptLanguage ?? '').split(',').map((deel) => {
    const [naam = '', ...parameters] = deel.trim().toLowerCase().split(';');
    const q = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('q='));
    return { taal: naam.split('-')[0] ?? '', gewicht: q === undefined ? 1 : Number(q.slice(2)) };
  });
  return (
    wensen
      .filter(({ gewicht }) => gewicht > 0)
      .toSorted((een, ander) => ander.gewicht - een.gewicht)
      .map(({ taal }) => taal)
      .find(isTaal) ?? 'nl'
  );
}
