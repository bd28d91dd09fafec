/** The id of the element that brings the document's data. */
export const eilandId = 'mijn-data';

const gevaarlijk: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Writes data so that nothing in it can end or begin an element of the page it stands in. */
export function schrijfEiland(gegevens: unknown): string {
  return JSON.stringify(gegevens).replace(/[<>&\u2028\u2029]/g, (teken) => gevaarlijk[teken] ?? '');
}

/**
 * Reads the data of this document.
 * @throws Error when the document has none: it was not made by our server.
 */
export function leesEiland(): unknown {
  const tekst = document.getElementById(eilandId)?.textContent;
  if (!tekst) throw new Error('This document brings no data');
  return JSON.parse(tekst);
}
