/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Coming up` : `Dit komt eraan`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const by = (i) => isEnglish() ? `${i.bedrag} claimed. Decision by ${i.day}.` : `${i.bedrag} gedeclareerd. Besluit uiterlijk ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const asked = (i) => isEnglish() ? `${i.bedrag} claimed.` : `${i.bedrag} gedeclareerd.`;

/** @type {() => string} */
export const lookingAt = () => isEnglish() ? `We are still looking at it.` : `We kijken er nog naar.`;

/** @type {(i: { aantal: string | number }) => string} */
export const several = (i) => isEnglish() ? `We are assessing ${i.aantal} claims` : `We beoordelen ${i.aantal} declaraties`;

/** @type {(i: { aantal: string | number }) => string} */
export const atLeast = (i) => isEnglish() ? `We are assessing at least ${i.aantal} claims` : `We beoordelen minstens ${i.aantal} declaraties`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const firstBy = (i) => isEnglish() ? `${i.bedrag} claimed. First decision by ${i.day}.` : `${i.bedrag} gedeclareerd. Eerste besluit uiterlijk ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const money = (i) => isEnglish() ? `You get ${i.bedrag} from us` : `Je krijgt ${i.bedrag} van ons`;

/** @type {(i: { day: string | number }) => string} */
export const ofDeclaratie = (i) => isEnglish() ? `From a claim, in your account by ${i.day}.` : `Van een declaratie, uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { day: string | number }) => string} */
export const ofFactuur = (i) => isEnglish() ? `From an invoice, in your account by ${i.day}.` : `Van een factuur, uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { day: string | number }) => string} */
export const ofBetaling = (i) => isEnglish() ? `You overpaid this. In your account by ${i.day}.` : `Dat betaalde je te veel. Uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { n: string | number, day: string | number }) => string} */
export const inParts = (i) => isEnglish() ? `In ${i.n} parts, the first in your account by ${i.day}.` : `In ${i.n} delen, het eerste uiterlijk ${i.day} op je rekening.`;
