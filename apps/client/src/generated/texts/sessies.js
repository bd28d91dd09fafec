/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Where you are logged in` : `Waar je bent ingelogd`;

/** @type {(i: { browser: string | number, system: string | number }) => string} */
export const device = (i) => isEnglish() ? `${i.browser} on ${i.system}` : `${i.browser} op ${i.system}`;

/** @type {() => string} */
export const unknown = () => isEnglish() ? `A browser that we do not know` : `Een browser die we niet kennen`;

/** @type {(i: { device: string | number }) => string} */
export const thisDevice = (i) => isEnglish() ? `${i.device} (this device)` : `${i.device} (dit apparaat)`;

/** @type {(i: { since: string | number, last: string | number }) => string} */
export const times = (i) => isEnglish() ? `Logged in at ${i.since}, last used at ${i.last}` : `Ingelogd om ${i.since} uur, laatst gebruikt om ${i.last} uur`;

/** @type {() => string} */
export const everywhere = () => isEnglish() ? `Log out everywhere` : `Overal uitloggen`;

/** @type {() => string} */
export const explanation = () => isEnglish() ? `Is there one that you do not know? Log out everywhere.` : `Ken je er een niet? Log dan overal uit.`;
