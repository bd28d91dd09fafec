/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const call = () => isEnglish() ? `Call our customer service:` : `Bel onze klantenservice:`;

/** @type {() => string} */
export const arrears = () => isEnglish() ? `Help with paying` : `Hulp bij betalen`;

/** @type {() => string} */
export const privacy = () => isEnglish() ? `Privacy` : `Privacy`;

/** @type {() => string} */
export const cookies = () => isEnglish() ? `Cookies` : `Cookies`;

/** @type {() => string} */
export const payOnTime = () => isEnglish() ? `Can you not pay in time? Do not wait: we help you.` : `Kun je niet op tijd betalen? Wacht niet: we helpen je.`;

/** @type {() => string} */
export const question = () => isEnglish() ? `Do you have a question?` : `Heb je een vraag?`;

/** @type {() => string} */
export const contact = () => isEnglish() ? `Contact` : `Contact`;

/** @type {() => string} */
export const stuck = () => isEnglish() ? `Need help?` : `Kom je er niet uit?`;
