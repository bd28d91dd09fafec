/** The parts of a list with commas between, as environment variables have it; none of what is left out or empty. */
export function partsOf(text: string | undefined): string[] {
  return text ? text.split(',').map((one) => one.trim()) : [];
}
