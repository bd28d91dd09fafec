/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const toContent = () => isEnglish() ? `Skip to content` : `Naar de inhoud`;

/** @type {() => string} */
export const navigation = () => isEnglish() ? `Main navigation` : `Hoofdnavigatie`;

/** @type {() => string} */
export const more = () => isEnglish() ? `More` : `Meer`;

/** @type {(i: { name: string | number }) => string} */
export const personMenu = (i) => isEnglish() ? `${i.name}’s menu` : `Menu van ${i.name}`;

/** @type {() => string} */
export const description = () => isEnglish() ? `Submit claims faster and more easily` : `Declareer sneller en gemakkelijker`;

/** @type {() => string} */
export const otherLanguage = () => isEnglish() ? `Nederlands` : `English`;

/** @type {() => string} */
export const otherLanguageExplanation = () => isEnglish() ? `Lees deze app in het Nederlands` : `Read this app in English`;

/** @type {(i: { name: string | number }) => string} */
export const otherBrandTitle = (i) => isEnglish() ? `You are insured with ${i.name}` : `Je bent verzekerd bij ${i.name}`;

/** @type {() => string} */
export const actingTitle = () => isEnglish() ? `(for somebody else)` : `(namens iemand anders)`;

/** @type {(i: { product: string | number }) => string} */
export const otherBrand = (i) => isEnglish() ? `Your details are in ${i.product}. Log in there with your DigiD.` : `Je gegevens staan in ${i.product}. Log daar in met je DigiD.`;

/** @type {(i: { product: string | number }) => string} */
export const toOtherBrand = (i) => isEnglish() ? `Go to ${i.product}` : `Naar ${i.product}`;

/** @type {() => string} */
export const unusable = () => isEnglish() ? `This does not work now, because this page has not loaded completely.` : `Dit werkt nu niet, want deze pagina is niet helemaal geladen.`;

/** @type {() => string} */
export const reload = () => isEnglish() ? `Load the page again` : `Laad de pagina opnieuw`;

/** @type {() => string} */
export const notLoaded = () => isEnglish() ? `Something went wrong.` : `Er is iets misgegaan.`;

/** @type {() => string} */
export const headingOffline = () => isEnglish() ? `No internet connection` : `Geen verbinding met internet`;

/** @type {() => string} */
export const textOffline = () => isEnglish() ? `Check your internet connection and try again.` : `Controleer je internetverbinding en probeer het opnieuw.`;

/** @type {() => string} */
export const elsewhere = () => isEnglish() ? `(another website)` : `(andere website)`;

/** @type {(i: { aantal: string | number }) => string} */
export const unread = (i) => isEnglish() ? `${i.aantal} new` : `${i.aantal} nieuw`;

/** @type {(i: { aantal: string | number }) => string} */
export const due = (i) => isEnglish() ? `${i.aantal} to pay` : `${i.aantal} te betalen`;

/** @type {() => string} */
export const offlineStill = () => isEnglish() ? `Still no connection` : `Nog geen verbinding`;
