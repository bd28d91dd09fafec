const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/**
 * Tells whether a word is a valid BSN: nine digits that pass the 11-proef (weights 9…2, −1).
 * Eight digits are not accepted: `parseBsn` puts the leading zero in front.
 */
export function isBsn(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = weights.reduce<number>((soFar, weight, i) => soFar + weight * Number(text[i]), 0);
  return sum % 11 === 0;
}

/** A BSN in nine digits: one that is written in eight gets its leading zero (docs/domain.md). Undefined for what is none. */
export function parseBsn(text: string): string | undefined {
  const bsn = /^\d{8}$/.test(text) ? `0${text}` : text;
  return isBsn(bsn) ? bsn : undefined;
}
