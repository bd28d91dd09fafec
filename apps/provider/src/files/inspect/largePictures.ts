/** Maximum pixels of a picture in pdf.js, which omits larger ones: decoded they exceed the memory of an inspection. */
export const largestPicture = 16_000_000;

/** Maximum length of a picture's dictionary. */
const longest = 2_000;

/** Returns a number of a dictionary, also when it is an object of its own; infinite when that is compressed. */
function numberOf(text: string, dictionary: string, key: string): number {
  const [, number, isReference] =
    new RegExp(String.raw`/${key}\s+(\d+)(\s+\d+\s+R)?`).exec(dictionary) ?? [];
  if (number === undefined) return 0;
  if (isReference === undefined) return Number(number);
  const object = new RegExp(String.raw`(?<!\d)${number}\s+\d+\s+obj\s+(\d+)\s`).exec(text);
  return Number(object?.[1] ?? Infinity);
}

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
    if (numberOf(text, dictionary, 'Width') * numberOf(text, dictionary, 'Height') > largestPicture)
      return true;
  }
  return false;
}
