/** Returns the environment variables without the empty ones: an empty variable counts as absent. */
export function filledVariables(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
