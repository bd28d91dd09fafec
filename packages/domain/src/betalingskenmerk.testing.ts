/** Weights of the fifteen digits after the check digit, from the right, repeating (docs/domain.md). */
const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1] as const;

/**
 * Returns the check digit of the fifteen digits of a betalingskenmerk: 11 − (weighted sum mod 11), where 10
 * becomes 1 and 11 becomes 0 (docs/domain.md).
 * @throws RangeError unless there are exactly fifteen digits
 */
export function checkDigit(digits: string): number {
  if (!/^\d{15}$/.test(digits)) throw new RangeError('Not fifteen digits');
  const sum = digits
    .split('')
    .toReversed()
    .reduce((soFar, digit, i) => soFar + Number(digit) * (weights[i % weights.length] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 11 - rest : rest;
}

/**
 * Returns the betalingskenmerk of a serial number: 16 digits, the check digit first.
 * @throws RangeError unless the number is a whole one of at most fifteen digits
 */
export function toBetalingskenmerk(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError('Not a whole number');
  const digits = String(number).padStart(15, '0');
  return `${checkDigit(digits)}${digits}`;
}

/** Returns whether a text is a betalingskenmerk: 16 digits with a correct check digit. */
export function isBetalingskenmerk(text: string): boolean {
  return /^\d{16}$/.test(text) && Number(text[0]) === checkDigit(text.slice(1));
}
