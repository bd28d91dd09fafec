/** An amount in cents as a Dutch screen shows it: `€ 154,20`, for looking up by text. */
export function bedragInWoorden(centen: number): string {
  const opmaak = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
  return opmaak.format(centen / 100).replaceAll('\u00A0', ' ');
}
