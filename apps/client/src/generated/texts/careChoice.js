/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const person = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For whom` : `Voor wie`;

/** @type {() => string} */
export const year = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Year` : `Jaar`;
