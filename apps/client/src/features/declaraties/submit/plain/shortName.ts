const nameAtMost = 80;

/** A name that is no longer than what comes along: by characters, so that none is cut in two; its end tells as well. */
export function shortName(long: string): string {
  const characters = Array.from(long);
  if (characters.length <= nameAtMost) return long;
  return [...characters.slice(0, nameAtMost - 10), '…', ...characters.slice(-9)].join('');
}
