/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const retry = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Try again` : `Probeer opnieuw`;

/** @type {() => string} */
export const toOverzicht = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `To overview` : `Naar overzicht`;

/** @type {() => string} */
export const print = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Print` : `Printen`;

/** @type {() => string} */
export const showMore = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Show more` : `Toon meer`;

/** @type {() => string} */
export const signOut = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Log out` : `Uitloggen`;

/** @type {() => string} */
export const amount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Amount` : `Bedrag`;

/** @type {() => string} */
export const date = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Date` : `Datum`;

/** @type {() => string} */
export const part = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Part` : `Onderdeel`;

/** @type {() => string} */
export const betalingskenmerk = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Payment reference` : `Betalingskenmerk`;

/** @type {() => string} */
export const careHidden = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care hidden` : `Zorg verborgen`;

/** @type {(i: { name: string | number }) => string} */
export const careHiddenBy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.name} has not given consent to show what care this is about. You do see the amounts and the dates.` : `${i.name} heeft geen toestemming gegeven om te laten zien om welke zorg het gaat. Je ziet wel de bedragen en de datums.`;

/** @type {() => string} */
export const checkingBetaling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are checking your payment. Do not pay again.` : `We controleren je betaling. Betaal niet opnieuw.`;

/** @type {() => string} */
export const submitDeclaratie = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Submit a claim` : `Declaratie indienen`;

/** @type {() => string} */
export const isAssessed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your claim has been assessed` : `Je declaratie is beoordeeld`;

/** @type {() => string} */
export const declaraties = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claims` : `Declaraties`;

/** @type {() => string} */
export const facturen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Invoices` : `Facturen`;

/** @type {() => string} */
export const betaalverzoek = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Payment request` : `Betaalverzoek`;

/** @type {() => string} */
export const herinnering = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reminder` : `Herinnering`;

/** @type {() => string} */
export const aanmaning = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Final reminder` : `Aanmaning`;

/** @type {() => string} */
export const incassoFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Direct debit failed` : `Incasso mislukt`;

/** @type {() => string} */
export const noAccount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do not know your account number.` : `Wij kennen geen rekening van je.`;

/** @type {() => string} */
export const giveAccount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Please give it to us.` : `Geef je rekeningnummer aan ons door.`;

/** @type {() => string} */
export const zorgpas = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const nothingMoreToDo = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not have to do anything more.` : `Je hoeft niets meer te doen.`;

/** @type {() => string} */
export const loading = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Loading` : `Bezig met laden`;

/** @type {() => string} */
export const errorsTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Please check this` : `Kijk dit nog even na`;

/** @type {() => string} */
export const saveAsPdf = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Save as PDF` : `Bewaar als pdf`;

/** @type {() => string} */
export const ofWettelijkeBijdrage = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `statutory contribution` : `wettelijke eigen bijdrage`;

/** @type {() => string} */
export const wettelijkeBijdrage = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Statutory contribution` : `Wettelijke eigen bijdrage`;

/** @type {() => string} */
export const nothingToDo = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not have to do anything.` : `Je hoeft niets te doen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const moneyWaiting = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} is waiting for you.` : `Er staat ${i.bedrag} voor je klaar.`;

/** @type {() => string} */
export const explain = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Explain this` : `Leg dit uit`;
