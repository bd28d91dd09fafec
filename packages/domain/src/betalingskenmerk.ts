/** Formats a betalingskenmerk in groups of four, so that people can copy it: `5000 0567 8901 2345`. */
export function formatBetalingskenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats a factuurkenmerk as on the invoice: `F2026-1234 5678`. */
export function formatFactuurkenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})(\d{4})$/, '$1 $2');
}
