import { formatAmount } from '@mijn/domain/money';

/** Formats cents as on a Dutch screen, with plain spaces, for locating text: `€ 154,20`. */
export function amountInWords(cents: number): string {
  return formatAmount(cents, 'nl').replaceAll('\u00A0', ' ');
}
