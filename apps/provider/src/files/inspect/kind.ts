import { fileTypeFromBuffer } from 'file-type';
import { heifKind } from './heifBoxes.ts';
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

/** A byte-order mark and blank lines, which programs for text put before a file. */
const textBefore = /^(?:\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)?[\t\n\r ]{0,16}/;

/** Returns a photo without text before it, which its decoders refuse; any other file unchanged. */
export function withoutTextBefore(content: Buffer): Buffer {
  const [text = ''] = textBefore.exec(content.toString('latin1', 0, 32)) ?? [];
  if (text === '') return content;
  const rest = content.subarray(text.length);
  return knownKind(rest) || heifKind(rest) === 'heic' ? rest : content;
}

function knownKind(content: Buffer): FileKind | undefined {
  return signatures.find(([, begin]) => content.subarray(0, begin.length).equals(begin))?.[0];
}

/**
 * Returns the kind of a file by its bytes, or a blocking finding.
 */
export async function determineKind(content: Buffer): Promise<InputKind | Finding> {
  if (content.length === 0) return { code: 'leeg' };
  const known = knownKind(content);
  if (known) return known;
  // Before PDF, because any box of a photo may hold its letters.
  const heif = heifKind(content);
  if (heif === 'heic') return 'heic';
  if (heif) return { code: 'soortNietToegestaan', detail: heif };
  if (content.subarray(0, lastHeader + '%PDF-'.length).includes('%PDF-')) return 'pdf';
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const detail = describeError(content, found?.ext);
  return detail === undefined
    ? { code: 'soortNietToegestaan' }
    : { code: 'soortNietToegestaan', detail };
}
