/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { name: string | number }) => string} */
export const payWith = (i) => isEnglish() ? `Pay with ${i.name}` : `Betalen met ${i.name}`;

/** @type {(i: { name: string | number }) => string} */
export const continueWith = (i) => isEnglish() ? `Continue paying (${i.name})` : `Verder met betalen (${i.name})`;

/** @type {() => string} */
export const toBank = () => isEnglish() ? `You are going to your bank` : `Je gaat naar je bank`;

/** @type {(i: { bedrag: string | number, name: string | number }) => string} */
export const payAmountWith = (i) => isEnglish() ? `Pay ${i.bedrag} with ${i.name}` : `Betaal ${i.bedrag} met ${i.name}`;

/** @type {() => string} */
export const begun = () => isEnglish() ? `You have already started to pay this. Have you paid? Then wait a moment and do not pay again.` : `Je bent hiervoor al begonnen met betalen. Heb je betaald? Wacht dan even en betaal niet opnieuw.`;
