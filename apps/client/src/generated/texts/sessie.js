/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { product: string | number }) => string} */
export const welcome = (i) => isEnglish() ? `Welcome to ${i.product}` : `Welkom bij ${i.product}`;

/** @type {() => string} */
export const loginTitle = () => isEnglish() ? `Everything about your health insurance in one place` : `Alles over je zorgverzekering op één plek`;

/** @type {(i: { name: string | number }) => string} */
export const loginExplanation = (i) => isEnglish() ? `Send a bill to ${i.name}, see what you get back and what is left of your own risk.` : `Dien een nota in bij ${i.name}, kijk wat je terugkrijgt en wat er over is van je eigen risico.`;

/** @type {() => string} */
export const loginWithDigid = () => isEnglish() ? `Log in with DigiD` : `Inloggen met DigiD`;

/** @type {() => string} */
export const loginForOther = () => isEnglish() ? `Log in for somebody else (DigiD Machtigen)` : `Inloggen voor iemand anders (DigiD Machtigen)`;

/** @type {() => string} */
export const sessieExpiredTitle = () => isEnglish() ? `You have been logged out` : `Je bent uitgelogd`;

/** @type {() => string} */
export const sessieExpired = () => isEnglish() ? `That happens by itself after a while, so that nobody else can get at your details. Log in again and continue where you were.` : `Dat gebeurt na een tijd vanzelf, zodat niemand anders bij je gegevens kan. Log opnieuw in, dan ga je verder waar je was.`;

/** @type {() => string} */
export const unreadableTitle = () => isEnglish() ? `We could not fetch your details` : `We konden je gegevens niet ophalen`;

/** @type {() => string} */
export const unreadable = () => isEnglish() ? `That is our fault, not yours. Log in and try again.` : `Dat ligt aan ons, niet aan jou. Log opnieuw in en probeer het nog een keer.`;

/** @type {() => string} */
export const neededTitle = () => isEnglish() ? `What you need` : `Dit heb je nodig`;

/** @type {() => string} */
export const neededApp = () => isEnglish() ? `The DigiD app on your phone` : `De DigiD app op je telefoon`;

/** @type {() => string} */
export const neededAppExplanation = () => isEnglish() ? `You choose your own five-digit PIN.` : `Je kiest zelf je pincode van vijf cijfers.`;

/** @type {() => string} */
export const neededLevel = () => isEnglish() ? `An ID check in the DigiD app` : `Een ID-check in de DigiD app`;

/** @type {() => string} */
export const neededLevelExplanation = () => isEnglish() ? `Scan your passport, driving licence or identity card once. That keeps your care details well protected.` : `Eén keer je paspoort, rijbewijs of identiteitskaart scannen. Zo zijn je zorggegevens goed beschermd.`;

/** @type {() => string} */
export const troubleTitle = () => isEnglish() ? `Having trouble?` : `Lukt het niet?`;

/** @type {() => string} */
export const trouble = () => isEnglish() ? `We never ask for your PIN.` : `We vragen nooit om je pincode.`;

/** @type {() => string} */
export const signOutTitle = () => isEnglish() ? `Do you want to log out?` : `Wil je uitloggen?`;

/** @type {() => string} */
export const signedOutTitle = () => isEnglish() ? `You are logged out` : `Je bent uitgelogd`;

/** @type {(i: { product: string | number }) => string} */
export const loggedOut = (i) => isEnglish() ? `See you soon at ${i.product}. Nothing of yours is left in this browser.` : `Tot ziens bij ${i.product}. In deze browser staat niets meer van jou.`;

/** @type {() => string} */
export const signedOutAdvice = () => isEnglish() ? `Using someone else’s computer? Then close the browser as well. Did you save anything there? Delete that too.` : `Zit je achter een computer van iemand anders? Sluit dan ook de browser. Heb je daar iets opgeslagen? Haal dat ook weg.`;

/** @type {() => string} */
export const loginAgain = () => isEnglish() ? `Log in again` : `Opnieuw inloggen`;

/** @type {() => string} */
export const signOutFailedTitle = () => isEnglish() ? `You are not logged out yet` : `Je bent nog niet uitgelogd`;

/** @type {() => string} */
export const signOutFailed = () => isEnglish() ? `We could not log you out. Check your internet connection and try again.` : `We konden je niet uitloggen. Controleer je internetverbinding en probeer het opnieuw.`;

/** @type {() => string} */
export const everywhereFailedTitle = () => isEnglish() ? `You are not logged out everywhere yet` : `Je bent nog niet overal uitgelogd`;

/** @type {() => string} */
export const everywhereFailed = () => isEnglish() ? `We could not log you out on all of your devices. Try again in a moment.` : `Het lukte niet om je op al je apparaten uit te loggen. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const everywhere = () => isEnglish() ? `Log out everywhere` : `Overal uitloggen`;
