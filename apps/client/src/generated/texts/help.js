/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const call = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Call our customer service:` : `Bel onze klantenservice:`;

/** @type {() => string} */
export const arrears = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Help with paying` : `Hulp bij betalen`;

/** @type {() => string} */
export const privacy = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Privacy` : `Privacy`;

/** @type {() => string} */
export const cookies = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Cookies` : `Cookies`;

/** @type {() => string} */
export const payOnTime = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Having trouble paying in time? Do not wait: we can help.` : `Lukt het niet om op tijd te betalen? Wacht niet: wij helpen je.`;

/** @type {() => string} */
export const question = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Do you have a question?` : `Heb je een vraag?`;

/** @type {() => string} */
export const contact = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Contact` : `Contact`;

/** @type {() => string} */
export const stuck = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Need help?` : `Kom je er niet uit?`;
