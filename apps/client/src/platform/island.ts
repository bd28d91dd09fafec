export const islandId = 'mijn-data';

const dangerous: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serialises data so that nothing in it can end or begin an element of its page. */
export function writeIsland(details: unknown): string {
  return JSON.stringify(details).replace(
    /[<>&\u2028\u2029]/g,
    (character) => dangerous[character] ?? '',
  );
}

/**
 * Reads the data of this document.
 * @throws Error when the document has none, because our server did not render it
 */
export function readIsland(): unknown {
  const text = document.getElementById(islandId)?.textContent;
  if (!text) throw new Error('This document brings no data');
  return JSON.parse(text);
}
