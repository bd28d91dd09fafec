/** The first word of a full name: how people of one family are told apart. */
export function firstName(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}
