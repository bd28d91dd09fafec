/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { day: string | number }) => string} */
export const takenBack = (i) => isEnglish() ? `The care provider took this bill back on ${i.day}.` : `De zorgverlener nam deze nota terug op ${i.day}.`;

/** @type {() => string} */
export const takenBackText = () => isEnglish() ? `This care no longer counts in the care costs.` : `Deze zorg telt niet meer mee in de zorgkosten.`;

/** @type {(i: { day: string | number }) => string} */
export const shifted = (i) => isEnglish() ? `This claim changed on ${i.day}.` : `Deze declaratie veranderde op ${i.day}.`;

/** @type {(i: { year: string | number }) => string} */
export const shiftedText = (i) => isEnglish() ? `An earlier bill from ${i.year} was taken back, so a different amount applies here. This changes our earlier decision as follows:` : `Een eerdere nota van ${i.year} is teruggenomen. Daardoor geldt hier een ander bedrag. Dit verandert aan wat we eerder besloten:`;

/** @type {(i: { year: string | number }) => string} */
export const loweredText = (i) => isEnglish() ? `The insurance does not run for all of ${i.year}, so the own risk (deductible) for ${i.year} is lower. This changes our earlier decision as follows:` : `De verzekering geldt niet heel ${i.year}. Daarom is het eigen risico van ${i.year} lager geworden. Dit verandert aan wat we eerder besloten:`;

/** @type {() => string} */
export const eigenRisico = () => isEnglish() ? `Own risk` : `Eigen risico`;

/** @type {() => string} */
export const reimbursed = () => isEnglish() ? `Reimbursed` : `Vergoed`;

/** @type {(i: { day: string | number }) => string} */
export const onInvoice = (i) => isEnglish() ? `You will find this on the first own-risk invoice after ${i.day}.` : `Dit staat op de eerste factuur van het eigen risico na ${i.day}.`;

/** @type {(i: { year: string | number }) => string} */
export const inTermijnen = (i) => isEnglish() ? `This counts in the final settlement of ${i.year}, because you pay the own risk in instalments.` : `Dit telt mee in de eindafrekening van ${i.year}, want het eigen risico betaal je in termijnen.`;

/** @type {(i: { day: string | number }) => string} */
export const decidedOn = (i) => isEnglish() ? `Below is what we decided on ${i.day}, before this change.` : `Hieronder staat wat we op ${i.day} besloten, voor deze verandering.`;

/** @type {() => string} */
export const decidedBefore = () => isEnglish() ? `Below is what we decided earlier, before this change.` : `Hieronder staat wat we eerder besloten, voor deze verandering.`;

/** @type {() => string} */
export const takenBackBearsText = () => isEnglish() ? `This care no longer counts: not in the care costs and not towards the own risk (deductible).` : `Deze zorg telt niet meer mee: niet in de zorgkosten en niet voor het eigen risico.`;

/** @type {(i: { day: string | number }) => string} */
export const onInvoiceBijdrage = (i) => isEnglish() ? `This is on the first invoice with a contribution after ${i.day}.` : `Dit staat op de eerste factuur met eigen bijdrage na ${i.day}.`;

/** @type {(i: { amounts: string | number }) => string} */
export const holdsNow = (i) => isEnglish() ? `This holds now: ${i.amounts}.` : `Dit geldt nu: ${i.amounts}.`;
