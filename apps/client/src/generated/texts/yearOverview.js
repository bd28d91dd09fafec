/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const overviewTitle = (i) => isEnglish() ? `${i.name}’s care costs in ${i.year}` : `Zorgkosten van ${i.name} in ${i.year}`;

/** @type {(i: { year: string | number }) => string} */
export const overviewTitleSelf = (i) => isEnglish() ? `Your care costs in ${i.year}` : `Je zorgkosten in ${i.year}`;

/** @type {() => string} */
export const overviewCost = () => isEnglish() ? `All care together cost` : `Alle zorg samen kostte`;

/** @type {() => string} */
export const overviewPaid = () => isEnglish() ? `Of that we reimbursed` : `Daarvan vergoedden wij`;

/** @type {() => string} */
export const overviewSoFar = () => isEnglish() ? `This is what has been processed now. A bill that comes later changes this overview.` : `Dit is wat nu verwerkt is. Een nota die later komt, verandert dit overzicht.`;

/** @type {() => string} */
export const premie = () => isEnglish() ? `Premium paid` : `Betaalde premie`;

/** @type {() => string} */
export const premieText = () => isEnglish() ? `The premium is for everybody on the policy together, without what is still to be paid.` : `De premie is van iedereen op de polis samen, zonder wat nog openstaat.`;

/** @type {() => string} */
export const tax = () => isEnglish() ? `For your taxes` : `Voor de belasting`;

/** @type {() => string} */
export const taxNever = () => isEnglish() ? `Does not count` : `Telt niet mee`;

/** @type {() => string} */
export const taxMostlyNot = () => isEnglish() ? `Usually does not count` : `Telt meestal niet mee`;

/** @type {() => string} */
export const taxPerhaps = () => isEnglish() ? `Sometimes counts` : `Telt soms mee`;

/** @type {() => string} */
export const taxText = () => isEnglish() ? `You cannot deduct premium and own risk. You can sometimes deduct care that is not reimbursed. The Dutch tax office decides what counts.` : `Premie en eigen risico mag je niet aftrekken. Zorg die niet vergoed is soms wel. De Belastingdienst bepaalt wat meetelt.`;

/** @type {() => string} */
export const premieFailed = () => isEnglish() ? `We cannot show the premium you paid now.` : `We kunnen de betaalde premie nu niet laten zien.`;

/** @type {() => string} */
export const part = () => isEnglish() ? `Part` : `Onderdeel`;
