/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const conflictTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment has not started.` : `Je betaling is niet begonnen.`;

/** @type {() => string} */
export const conflictText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have already paid, or we are still waiting for your bank. This page shows what is still open now. Have you paid that already? Do not pay again.` : `Je hebt al betaald, of wij wachten nog op je bank. Op deze pagina zie je wat nu nog open is. Heb je dat al betaald? Betaal niet opnieuw.`;

/** @type {() => string} */
export const unavailableTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You cannot pay right now.` : `Betalen lukt nu niet.`;

/** @type {() => string} */
export const offlineTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are not connected to the internet.` : `Je hebt geen verbinding met internet.`;

/** @type {() => string} */
export const offlineText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nothing has been taken from your account. Try again when you are connected.` : `Er is niets afgeschreven. Probeer het opnieuw als je weer verbinding hebt.`;

/** @type {() => string} */
export const failedTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Something went wrong.` : `Er ging iets mis.`;

/** @type {() => string} */
export const nothingTaken = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nothing has been taken from your account. Please try again in a moment.` : `Er is niets afgeschreven. Probeer het zo nog eens.`;

/** @type {() => string} */
export const readyTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment is ready.` : `Je betaling staat klaar.`;

/** @type {() => string} */
export const readyText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Go to your bank to pay. Have you done that already? Then wait a moment and do not pay again.` : `Ga naar je bank om te betalen. Heb je dat al gedaan? Wacht dan even en betaal niet opnieuw.`;

/** @type {() => string} */
export const linkGone = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Does this link no longer work?` : `Werkt deze link niet meer?`;

/** @type {() => string} */
export const linkAgain = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ask for a new one.` : `Vraag een nieuwe.`;

/** @type {() => string} */
export const maybePaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Have you already paid? Then wait a moment and do not pay again. Have you not paid? Try again later.` : `Heb je al betaald? Wacht dan even en betaal niet opnieuw. Heb je niet betaald? Probeer het straks nog eens.`;
