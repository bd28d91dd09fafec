/**
 * Joins class names of a CSS module by their names in it; what is false or absent is left out.
 * @throws nothing: a name the module does not have is left out as well.
 */
export function klas(
  stijlen: Readonly<Record<string, string>>,
  ...namen: (string | false | undefined)[]
): string {
  return namen
    .map((naam) => (naam ? stijlen[naam] : undefined))
    .filter(Boolean)
    .join(' ');
}
