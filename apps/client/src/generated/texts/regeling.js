/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const betaalgemak = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Betaalgemak` : `Betaalgemak`;

/** @type {() => string} */
export const betalingsregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment arrangement` : `Je betalingsregeling`;

/** @type {() => string} */
export const schuldregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your debt arrangement` : `Je schuldregeling`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const nextAutomatic = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The next instalment is ${i.bedrag}. We debit it from your account on ${i.day}, automatically. You do not have to do anything.` : `De volgende termijn is ${i.bedrag}. Die schrijven wij op ${i.day} automatisch van je rekening af. Je hoeft niets te doen.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const nextByYourself = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The next instalment is ${i.bedrag}. Pay it by ${i.day} at the latest.` : `De volgende termijn is ${i.bedrag}. Betaal die uiterlijk ${i.day}.`;

/** @type {() => string} */
export const rests = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not have to pay us anything for this now.` : `Je hoeft hiervoor nu niets aan ons te betalen.`;

/** @type {(i: { bedrag: string | number, n: number }) => string} */
export const open = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? plural(i.n, { one: `${i.bedrag} is still open in this arrangement, for ${counted(i.n)} invoice.`, other: `${i.bedrag} is still open in this arrangement, for ${counted(i.n)} invoices.` }) : plural(i.n, { one: `In deze regeling staat nog ${i.bedrag} open, van ${counted(i.n)} factuur.`, other: `In deze regeling staat nog ${i.bedrag} open, van ${counted(i.n)} facturen.` });

/** @type {() => string} */
export const agreed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you have agreed with us` : `Wat je met ons hebt afgesproken`;

/** @type {() => string} */
export const number = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Number of the arrangement` : `Nummer van de regeling`;

/** @type {() => string} */
export const termijnen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Instalments` : `Termijnen`;

/** @type {(i: { aantal: string | number, bedrag: string | number }) => string} */
export const times = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.aantal} times ${i.bedrag}` : `${i.aantal} keer ${i.bedrag}`;

/** @type {(i: { aantal: string | number, bedrag: string | number, last: string | number }) => string} */
export const timesLast = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.aantal} times ${i.bedrag}, then once ${i.last}` : `${i.aantal} keer ${i.bedrag}, daarna nog één keer ${i.last}`;

/** @type {() => string} */
export const firstDay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `First instalment` : `Eerste termijn`;

/** @type {() => string} */
export const lastDay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Last instalment` : `Laatste termijn`;

/** @type {() => string} */
export const account = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We debit it from` : `Wij schrijven af van`;

/** @type {(i: { n: number }) => string} */
export const facturen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? plural(i.n, { one: `Invoice`, other: `Invoices` }) : plural(i.n, { one: `Factuur`, other: `Facturen` });
