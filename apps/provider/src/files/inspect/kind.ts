import { fileTypeFromBuffer } from 'file-type';
import type { FileKind, Finding, InputKind } from './inspection.ts';

const textKinds: readonly (readonly [RegExp, string])[] = [
  [/<svg[\s>]/i, 'svg-tekening'],
  [/<!doctype html|<html|<script|<iframe/i, 'webpagina'],
  [/^\s*<\?xml/i, 'xml'],
];

const names: Readonly<Record<string, string>> = {
  zip: 'zip-bestand',
  docx: 'Word-bestand',
  xlsx: 'Excel-bestand',
  gif: 'gif',
  webp: 'webp',
  tif: 'tiff',
  mp4: 'film',
  mov: 'film',
};

/** Returns the name of a kind that is not accepted; undefined when unknown. */
function describeError(begin: Buffer, suffix: string | undefined): string | undefined {
  if (suffix !== undefined && suffix !== 'xml') return names[suffix] ?? suffix;
  const text = begin.toString('latin1', 0, 2048);
  return textKinds.find(([shape]) => shape.test(text))?.[1];
}

/** Last byte at which readers find a PDF's header: mail programs and web shops may prepend data. */
const lastHeader = 1_024;

/** First bytes of the accepted kinds. */
const signatures: readonly (readonly [FileKind, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  // Stray bytes may precede the next marker.
  ['jpg', Buffer.from([0xff, 0xd8])],
  ['png', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')],
];

/**
 * Returns the kind of a file by its bytes, or a blocking finding.
 */
export async function determineKind(content: Buffer): Promise<InputKind | Finding> {
  if (content.length === 0) return { code: 'leeg' };
  const known = signatures.find(([, begin]) => content.subarray(0, begin.length).equals(begin));
  if (known) return known[0];
  // Any box of a photo may hold these letters.
  const isPdf = content.subarray(0, lastHeader + '%PDF-'.length).includes('%PDF-');
  if (isPdf && content.toString('latin1', 4, 8) !== 'ftyp') return 'pdf';
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  // heic, heif, and their sequences.
  if (found?.mime.startsWith('image/hei')) return 'heic';
  const detail = describeError(content, found?.ext);
  return detail === undefined
    ? { code: 'soortNietToegestaan' }
    : { code: 'soortNietToegestaan', detail };
}
