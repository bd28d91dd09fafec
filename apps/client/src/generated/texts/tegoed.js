/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const list = () => isEnglish() ? `What is waiting for you` : `Wat voor je klaarstaat`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const declaratie = (i) => isEnglish() ? `${i.bedrag} from a claim, since ${i.day}` : `${i.bedrag} van een declaratie, sinds ${i.day}`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const factuur = (i) => isEnglish() ? `${i.bedrag} from an invoice, since ${i.day}` : `${i.bedrag} van een factuur, sinds ${i.day}`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const betaling = (i) => isEnglish() ? `${i.bedrag} that you overpaid, since ${i.day}` : `${i.bedrag} die je te veel betaalde, sinds ${i.day}`;

/** @type {(i: { aantal: number }) => string} */
export const more = (i) => isEnglish() ? plural(i.aantal, { one: `and one more amount`, other: `and ${counted(i.aantal)} more amounts` }) : plural(i.aantal, { one: `en nog één bedrag`, other: `en nog ${counted(i.aantal)} bedragen` });
