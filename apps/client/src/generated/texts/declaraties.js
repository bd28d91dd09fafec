/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/language.ts';

/** @type {() => string} */
export const back = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `back` : `terug`;

/** @type {(i: { bedrag: NonNullable<unknown> }) => string} */
export const backOf = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `back of ${i?.bedrag}` : `terug van ${i?.bedrag}`;

/** @type {() => string} */
export const claimed = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `claimed` : `gedeclareerd`;

/** @type {() => string} */
export const newlySettled = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `New: settled` : `Nieuw: afgehandeld`;

/** @type {() => string} */
export const paidToZorgverlener = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `paid to your care provider` : `betaald aan je zorgverlener`;

/** @type {() => string} */
export const statusInBehandeling = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `In progress` : `In behandeling`;

/** @type {() => string} */
export const statusSettled = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Settled` : `Afgehandeld`;

/** @type {() => string} */
export const statusSubmitted = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Submitted` : `Ingediend`;

/** @type {(i: { naam: NonNullable<unknown>, dag: NonNullable<unknown> }) => string} */
export const whoAndWhen = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.naam}, ${i?.dag}` : `${i?.naam}, ${i?.dag}`;
