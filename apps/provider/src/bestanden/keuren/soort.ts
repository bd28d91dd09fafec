import { fileTypeFromBuffer } from 'file-type';
import type { Bestandssoort, Bevinding, Invoersoort } from './keuring.ts';

const tekstsoorten: readonly (readonly [RegExp, string])[] = [
  [/<svg[\s>]/i, 'svg-tekening'],
  [/<!doctype html|<html|<script|<iframe/i, 'webpagina'],
  [/^\s*<\?xml/i, 'xml'],
];

const namen: Readonly<Record<string, string>> = {
  zip: 'zip-bestand',
  docx: 'Word-bestand',
  xlsx: 'Excel-bestand',
  gif: 'gif',
  webp: 'webp',
  tif: 'tiff',
  mp4: 'film',
  mov: 'film',
};

/** Words for what a file is that we do not take, or nothing when we cannot tell. */
function beschrijf(begin: Buffer, uitgang: string | undefined): string | undefined {
  if (uitgang !== undefined && uitgang !== 'xml') return namen[uitgang] ?? uitgang;
  const tekst = begin.toString('latin1', 0, 2048);
  return tekstsoorten.find(([vorm]) => vorm.test(tekst))?.[1];
}

/** The first bytes of our own kinds; nothing may stand before them. */
const beginsels: readonly (readonly [Bestandssoort, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')],
];

/**
 * Tells from its bytes what a file is: one of our kinds, or the finding that stops it.
 */
export async function bepaalSoort(inhoud: Buffer): Promise<Invoersoort | Bevinding> {
  if (inhoud.length === 0) return { code: 'leeg' };
  const bekend = beginsels.find(([, begin]) => inhoud.subarray(0, begin.length).equals(begin));
  if (bekend) return bekend[0];
  const gevonden = await fileTypeFromBuffer(inhoud).catch(() => undefined);
  // heic, heif, and their sequences.
  if (gevonden?.mime.startsWith('image/hei')) return 'heic';
  const detail = beschrijf(inhoud, gevonden?.ext);
  return detail === undefined
    ? { code: 'soortNietToegestaan' }
    : { code: 'soortNietToegestaan', detail };
}
