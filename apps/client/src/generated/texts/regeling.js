/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const nextAutomatic = (i) => isEnglish() ? `The next instalment is ${i.bedrag}. We debit it from your account on ${i.day}, automatically. You do not have to do anything.` : `De volgende termijn is ${i.bedrag}. Die schrijven we op ${i.day} automatisch van je rekening af. Je hoeft niets te doen.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const nextByYourself = (i) => isEnglish() ? `The next instalment is ${i.bedrag}. Pay it by ${i.day} at the latest.` : `De volgende termijn is ${i.bedrag}. Betaal die uiterlijk ${i.day}.`;

/** @type {() => string} */
export const rests = () => isEnglish() ? `You do not have to pay us anything for this now.` : `Je hoeft hiervoor nu niets aan ons te betalen.`;

/** @type {(i: { bedrag: string | number, n: number }) => string} */
export const open = (i) => isEnglish() ? plural(i.n, { one: `${i.bedrag} is still open in this arrangement, for ${counted(i.n)} invoice.`, other: `${i.bedrag} is still open in this arrangement, for ${counted(i.n)} invoices.` }) : plural(i.n, { one: `In deze regeling staat nog ${i.bedrag} open, van ${counted(i.n)} factuur.`, other: `In deze regeling staat nog ${i.bedrag} open, van ${counted(i.n)} facturen.` });

/** @type {() => string} */
export const agreed = () => isEnglish() ? `What you have agreed with us` : `Wat je met ons hebt afgesproken`;

/** @type {() => string} */
export const number = () => isEnglish() ? `Number of the arrangement` : `Nummer van de regeling`;

/** @type {() => string} */
export const termijnen = () => isEnglish() ? `Instalments` : `Termijnen`;

/** @type {(i: { aantal: string | number, bedrag: string | number }) => string} */
export const times = (i) => isEnglish() ? `${i.aantal} times ${i.bedrag}` : `${i.aantal} keer ${i.bedrag}`;

/** @type {(i: { aantal: string | number, bedrag: string | number, last: string | number }) => string} */
export const timesLast = (i) => isEnglish() ? `${i.aantal} times ${i.bedrag}, then once ${i.last}` : `${i.aantal} keer ${i.bedrag}, daarna nog één keer ${i.last}`;

/** @type {() => string} */
export const firstDay = () => isEnglish() ? `First instalment` : `Eerste termijn`;

/** @type {() => string} */
export const lastDay = () => isEnglish() ? `Last instalment` : `Laatste termijn`;

/** @type {() => string} */
export const account = () => isEnglish() ? `We debit it from` : `We schrijven af van`;

/** @type {(i: { n: number }) => string} */
export const facturen = (i) => isEnglish() ? plural(i.n, { one: `Invoice`, other: `Invoices` }) : plural(i.n, { one: `Factuur`, other: `Facturen` });
