import type { Language } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { toTypedAmount } from '@mijn/domain/money';
import type { Zorgkosten } from './getZorgkosten.ts';
import { formatCorrection } from './zorgkostenWords.ts';

/** Headers of the columns, in order. */
export interface CsvHeads {
  readonly date: string;
  readonly care: string;
  readonly zorgverlener: string;
  readonly gedeclareerd: string;
  readonly reimbursed: string;
  readonly eigenRisico: string;
  readonly wettelijkeBijdrage: string;
  readonly notReimbursed: string;
  readonly declaratie: string;
  readonly correctie: string;
}

const startsFormula = /^[=+\-@\t\r\n]/;

// Prevents formulas; and replaces non-breaking spaces, so that search finds the words.
function asText(words: string): string {
  const text = words.replaceAll('\u00A0', ' ');
  // In any width: some spreadsheets read the full-width and small signs of Chinese and Japanese as these.
  const safe = startsFormula.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns the lines as CSV with the words of the screen: UTF-8 with a byte order mark, days as `yyyy-mm-dd`, amounts in
 * euros with the language's decimal sign and its usual separator.
 */
export function toCsv(lines: readonly Zorgkosten[], heads: CsvHeads, language: Language): string {
  const separator = language === 'nl' ? ';' : ',';
  const rows = lines.map((line) => [
    line.datumIngang,
    asText(line.zorgsoort === null ? '' : zorgsoortName(line.zorgsoort, language)),
    asText(line.naamLocatieZorgverlener ?? ''),
    ...[
      line.bedragGedeclareerd,
      line.bedragVergoed,
      line.bedragEigenRisico,
      line.bedragWettelijkeBijdrage,
      line.bedragNietVergoedExclusiefEigenRisico - line.bedragWettelijkeBijdrage,
    ].map((cents) => toTypedAmount(cents, language)),
    asText(line.declaratieNummer ?? ''),
    asText(formatCorrection(line, language) ?? ''),
  ]);
  const all = [Object.values(heads).map(asText), ...rows];
  return `\uFEFF${all.map((row) => row.join(separator)).join('\r\n')}\r\n`;
}
