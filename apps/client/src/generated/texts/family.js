/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Your family’s own risk` : `Eigen risico van je gezin`;

/** @type {(i: { gebruikt: string | number, totaal: string | number }) => string} */
export const used = (i) => isEnglish() ? `${i.gebruikt} of ${i.totaal}` : `${i.gebruikt} van ${i.totaal}`;

/** @type {(i: { wie: string | number }) => string} */
export const none = (i) => isEnglish() ? `No own risk: ${i.wie}.` : `Geen eigen risico: ${i.wie}.`;

/** @type {(i: { wie: string | number }) => string} */
export const unknown = (i) => isEnglish() ? `Not known: ${i.wie}.` : `Niet bekend: ${i.wie}.`;
