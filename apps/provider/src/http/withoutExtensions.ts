/**
 * A value without the fields that an extension adds: what an insurer with only the core answers
 * (contract.md, Extensions). `extension` is the extension's shape from the contract.
 */
export function without<T extends object>(
  value: T,
  extension: Readonly<Record<string, unknown>>,
): T {
  const rest = { ...value };
  // Every field of an extension is optional, so what is left is still a T.
  for (const name of Object.keys(extension)) Reflect.deleteProperty(rest, name);
  return rest;
}
