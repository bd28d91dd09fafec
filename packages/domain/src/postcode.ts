const shape = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/;

/** Tells whether a word is a Dutch postcode (1000–9999, two letters, never SA, SD or SS), with or without its space. */
export function isPostcode(text: string): boolean {
  return shape.test(text);
}

/** Writes a postcode as §9 shows it: four digits, a space, two letters. Leaves what is no postcode alone. */
export function formatPostcode(text: string): string {
  const bare = text.replace(/\s/g, '').toUpperCase();
  return isPostcode(bare) ? `${bare.slice(0, 4)} ${bare.slice(4)}` : text;
}
