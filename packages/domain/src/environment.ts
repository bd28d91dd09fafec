/** Returns the environment variables without the empty ones: an empty variable counts as absent. */
export function filledVariables(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Splits a comma-separated environment variable; empty if it is absent or empty. */
export function partsOf(text: string | undefined): string[] {
  return text ? text.split(',').map((one) => one.trim()) : [];
}
