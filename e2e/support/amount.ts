/** An amount in cents as a Dutch screen shows it: `€ 154,20`, for looking up by text. */
export function amountInWords(cents: number): string {
  const format = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
  return format.format(cents / 100).replaceAll('\u00A0', ' ');
}
