/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const chooseTitle = () => isEnglish() ? `Choose what you pay now` : `Kies wat je nu betaalt`;

/** @type {() => string} */
export const chooseText = () => isEnglish() ? `You pay everything you choose in one go.` : `Je betaalt alles wat je kiest in één keer.`;

/** @type {() => string} */
export const chooseNone = () => isEnglish() ? `First choose what you want to pay.` : `Kies eerst wat je wilt betalen.`;

/** @type {() => string} */
export const noneChosen = () => isEnglish() ? `Nothing chosen yet.` : `Nog niets gekozen.`;

/** @type {(i: { aantal: number, totaal: string | number }) => string} */
export const chosen = (i) => isEnglish() ? plural(i.aantal, { one: `${counted(i.aantal)} of ${i.totaal} chosen.`, other: `${counted(i.aantal)} of ${i.totaal} chosen. You pay them in one go.` }) : plural(i.aantal, { one: `${counted(i.aantal)} van ${i.totaal} gekozen.`, other: `${counted(i.aantal)} van ${i.totaal} gekozen. Je betaalt ze in één keer.` });

/** @type {() => string} */
export const payChosen = () => isEnglish() ? `Pay what you have ticked` : `Betaal wat je hebt aangevinkt`;
