/** Joins class names of a CSS module; ignores falsy names and names that the module does not have. */
export function classNames(
  styles: Readonly<Record<string, string>>,
  ...names: (string | false | undefined)[]
): string {
  return names
    .map((name) => (name ? styles[name] : undefined))
    .filter(Boolean)
    .join(' ');
}
