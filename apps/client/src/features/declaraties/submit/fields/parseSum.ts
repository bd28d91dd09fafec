import type { Language } from '@mijn/domain/language';
import { parseAmount } from '@mijn/domain/money';

/** Returns the sum of the lines' amounts as typed, in integer cents; undefined while one is invalid. */
export function parseSum(
  lines: readonly { readonly bedrag: string }[],
  language: Language,
): number | undefined {
  return lines.reduce<number | undefined>((sum, { bedrag }) => {
    const cents = parseAmount(bedrag, language);
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);
}
