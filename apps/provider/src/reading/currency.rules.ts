import type { Row } from './rows.rules.ts';
import type { FoundValue } from './values.rules.ts';

const codes =
  'USD|GBP|CHF|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|UAH|RUB|TRY|TND|EGP|ILS|ZAR|AUD|NZD|JPY|CNY|HKD|' +
  'SGD|KRW|THB|IDR|MYR|PHP|BRL|MXN|SRD|ANG|XCG|AWG|NAf|Afl|SFr';
const signs = String.raw`(?:US|CA|AU|NZ|HK|[ACRS])?\$|[£¥₺₹₽₪₩฿₴]|zł|Kč`;
// Devices, scans and laboratory results have these letters too, followed by an amount.
const medical = 'MAD|AED|CAD|INR|TL';
// Only next to an amount, because a weekday or a part of a word looks the same.
const small = 'kr|Fr|Ft|Rp|lei';

const amount = String.raw`\d[\d.,' ]*[.,]\d{2}(?![\d.,])`;
const day = String.raw`\d{1,2}\.\d{1,2}\.`;
const heads =
  'totaal total bedrag bedragen amount due betrag summe valuta munt munteenheid currency währung in';
// Written out, because V8 handles `(?i:…)` wrongly in a process that has compiled many expressions.
const head = heads
  .split(' ')
  .flatMap((word) => [word, word[0]?.toUpperCase() + word.slice(1), word.toUpperCase()])
  .join('|');
const patterns = [
  String.raw`(?<![\p{L}\d])(?:${codes}|${signs})[ \t]?(?=\d)`,
  String.raw`(?<=\d(?:,-)?[ \t]?)(?:${codes}|${signs})(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])(?:${small})\.?[ \t]?(?!${day})(?=${amount})`,
  String.raw`(?<=\d[.,](?:\d{2}|-)[ \t]?)(?:${small}|${medical})(?![\p{L}\d])`,
  // "Total GBP", "Valuta: NOK", "All prices in CHF"; in the head of a column "(GBP)".
  String.raw`(?<=(?:^|[ \t(])(?:${head})[ \t]?[:(]?[ \t]?)(?:${codes}|${signs}|${medical})(?![\p{L}\d])`,
  String.raw`(?<=\()(?:${codes}|${signs})(?=\))`,
];
const foreign = new RegExp(patterns.join('|'), 'gu');

/** Matches a sign or code of a currency other than the euro: next to an amount, or announced for all. */
export function currenciesIn(text: string): FoundValue<string>[] {
  return [...text.matchAll(foreign)].map(({ 0: value, index }) => ({
    value: value.trim(),
    start: index,
    end: index + value.length,
  }));
}

const euro = /€|\bEURO?\b|\beuro(?:’s|'s|s)?\b/u;

/** Currency of a bill; `mixed` for euros and another one. */
export type Currency = 'euro' | 'mixed' | 'other';

/** Returns the currency of these rows; euros by default. */
export function currencyOf(rows: readonly Row[]): Currency {
  if (!rows.some(({ text }) => currenciesIn(text).length > 0)) return 'euro';
  return rows.some(({ text }) => euro.test(text)) ? 'mixed' : 'other';
}

/** Returns whether these words of a row are an amount in another currency than the euro. */
export function isForeign({ text }: Row, words: readonly { start: number; text: string }[]) {
  const from = Math.min(...words.map(({ start }) => start));
  const to = Math.max(...words.map((word) => word.start + word.text.length));
  return currenciesIn(text).some(({ start, end }) => end >= from - 1 && start <= to + 1);
}
