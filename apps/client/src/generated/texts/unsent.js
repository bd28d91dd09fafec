/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Leave without sending?` : `Weggaan zonder te versturen?`;

/** @type {() => string} */
export const text = () => isEnglish() ? `What you filled in will be lost.` : `Wat je hebt ingevuld, gaat dan verloren.`;

/** @type {() => string} */
export const stay = () => isEnglish() ? `Stay here` : `Blijf hier`;

/** @type {() => string} */
export const leave = () => isEnglish() ? `Leave` : `Ga weg`;
