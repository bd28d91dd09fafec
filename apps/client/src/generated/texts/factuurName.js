/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { first: string | number, last: string | number }) => string} */
export const months = (i) => isEnglish() ? `${i.first} and ${i.last}` : `${i.first} en ${i.last}`;

/** @type {(i: { first: string | number, last: string | number }) => string} */
export const monthsUntil = (i) => isEnglish() ? `${i.first} to ${i.last}` : `${i.first} tot en met ${i.last}`;

/** @type {(i: { kind: string | number, periode: string | number }) => string} */
export const titleWithPeriod = (i) => isEnglish() ? `${i.kind}, ${i.periode}` : `${i.kind} ${i.periode}`;

/** @type {(i: { factuur: string | number, aantal: number }) => string} */
export const andMore = (i) => isEnglish() ? plural(i.aantal, { one: `${i.factuur} and one more invoice`, other: `${i.factuur} and ${counted(i.aantal)} more invoices` }) : plural(i.aantal, { one: `${i.factuur} en nog één factuur`, other: `${i.factuur} en nog ${counted(i.aantal)} facturen` });
