const nameAtMost = 80;

/** Shortens a name to the carried length: by characters, so that none is split; the end stays too. */
export function shortName(long: string): string {
  const characters = Array.from(long);
  if (characters.length <= nameAtMost) return long;
  return [...characters.slice(0, nameAtMost - 10), '…', ...characters.slice(-9)].join('');
}
