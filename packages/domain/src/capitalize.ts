/** Words with a capital in front: as a heading, at the head of a line, or where they begin a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lowers the first letter of a word; an abbreviation ("GP") keeps its capital. */
export function uncapitalize(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}
