/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const chooseTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Choose what you pay now` : `Kies wat je nu betaalt`;

/** @type {() => string} */
export const chooseText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You pay everything you choose in one go.` : `Je betaalt alles wat je kiest in één keer.`;

/** @type {() => string} */
export const chooseNone = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `First choose what you want to pay.` : `Kies eerst wat je wilt betalen.`;

/** @type {() => string} */
export const noneChosen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nothing chosen yet.` : `Nog niets gekozen.`;

/** @type {(i: { aantal: number, totaal: string | number }) => string} */
export const chosen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? plural(i.aantal, { one: `${counted(i.aantal)} of ${i.totaal} chosen.`, other: `${counted(i.aantal)} of ${i.totaal} chosen. You pay them in one go.` }) : plural(i.aantal, { one: `${counted(i.aantal)} van ${i.totaal} gekozen.`, other: `${counted(i.aantal)} van ${i.totaal} gekozen. Je betaalt ze in één keer.` });

/** @type {() => string} */
export const payChosen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay what you have ticked` : `Betaal wat je hebt aangevinkt`;
