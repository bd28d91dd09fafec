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
