/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Leave without sending?` : `Weggaan zonder te versturen?`;

/** @type {() => string} */
export const text = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you filled in will be lost.` : `Wat je hebt ingevuld, gaat dan verloren.`;

/** @type {() => string} */
export const stay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Stay here` : `Blijf hier`;

/** @type {() => string} */
export const leave = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Leave` : `Ga weg`;
