/**
 * Joins class names of a CSS module by their names in it; what is false or absent is left out.
 * @throws nothing: a name the module does not have is left out as well.
 */
export function classNames(
  styles: Readonly<Record<string, string>>,
  ...names: (string | false | undefined)[]
): string {
  return names
    .map((name) => (name ? styles[name] : undefined))
    .filter(Boolean)
    .join(' ');
}
