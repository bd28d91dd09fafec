/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const hint = () => isEnglish() ? `A word, amount or month` : `Een woord, bedrag of maand`;

/** @type {() => string} */
export const button = () => isEnglish() ? `Search` : `Zoek`;

/** @type {(i: { n: number }) => string} */
export const found = (i) => isEnglish() ? plural(i.n, { one: `${counted(i.n)} found`, other: `${counted(i.n)} found` }) : plural(i.n, { one: `${counted(i.n)} gevonden`, other: `${counted(i.n)} gevonden` });

/** @type {() => string} */
export const notFound = () => isEnglish() ? `Nothing found` : `Niets gevonden`;
