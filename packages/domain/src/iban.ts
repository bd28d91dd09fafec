/**
 * Shows only the country and the last four characters of an IBAN, short enough to stay on one line:
 * `NL•• •••• 4300`, with no-break spaces.
 */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}••\u00A0••••\u00A0${iban.slice(-4)}`;
}

/** Writes an IBAN in groups of four, as it stands on a bank card: `NL91 ABNA 0417 1643 00`. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
