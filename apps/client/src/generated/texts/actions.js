/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const withdraw = () => isEnglish() ? `Withdraw claim` : `Declaratie intrekken`;

/** @type {() => string} */
export const withdrawQuestion = () => isEnglish() ? `Do you want to withdraw this claim?` : `Wil je deze declaratie intrekken?`;

/** @type {() => string} */
export const withdrawExplanation = () => isEnglish() ? `We will then not assess this claim and you will not get any money for it. You can submit the bill again later.` : `We bekijken deze declaratie dan niet en je krijgt er geen geld voor. Je kunt de nota later opnieuw indienen.`;

/** @type {() => string} */
export const withdrawYes = () => isEnglish() ? `Yes, withdraw` : `Ja, trek in`;

/** @type {() => string} */
export const withdrawNo = () => isEnglish() ? `No, do not withdraw` : `Nee, niet intrekken`;

/** @type {() => string} */
export const withdrawFailed = () => isEnglish() ? `Withdrawing did not work. Please try again.` : `Het intrekken is niet gelukt. Probeer het opnieuw.`;

/** @type {() => string} */
export const withdrawConflictTitle = () => isEnglish() ? `It can no longer be withdrawn.` : `Intrekken kan niet meer.`;

/** @type {() => string} */
export const withdrawConflictText = () => isEnglish() ? `We are already working on your claim. You do not have to do anything.` : `We zijn al bezig met je declaratie. Je hoeft niets te doen.`;

/** @type {() => string} */
export const pdf = () => isEnglish() ? `Confirmation as PDF` : `Bevestiging als pdf`;

/** @type {() => string} */
export const letter = () => isEnglish() ? `Decision as PDF` : `Besluit als pdf`;
