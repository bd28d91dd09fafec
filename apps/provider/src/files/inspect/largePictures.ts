/** Maximum pixels of a picture in pdf.js, which omits larger ones: decoded they exceed the memory of an inspection. */
export const largestPicture = 16_000_000;

/** Maximum length of a picture's dictionary. */
const longest = 2_000;

const numberOf = (dictionary: string, key: string): number =>
  Number(new RegExp(String.raw`/${key}\s+(\d+)(?!\d|\s+\d+\s+R)`).exec(dictionary)?.[1] ?? 0);

/**
 * Returns whether a PDF has a picture that pdf.js omits, without an error (`largestPicture`). The dictionary of a
 * stream is never compressed or encrypted, so this also works for a file that no reader can parse.
 */
export function hasLargePicture(content: Uint8Array): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 1)) {
    const before = text.slice(Math.max(0, at - longest), at).trimEnd();
    if (!before.endsWith('>>')) continue;
    const dictionary = before.slice(before.lastIndexOf('obj') + 3);
    if (!/\/Image\b/.test(dictionary)) continue;
    if (numberOf(dictionary, 'Width') * numberOf(dictionary, 'Height') > largestPicture)
      return true;
  }
  return false;
}
