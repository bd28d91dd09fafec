const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const zipContent = Buffer.from('PK\u0001\u0002', 'latin1');
const foreign = /%PDF-|<script|<html|<!doctype|<svg|<\?php|<iframe|Rar!|7z\u00BC\u00AF/i;

/** Tells whether bytes also read as a ZIP archive (a reader of those starts from the end). */
export function containsZip(content: Buffer): boolean {
  return content.includes(zipEnd) && content.includes(zipContent);
}

/** Tells whether bytes hold the beginning of a page, a script, a program, a PDF or an archive. */
export function containsForeignContent(content: Buffer): boolean {
  return foreign.test(content.toString('latin1')) || containsZip(content);
}

/** Tells whether there is nothing but padding. */
export function isPadding(content: Buffer): boolean {
  return content.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
}
