const zipEinde = Buffer.from('PK\u0005\u0006', 'latin1');
const zipInhoud = Buffer.from('PK\u0001\u0002', 'latin1');
const vreemd = /%PDF-|<script|<html|<!doctype|<svg|<\?php|<iframe|Rar!|7z\u00BC\u00AF/i;

/** Tells whether bytes also read as a ZIP archive (a reader of those starts from the end). */
export function bevatZip(inhoud: Buffer): boolean {
  return inhoud.includes(zipEinde) && inhoud.includes(zipInhoud);
}

/** Tells whether bytes hold the beginning of a page, a script, a program, a PDF or an archive. */
export function bevatVreemdeInhoud(inhoud: Buffer): boolean {
  return vreemd.test(inhoud.toString('latin1')) || bevatZip(inhoud);
}

/** Tells whether there is nothing but padding. */
export function isOpvulling(inhoud: Buffer): boolean {
  return inhoud.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
}
