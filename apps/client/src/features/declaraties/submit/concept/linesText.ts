import { fieldLimits } from '@mijn/domain/fieldLimits';
import { parseJson } from '@mijn/domain/parseJson';
import { type ClaimLine, createLine, emptyLine, type LineValues } from '../lines/lines.ts';
import { parseText } from '../send/parse.ts';

/** Serialises lines for a draft: raw values, right or wrong; '' for none. */
export function linesText(lines: readonly ClaimLine[]): string {
  if (lines.length === 0) return '';
  const text = JSON.stringify(lines.map(({ form }) => form.values));
  // A text above the limit has no lines that anybody typed, and half of it would be invalid.
  return text.length > fieldLimits.linesText ? '' : text;
}

function readList(text: string): readonly unknown[] {
  const read = parseJson(text);
  return Array.isArray(read) ? read : [];
}

function toValues(value: unknown): LineValues {
  const text = (name: keyof LineValues) => parseText(value, name) ?? emptyLine[name];
  return {
    behandelDatum: text('behandelDatum'),
    zorgsoort: text('zorgsoort'),
    bedrag: text('bedrag'),
    omschrijving: text('omschrijving'),
  };
}

/** Parses the lines of a draft; empty without any, or when they are invalid. */
export function parseLines(text: string | null | undefined): readonly ClaimLine[] {
  const lines = readList(text ?? '').map((value, at) => createLine(`kept-${at}`, toValues(value)));
  return lines.length > 1 ? lines : [];
}
