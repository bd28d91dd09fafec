/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const heading401 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Oops, sorry...` : `Oeps, sorry...`;

/** @type {() => string} */
export const text401 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are not authorised.` : `Je bent niet geautoriseerd.`;

/** @type {() => string} */
export const heading403 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `No permission` : `Geen toestemming`;

/** @type {() => string} */
export const text403 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not have permission to view this page.` : `Je hebt geen toestemming om deze pagina te bekijken.`;

/** @type {() => string} */
export const heading404 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Page not found` : `Pagina niet gevonden`;

/** @type {() => string} */
export const text404 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The page you are looking for cannot be found.` : `De pagina die je zoekt, kan niet gevonden worden.`;

/** @type {() => string} */
export const heading500 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Oops, sorry...` : `Oeps, sorry...`;

/** @type {() => string} */
export const text500 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Something went wrong.` : `Er is iets misgegaan.`;

/** @type {() => string} */
export const heading503 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Sorry, you cannot use the app for a moment` : `Sorry, je kunt de app even niet gebruiken`;

/** @type {() => string} */
export const text503 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are carrying out maintenance at the moment. Please try again later.` : `Op dit moment voeren wij onderhoud uit. Probeer het op een later moment nog een keer.`;

/** @type {() => string} */
export const headingOutdated = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This page is out of date` : `Deze pagina is verouderd`;

/** @type {() => string} */
export const textOutdated = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There is a new version of our app. Please try again in a few minutes.` : `Onze app is vernieuwd. Probeer het over een paar minuten opnieuw.`;

/** @type {() => string} */
export const headingOutdatedApp = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Update the app` : `Werk de app bij`;

/** @type {() => string} */
export const textOutdatedApp = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have an old version of the app. Install the latest one, and then try again.` : `Je hebt een oude versie van de app. Installeer de nieuwste en probeer het daarna opnieuw.`;

/** @type {() => string} */
export const back = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Back` : `Terug`;
