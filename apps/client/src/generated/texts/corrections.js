/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { dag: string | number }) => string} */
export const takenBack = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The care provider took this bill back on ${i.dag}.` : `De zorgverlener nam deze nota terug op ${i.dag}.`;

/** @type {() => string} */
export const takenBackText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This care no longer counts: not in the care costs and not towards the own risk (deductible). Below is what we decided before.` : `Deze zorg telt niet meer mee: niet in de zorgkosten en niet voor het eigen risico. Hieronder staat wat we eerder besloten.`;

/** @type {(i: { dag: string | number }) => string} */
export const shifted = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This claim changed on ${i.dag}.` : `Deze declaratie veranderde op ${i.dag}.`;

/** @type {(i: { jaar: string | number }) => string} */
export const shiftedText = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `An earlier bill from ${i.jaar} was taken back, so a different amount applies here. This changes our earlier decision as follows:` : `Een eerdere nota van ${i.jaar} is teruggenomen. Daardoor geldt hier een ander bedrag. Dit verandert aan wat we eerder besloten:`;

/** @type {(i: { jaar: string | number }) => string} */
export const loweredText = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The insurance does not run for all of ${i.jaar}, so the own risk (deductible) for ${i.jaar} is lower. This changes our earlier decision as follows:` : `De verzekering geldt niet heel ${i.jaar}. Daarom is het eigen risico van ${i.jaar} lager geworden. Dit verandert aan wat we eerder besloten:`;

/** @type {() => string} */
export const eigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk` : `Eigen risico`;

/** @type {() => string} */
export const reimbursed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reimbursed` : `Vergoed`;

/** @type {(i: { dag: string | number }) => string} */
export const onInvoice = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will find this on the first own-risk invoice after ${i.dag}.` : `Dit staat op de eerste factuur van het eigen risico na ${i.dag}.`;

/** @type {(i: { jaar: string | number }) => string} */
export const inTermijnen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This counts in the final settlement of ${i.jaar}, because you pay the own risk in instalments.` : `Dit telt mee in de eindafrekening van ${i.jaar}, want het eigen risico betaal je in termijnen.`;
