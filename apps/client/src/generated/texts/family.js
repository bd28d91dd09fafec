/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your family’s own risk` : `Eigen risico van je gezin`;

/** @type {(i: { gebruikt: string | number, totaal: string | number }) => string} */
export const used = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.gebruikt} of ${i.totaal}` : `${i.gebruikt} van ${i.totaal}`;

/** @type {(i: { wie: string | number }) => string} */
export const none = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `No own risk: ${i.wie}.` : `Geen eigen risico: ${i.wie}.`;

/** @type {(i: { wie: string | number }) => string} */
export const unknown = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not known: ${i.wie}.` : `Niet bekend: ${i.wie}.`;
