/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const retry = () => isEnglish() ? `Try again` : `Probeer opnieuw`;

/** @type {() => string} */
export const toOverzicht = () => isEnglish() ? `To overview` : `Naar overzicht`;

/** @type {() => string} */
export const print = () => isEnglish() ? `Print` : `Printen`;

/** @type {() => string} */
export const showMore = () => isEnglish() ? `Show more` : `Toon meer`;

/** @type {() => string} */
export const signOut = () => isEnglish() ? `Log out` : `Uitloggen`;

/** @type {() => string} */
export const amount = () => isEnglish() ? `Amount` : `Bedrag`;

/** @type {() => string} */
export const date = () => isEnglish() ? `Date` : `Datum`;

/** @type {() => string} */
export const part = () => isEnglish() ? `Part` : `Onderdeel`;

/** @type {() => string} */
export const betalingskenmerk = () => isEnglish() ? `Payment reference` : `Betalingskenmerk`;

/** @type {() => string} */
export const careHidden = () => isEnglish() ? `Care (private)` : `Zorg (privé)`;

/** @type {(i: { name: string | number }) => string} */
export const careHiddenBy = (i) => isEnglish() ? `${i.name} does not show what care this is. You do see the amounts and dates.` : `${i.name} laat niet zien om welke zorg het gaat. De bedragen en datums zie je wel.`;

/** @type {() => string} */
export const checkingBetaling = () => isEnglish() ? `We are checking your payment. Do not pay again.` : `We controleren je betaling. Betaal niet opnieuw.`;

/** @type {() => string} */
export const submitDeclaratie = () => isEnglish() ? `Submit a claim` : `Declaratie indienen`;

/** @type {() => string} */
export const isAssessed = () => isEnglish() ? `Your claim has been assessed` : `Je declaratie is beoordeeld`;

/** @type {() => string} */
export const declaraties = () => isEnglish() ? `Claims` : `Declaraties`;

/** @type {() => string} */
export const facturen = () => isEnglish() ? `Invoices` : `Facturen`;

/** @type {() => string} */
export const betaalverzoek = () => isEnglish() ? `Payment request` : `Betaalverzoek`;

/** @type {() => string} */
export const herinnering = () => isEnglish() ? `Reminder` : `Herinnering`;

/** @type {() => string} */
export const aanmaning = () => isEnglish() ? `Final reminder` : `Aanmaning`;

/** @type {() => string} */
export const incassoFailed = () => isEnglish() ? `Direct debit failed` : `Incasso mislukt`;

/** @type {() => string} */
export const noAccount = () => isEnglish() ? `We do not know your account number.` : `We kennen geen rekening van je.`;

/** @type {() => string} */
export const giveAccount = () => isEnglish() ? `Please give it to us.` : `Geef je rekeningnummer aan ons door.`;

/** @type {() => string} */
export const zorgpas = () => isEnglish() ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const nothingMoreToDo = () => isEnglish() ? `You do not have to do anything more.` : `Je hoeft niets meer te doen.`;

/** @type {() => string} */
export const loading = () => isEnglish() ? `Loading` : `Bezig met laden`;

/** @type {() => string} */
export const errorsTitle = () => isEnglish() ? `Please check this` : `Kijk dit nog even na`;

/** @type {() => string} */
export const saveAsPdf = () => isEnglish() ? `Save as PDF` : `Bewaar als pdf`;

/** @type {() => string} */
export const ofWettelijkeBijdrage = () => isEnglish() ? `statutory contribution` : `wettelijke eigen bijdrage`;

/** @type {() => string} */
export const wettelijkeBijdrage = () => isEnglish() ? `Statutory contribution` : `Wettelijke eigen bijdrage`;

/** @type {() => string} */
export const nothingToDo = () => isEnglish() ? `You do not have to do anything.` : `Je hoeft niets te doen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const moneyWaiting = (i) => isEnglish() ? `${i.bedrag} is waiting for you.` : `Er staat ${i.bedrag} voor je klaar.`;

/** @type {() => string} */
export const explain = () => isEnglish() ? `Explain this` : `Leg dit uit`;
