const gewichten = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/**
 * Tells whether a word is a valid BSN: nine digits that pass the 11-proef (weights 9…2, −1).
 * Eight digits are not accepted: the caller puts the leading zero in front.
 */
export function isBsn(tekst: string): boolean {
  if (!/^\d{9}$/.test(tekst) || tekst === '000000000') return false;
  const som = gewichten.reduce<number>((tot, gewicht, i) => tot + gewicht * Number(tekst[i]), 0);
  return som % 11 === 0;
}
