/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Maintenance soon` : `Binnenkort onderhoud`;

/** @type {(i: { day: string | number, van: string | number, tot: string | number }) => string} */
export const oneDay = (i) => isEnglish() ? `On ${i.day} we will be working on the app, from ${i.van} to ${i.tot}. You cannot use it then.` : `Op ${i.day} werken we aan de app, van ${i.van} tot ${i.tot} uur. Dan kun je hem even niet gebruiken.`;

/** @type {(i: { begin: string | number, van: string | number, endDay: string | number, tot: string | number }) => string} */
export const moreDays = (i) => isEnglish() ? `From ${i.begin}, ${i.van} to ${i.endDay}, ${i.tot} we will be working on the app. You cannot use it then.` : `Van ${i.begin}, ${i.van} uur tot ${i.endDay}, ${i.tot} uur werken we aan de app. Dan kun je hem even niet gebruiken.`;
