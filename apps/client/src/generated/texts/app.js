/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const toContent = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Skip to content` : `Naar de inhoud`;

/** @type {() => string} */
export const navigation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Main navigation` : `Hoofdnavigatie`;

/** @type {() => string} */
export const more = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `More` : `Meer`;

/** @type {() => string} */
export const isNew = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `new` : `nieuw`;

/** @type {(i: { name: string | number }) => string} */
export const personMenu = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.name}’s menu` : `Menu van ${i.name}`;

/** @type {() => string} */
export const description = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Submit claims faster and more easily` : `Declareer sneller en gemakkelijker`;

/** @type {() => string} */
export const otherLanguage = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nederlands` : `English`;

/** @type {() => string} */
export const otherLanguageExplanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Lees deze app in het Nederlands` : `Read this app in English`;

/** @type {(i: { name: string | number }) => string} */
export const otherBrandTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are insured with ${i.name}` : `Je bent verzekerd bij ${i.name}`;

/** @type {(i: { product: string | number }) => string} */
export const otherBrand = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your details are in ${i.product}. Log in there with your DigiD.` : `Je gegevens staan in ${i.product}. Log daar in met je DigiD.`;

/** @type {(i: { product: string | number }) => string} */
export const toOtherBrand = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Go to ${i.product}` : `Naar ${i.product}`;

/** @type {() => string} */
export const unusable = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This does not work now, because this page has not loaded completely.` : `Dit werkt nu niet, want deze pagina is niet helemaal geladen.`;

/** @type {() => string} */
export const reload = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Load the page again` : `Laad de pagina opnieuw`;

/** @type {() => string} */
export const notLoaded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Something went wrong.` : `Er is iets misgegaan.`;

/** @type {() => string} */
export const headingOffline = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `No internet connection` : `Geen verbinding met internet`;

/** @type {() => string} */
export const textOffline = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Check your internet connection and try again.` : `Controleer je internetverbinding en probeer het opnieuw.`;

/** @type {() => string} */
export const elsewhere = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `(another website)` : `(andere website)`;
