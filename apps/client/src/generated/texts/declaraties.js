/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const statusSubmitted = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Submitted` : `Ingediend`;

/** @type {() => string} */
export const statusInBehandeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `In progress` : `In behandeling`;

/** @type {() => string} */
export const statusSettled = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed` : `Afgehandeld`;

/** @type {() => string} */
export const newlySettled = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `New: assessed` : `Nieuw: afgehandeld`;

/** @type {() => string} */
export const back = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `reimbursed` : `terug`;

/** @type {() => string} */
export const claimed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `claimed` : `gedeclareerd`;

/** @type {(i: { bedrag: string | number }) => string} */
export const backOf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `of ${i.bedrag} reimbursed` : `terug van ${i.bedrag}`;

/** @type {(i: { naam: string | number, dag: string | number }) => string} */
export const whoAndWhen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.naam}, ${i.dag}` : `${i.naam}, ${i.dag}`;

/** @type {() => string} */
export const paidToZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `paid to your care provider` : `betaald aan je zorgverlener`;
