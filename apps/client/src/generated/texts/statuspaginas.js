/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const heading401 = () => isEnglish() ? `Oops, sorry...` : `Oeps, sorry...`;

/** @type {() => string} */
export const text401 = () => isEnglish() ? `You are not authorised.` : `Je bent niet geautoriseerd.`;

/** @type {() => string} */
export const heading403 = () => isEnglish() ? `No permission` : `Geen toestemming`;

/** @type {() => string} */
export const text403 = () => isEnglish() ? `You do not have permission to view this page.` : `Je hebt geen toestemming om deze pagina te bekijken.`;

/** @type {() => string} */
export const heading404 = () => isEnglish() ? `Page not found` : `Pagina niet gevonden`;

/** @type {() => string} */
export const text404 = () => isEnglish() ? `The page you are looking for cannot be found.` : `De pagina die je zoekt, kan niet gevonden worden.`;

/** @type {() => string} */
export const heading500 = () => isEnglish() ? `Oops, sorry...` : `Oeps, sorry...`;

/** @type {() => string} */
export const text500 = () => isEnglish() ? `Something went wrong.` : `Er is iets misgegaan.`;

/** @type {() => string} */
export const heading503 = () => isEnglish() ? `Sorry, you cannot use the app for a moment` : `Sorry, je kunt de app even niet gebruiken`;

/** @type {() => string} */
export const text503 = () => isEnglish() ? `We are carrying out maintenance at the moment. Please try again later.` : `Op dit moment voeren wij onderhoud uit. Probeer het op een later moment nog een keer.`;

/** @type {() => string} */
export const headingOutdated = () => isEnglish() ? `This page is out of date` : `Deze pagina is verouderd`;

/** @type {() => string} */
export const textOutdated = () => isEnglish() ? `There is a new version of our app. Please try again in a few minutes.` : `Onze app is vernieuwd. Probeer het over een paar minuten opnieuw.`;

/** @type {() => string} */
export const headingOutdatedApp = () => isEnglish() ? `Update the app` : `Werk de app bij`;

/** @type {() => string} */
export const textOutdatedApp = () => isEnglish() ? `You have an old version of the app. Install the latest one, and then try again.` : `Je hebt een oude versie van de app. Installeer de nieuwste en probeer het daarna opnieuw.`;

/** @type {() => string} */
export const back = () => isEnglish() ? `Back` : `Terug`;
