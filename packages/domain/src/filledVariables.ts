/** The environment variables that hold something: one that is empty counts as one that is not there. */
export function filledVariables(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
