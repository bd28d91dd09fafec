import { formatAmount } from '@mijn/domain/money';

/** An amount in cents as a Dutch screen shows it: `€ 154,20`, for looking up by text. */
export function amountInWords(cents: number): string {
  return formatAmount(cents, 'nl').replaceAll('\u00A0', ' ');
}
