/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { name: string | number }) => string} */
export const payWith = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay with ${i.name}` : `Betalen met ${i.name}`;

/** @type {(i: { name: string | number }) => string} */
export const continueWith = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Continue paying (${i.name})` : `Verder met betalen (${i.name})`;

/** @type {() => string} */
export const linkGone = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Does this link no longer work?` : `Werkt deze link niet meer?`;

/** @type {() => string} */
export const linkAgain = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ask for a new one.` : `Vraag een nieuwe.`;

/** @type {() => string} */
export const toBank = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are going to your bank` : `Je gaat naar je bank`;

/** @type {() => string} */
export const conflictTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There is nothing to pay here now.` : `Er valt hier nu niets te betalen.`;

/** @type {() => string} */
export const conflictText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have already paid, or we are still waiting for your bank. Do not pay again.` : `Je hebt al betaald, of wij wachten nog op je bank. Betaal niet opnieuw.`;

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

/** @type {(i: { bedrag: string | number, name: string | number }) => string} */
export const payAmountWith = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay ${i.bedrag} with ${i.name}` : `Betaal ${i.bedrag} met ${i.name}`;

/** @type {() => string} */
export const readyTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment is ready.` : `Je betaling staat klaar.`;

/** @type {() => string} */
export const readyText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Go to your bank to pay. Nothing has been debited yet.` : `Ga naar je bank om te betalen. Er is nog niets afgeschreven.`;
