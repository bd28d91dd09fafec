const vorm = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/;

/** Tells whether a word is a Dutch postcode (1000–9999, two letters, never SA, SD or SS), with or without its space. */
export function isPostcode(tekst: string): boolean {
  return vorm.test(tekst);
}

/** Writes a postcode as §9 shows it: four digits, a space, two letters. Leaves what is no postcode alone. */
export function formatPostcode(tekst: string): string {
  const kaal = tekst.replace(/\s/g, '').toUpperCase();
  return isPostcode(kaal) ? `${kaal.slice(0, 4)} ${kaal.slice(4)}` : tekst;
}
