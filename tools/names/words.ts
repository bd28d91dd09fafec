/**
 * The words of a name, in lower case: `toBetaalverzoekRow`, `BEGIN_ACCESS` and `opened-twice` are three, three
 * and two words. What is no letter separates; two letters or fewer say too little to be checked.
 */
export function wordsOf(name: string): string[] {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
  return parts.map((part) => part.toLowerCase()).filter((word) => word.length > 2);
}
