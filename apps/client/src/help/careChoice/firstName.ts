/** Returns the first word of a full name, by which the people of one family are told apart. */
export function firstName(name: string): string {
  return name.trim().split(/\s/, 1)[0] ?? name;
}
