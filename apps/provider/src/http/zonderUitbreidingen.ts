/**
 * A value without the fields that an extension adds: what an insurer with only the core answers
 * (contract.md, Extensions). `uitbreiding` is the extension's shape from the contract.
 */
export function zonder<T extends object>(
  waarde: T,
  uitbreiding: Readonly<Record<string, unknown>>,
): T {
  const rest = { ...waarde };
  // Every field of an extension is optional, so what is left is still a T.
  for (const naam of Object.keys(uitbreiding)) Reflect.deleteProperty(rest, naam);
  return rest;
}
