import type { Language } from '@mijn/domain/language';
import { parseAmount } from '@mijn/domain/money';

/** What lines come to together as their amounts are typed, in integer cents; undefined while one cannot be read. */
export function parseSum(
  lines: readonly { readonly bedrag: string }[],
  language: Language,
): number | undefined {
  return lines.reduce<number | undefined>((sum, { bedrag }) => {
    const cents = parseAmount(bedrag, language);
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);
}
