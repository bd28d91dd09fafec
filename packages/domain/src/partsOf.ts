/** Splits a comma-separated environment variable; empty if it is absent or empty. */
export function partsOf(text: string | undefined): string[] {
  return text ? text.split(',').map((one) => one.trim()) : [];
}
