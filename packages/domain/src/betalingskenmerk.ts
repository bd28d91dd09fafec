/** Writes a betalingskenmerk in groups of four, as people copy it: `5000 0567 8901 2345`. */
export function formatBetalingskenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})(?=\d)/g, '$1 ');
}
