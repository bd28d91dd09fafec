/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const care = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `More about care` : `Meer over zorg`;

/** @type {() => string} */
export const reimbursementFinder = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Find what is reimbursed` : `Zoek wat je vergoed krijgt`;

/** @type {() => string} */
export const abroad = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care abroad` : `Zorg in het buitenland`;

/** @type {() => string} */
export const careArrangement = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Arranging care` : `Zorg regelen`;

/** @type {() => string} */
export const maternityCare = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Maternity care` : `Kraamzorg`;

/** @type {() => string} */
export const healthyLiving = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Healthy living` : `Gezond leven`;

/** @type {() => string} */
export const feedback = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Tell us what you think of this app` : `Vertel ons wat je van deze app vindt`;

/** @type {() => string} */
export const write = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Write to us:` : `Schrijf ons:`;
