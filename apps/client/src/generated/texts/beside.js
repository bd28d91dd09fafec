/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Coming up` : `Dit komt eraan`;

/** @type {(i: { bedrag: string | number, dag: string | number }) => string} */
export const by = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} claimed. Result by ${i.dag}.` : `${i.bedrag} gevraagd. Uitslag uiterlijk ${i.dag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const asked = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} claimed.` : `${i.bedrag} gevraagd.`;

/** @type {() => string} */
export const lookingAt = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are still looking at it.` : `We kijken er nog naar.`;

/** @type {(i: { aantal: string | number }) => string} */
export const several = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are assessing ${i.aantal} claims` : `We beoordelen ${i.aantal} declaraties`;

/** @type {(i: { bedrag: string | number, dag: string | number }) => string} */
export const firstBy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} claimed. You have the first result by ${i.dag}.` : `${i.bedrag} gevraagd. De eerste uitslag heb je uiterlijk ${i.dag}.`;
