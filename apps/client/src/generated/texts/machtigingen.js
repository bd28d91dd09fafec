/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const intro = () => isEnglish() ? `Let your partner or another adult on your policy act for you. That person sees and does only what you choose, and only for you: not for others on your policy.` : `Laat je partner of een andere volwassene op je polis zaken voor je regelen. Die persoon ziet en doet alleen wat jij kiest, en alleen voor jou: niet voor anderen op je polis.`;

/** @type {() => string} */
export const never = () => isEnglish() ? `Your details, your account, your consent, your card, your messages and this page always stay yours alone.` : `Je gegevens, je rekening, je toestemming, je zorgpas, je berichten en deze pagina blijven altijd alleen van jou.`;

/** @type {() => string} */
export const givenTitle = () => isEnglish() ? `Who may act for you` : `Wie zaken voor jou mag regelen`;

/** @type {() => string} */
export const noneGiven = () => isEnglish() ? `Nobody yet.` : `Nog niemand.`;

/** @type {() => string} */
export const gotTitle = () => isEnglish() ? `For whom you may act` : `Voor wie jij zaken mag regelen`;

/** @type {() => string} */
export const unknown = () => isEnglish() ? `Somebody we do not know` : `Iemand die we niet kennen`;

/** @type {() => string} */
export const zorg = () => isEnglish() ? `Claims and care costs` : `Declaraties en zorgkosten`;

/** @type {() => string} */
export const facturen = () => isEnglish() ? `Invoices and paying` : `Facturen en betalen`;

/** @type {() => string} */
export const both = () => isEnglish() ? `Both` : `Allebei`;

/** @type {(i: { wat: string | number, day: string | number }) => string} */
export const until = (i) => isEnglish() ? `${i.wat}. Until ${i.day}.` : `${i.wat}. Tot en met ${i.day}.`;

/** @type {(i: { wat: string | number }) => string} */
export const byDigid = (i) => isEnglish() ? `${i.wat}. By DigiD Machtigen: you stop it there.` : `${i.wat}. Via DigiD Machtigen: stoppen doe je daar.`;

/** @type {() => string} */
export const withdraw = () => isEnglish() ? `Stop` : `Stop`;

/** @type {(i: { naam: string | number }) => string} */
export const withdrawOf = (i) => isEnglish() ? `${i.naam} acting for you` : `dat ${i.naam} zaken voor je regelt`;

/** @type {() => string} */
export const renounce = () => isEnglish() ? `No longer` : `Niet meer`;

/** @type {(i: { naam: string | number }) => string} */
export const renounceOf = (i) => isEnglish() ? `act for ${i.naam}` : `zaken regelen voor ${i.naam}`;

/** @type {() => string} */
export const act = () => isEnglish() ? `Act` : `Regel zaken`;

/** @type {(i: { naam: string | number }) => string} */
export const actFor = (i) => isEnglish() ? `for ${i.naam}` : `voor ${i.naam}`;

/** @type {() => string} */
export const giveTitle = () => isEnglish() ? `Let somebody else act for me` : `Iemand anders mijn zaken laten regelen`;

/** @type {() => string} */
export const nobody = () => isEnglish() ? `You can do this with somebody of 18 or older on the same policy: who took out the insurance, or who is insured with you. For anybody else, use DigiD Machtigen.` : `Dit kan met iemand van 18 jaar of ouder op dezelfde polis: met wie de verzekering afsloot, of met wie bij jou meeverzekerd is. Voor iemand anders gebruik je DigiD Machtigen.`;

/** @type {() => string} */
export const who = () => isEnglish() ? `Who may act?` : `Wie mag het?`;

/** @type {() => string} */
export const what = () => isEnglish() ? `What may that person do?` : `Wat mag die persoon?`;

/** @type {() => string} */
export const zorgHint = () => isEnglish() ? `See and send in claims, and see which care you had.` : `Declaraties bekijken en indienen, en zien welke zorg je kreeg.`;

/** @type {() => string} */
export const facturenHint = () => isEnglish() ? `See and pay invoices. Without seeing which care you had.` : `Facturen bekijken en betalen. Zonder te zien welke zorg je kreeg.`;

/** @type {() => string} */
export const how = () => isEnglish() ? `Until when?` : `Tot en met wanneer?`;

/** @type {() => string} */
export const give = () => isEnglish() ? `Give permission` : `Geef toestemming`;

/** @type {() => string} */
export const told = () => isEnglish() ? `You both get a message. You can stop it at any time.` : `Jullie krijgen er allebei bericht van. Je kunt op elk moment stoppen.`;

/** @type {() => string} */
export const whoNeeded = () => isEnglish() ? `Choose who may act for you.` : `Kies wie zaken voor je mag regelen.`;

/** @type {() => string} */
export const whatNeeded = () => isEnglish() ? `Choose what that person may do.` : `Kies wat die persoon mag.`;

/** @type {() => string} */
export const howNeeded = () => isEnglish() ? `Choose until when.` : `Kies tot wanneer het mag.`;

/** @type {() => string} */
export const failedTitle = () => isEnglish() ? `That did not work` : `Dat is niet gelukt`;

/** @type {() => string} */
export const failedText = () => isEnglish() ? `Nothing has changed. Please try again.` : `Er is niets veranderd. Probeer het opnieuw.`;

/** @type {() => string} */
export const changedText = () => isEnglish() ? `Something has changed. Please look at the page again.` : `Er is iets veranderd. Bekijk de pagina opnieuw.`;

/** @type {(i: { naam: string | number }) => string} */
export const band = (i) => isEnglish() ? `You are now acting for ${i.naam}` : `Je regelt nu zaken voor ${i.naam}`;

/** @type {() => string} */
export const stop = () => isEnglish() ? `Stop` : `Stop`;

/** @type {(i: { naam: string | number }) => string} */
export const stopHint = (i) => isEnglish() ? `acting for ${i.naam}` : `met zaken regelen voor ${i.naam}`;
