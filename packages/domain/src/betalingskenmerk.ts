/** Weights of the fifteen digits behind the check digit, from the right, repeating (domain.md). */
const gewichten = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1] as const;

/**
 * The check digit of the fifteen digits of a betalingskenmerk: 11 − (weighted sum mod 11), where 10
 * becomes 1 and 11 becomes 0 (domain.md).
 * @throws RangeError when it is not fifteen digits
 */
export function controlecijfer(cijfers: string): number {
  if (!/^\d{15}$/.test(cijfers)) throw new RangeError('Not fifteen digits');
  const som = cijfers
    .split('')
    .toReversed()
    .reduce((tot, cijfer, i) => tot + Number(cijfer) * (gewichten[i % gewichten.length] ?? 0), 0);
  const rest = 11 - (som % 11);
  return rest > 9 ? 11 - rest : rest;
}

/**
 * Makes a betalingskenmerk (16 digits, the check digit first) of a running number.
 * @throws RangeError when the number is not a whole one of at most fifteen digits
 */
export function maakBetalingskenmerk(nummer: number): string {
  if (!Number.isSafeInteger(nummer) || nummer < 0) throw new RangeError('Not a whole number');
  const cijfers = String(nummer).padStart(15, '0');
  return `${controlecijfer(cijfers)}${cijfers}`;
}

/** Tells whether a word is a betalingskenmerk: 16 digits of which the first one agrees with the rest. */
export function isBetalingskenmerk(tekst: string): boolean {
  return /^\d{16}$/.test(tekst) && Number(tekst[0]) === controlecijfer(tekst.slice(1));
}

/** Writes a betalingskenmerk in groups of four, as people copy it: `5000 0567 8901 2345`. */
export function formatBetalingskenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})(?=\d)/g, '$1 ');
}
