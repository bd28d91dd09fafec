const comparable = (name: string) =>
  String.raw`lower(normalize(regexp_replace(trim(${name}), '\s+', ' ', 'g')))`;

/** Returns SQL that is true when two columns have names that look the same, as `isSameName` of @mijn/domain. */
export function sameName(one: string, other: string): string {
  return `${comparable(one)} = ${comparable(other)}`;
}
