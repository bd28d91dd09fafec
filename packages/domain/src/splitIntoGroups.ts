/** Formats digits in groups; the last group may be shorter. */
export function splitIntoGroups(digits: string, size: number): string {
  return digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? digits;
}
