/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const person = () => isEnglish() ? `For whom` : `Voor wie`;

/** @type {() => string} */
export const year = () => isEnglish() ? `Year` : `Jaar`;

/** @type {() => string} */
export const thisPerson = () => isEnglish() ? `this person` : `deze persoon`;
