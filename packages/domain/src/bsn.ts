const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/**
 * Returns whether a text is a valid BSN: nine digits that pass the 11-proef (weights 9…2, −1). Refuses
 * eight digits: `parseBsn` adds the leading zero.
 */
export function isBsn(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = weights.reduce<number>((soFar, weight, i) => soFar + weight * Number(text[i]), 0);
  return sum % 11 === 0;
}

/**
 * Returns the nine digits of a BSN, adding the leading zero to eight digits (docs/domain.md); undefined if
 * it is invalid.
 */
export function parseBsn(text: string): string | undefined {
  const bsn = /^\d{8}$/.test(text) ? `0${text}` : text;
  return isBsn(bsn) ? bsn : undefined;
}
