/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const conflictTitle = () => isEnglish() ? `Your payment has not started.` : `Je betaling is niet begonnen.`;

/** @type {() => string} */
export const conflictText = () => isEnglish() ? `You have already paid, or we are still waiting for your bank. This page shows what is still open now. Have you paid that already? Do not pay again.` : `Je hebt al betaald, of we wachten nog op je bank. Op deze pagina zie je wat nu nog open is. Heb je dat al betaald? Betaal niet opnieuw.`;

/** @type {() => string} */
export const unavailableTitle = () => isEnglish() ? `You cannot pay right now.` : `Betalen lukt nu niet.`;

/** @type {() => string} */
export const offlineTitle = () => isEnglish() ? `You are not connected to the internet.` : `Je hebt geen verbinding met internet.`;

/** @type {() => string} */
export const offlineText = () => isEnglish() ? `Nothing has been taken from your account. Try again when you are connected.` : `Er is niets afgeschreven. Probeer het opnieuw als je weer verbinding hebt.`;

/** @type {() => string} */
export const failedTitle = () => isEnglish() ? `Something went wrong.` : `Er ging iets mis.`;

/** @type {() => string} */
export const nothingTaken = () => isEnglish() ? `Nothing has been taken from your account. Please try again in a moment.` : `Er is niets afgeschreven. Probeer het zo nog eens.`;

/** @type {() => string} */
export const readyTitle = () => isEnglish() ? `Your payment is ready.` : `Je betaling staat klaar.`;

/** @type {() => string} */
export const readyText = () => isEnglish() ? `Go to your bank to pay. Have you done that already? Then wait a moment and do not pay again.` : `Ga naar je bank om te betalen. Heb je dat al gedaan? Wacht dan even en betaal niet opnieuw.`;

/** @type {() => string} */
export const linkGone = () => isEnglish() ? `Does this link no longer work?` : `Werkt deze link niet meer?`;

/** @type {() => string} */
export const linkAgain = () => isEnglish() ? `Ask for a new one.` : `Vraag een nieuwe.`;

/** @type {() => string} */
export const maybePaid = () => isEnglish() ? `Have you already paid? Then wait a moment and do not pay again. Have you not paid? Try again later.` : `Heb je al betaald? Wacht dan even en betaal niet opnieuw. Heb je niet betaald? Probeer het straks nog eens.`;
