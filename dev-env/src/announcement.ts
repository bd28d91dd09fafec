import { personas } from '@mijn/testdata/personas';

/** What a person reads when everything runs: the address on a line of its own, then who to log in as. */
export function announcement(url: string, ankerzeeUrl: string): string {
  const width = Math.max(...personas.map(({ naam }) => naam.length));
  const people = personas.map(
    ({ naam, omschrijving }) => `  ${naam.padEnd(width)}  ${omschrijving.en}`,
  );
  return [
    `Mijn is ready: ${url}`,
    '',
    'Log in with the DigiD simulator as one of these invented people:',
    ...people,
    '',
    `The other brand, Ankerzee: ${ankerzeeUrl}. Ctrl-C stops everything; the data stays.`,
  ].join('\n');
}
