/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const back = () => isEnglish() ? `Final settlement` : `Eindafrekening`;

/** @type {(i: { year: string | number }) => string} */
export const title = (i) => isEnglish() ? `Own risk ${i.year} in detail` : `Specificatie eigen risico ${i.year}`;

/** @type {(i: { name: string | number, day: string | number }) => string} */
export const subtitle = (i) => isEnglish() ? `${i.name}, born on ${i.day}` : `${i.name}, geboren op ${i.day}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const pay = (i) => isEnglish() ? `You still pay ${i.bedrag}.` : `Je betaalt nog ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const getBack = (i) => isEnglish() ? `You get ${i.bedrag} back.` : `Je krijgt ${i.bedrag} terug.`;

/** @type {() => string} */
export const exactlyPaid = () => isEnglish() ? `You have paid exactly enough.` : `Je hebt precies genoeg betaald.`;

/** @type {() => string} */
export const calculation = () => isEnglish() ? `How we work it out` : `Zo rekenen we het uit`;

/** @type {() => string} */
export const calculationCaption = () => isEnglish() ? `From own risk used to what you pay or get` : `Van gebruikt eigen risico naar wat je betaalt of krijgt`;

/** @type {(i: { year: string | number }) => string} */
export const used = (i) => isEnglish() ? `Own risk used in ${i.year}` : `Gebruikt eigen risico in ${i.year}`;

/** @type {() => string} */
export const lessPaid = () => isEnglish() ? `Already paid in instalments` : `Al betaald in termijnen`;

/** @type {() => string} */
export const stillToPay = () => isEnglish() ? `Outcome: you pay` : `Uitkomst: jij betaalt`;

/** @type {() => string} */
export const toGetBack = () => isEnglish() ? `Outcome: you get back` : `Uitkomst: jij krijgt terug`;

/** @type {() => string} */
export const zero = () => isEnglish() ? `Nothing to pay` : `Niets te betalen`;

/** @type {() => string} */
export const careTitle = () => isEnglish() ? `Own risk used` : `Gebruikt eigen risico`;

/** @type {(i: { year: string | number }) => string} */
export const careText = (i) => isEnglish() ? `All care that began in ${i.year}, and how much of it fell under the own risk.` : `Alle zorg die in ${i.year} begon, en wat daarvan onder het eigen risico viel.`;

/** @type {() => string} */
export const careCaption = () => isEnglish() ? `The care that fell under the own risk` : `De zorg die onder het eigen risico viel`;

/** @type {(i: { year: string | number }) => string} */
export const noCare = (i) => isEnglish() ? `No care fell under the own risk in ${i.year}.` : `In ${i.year} viel er geen zorg onder het eigen risico.`;

/** @type {() => string} */
export const totalUsed = () => isEnglish() ? `Used in all` : `Samen gebruikt`;

/** @type {() => string} */
export const termijnenTitle = () => isEnglish() ? `Instalments` : `Termijnen`;

/** @type {() => string} */
export const termijnenCaption = () => isEnglish() ? `The instalments that we asked for` : `De termijnen die wij hebben gevraagd`;

/** @type {(i: { year: string | number }) => string} */
export const noTermijnen = (i) => isEnglish() ? `There were no instalments in ${i.year}.` : `Er waren geen termijnen in ${i.year}.`;

/** @type {() => string} */
export const imposed = () => isEnglish() ? `Asked in all` : `Samen gevraagd`;

/** @type {() => string} */
export const paid = () => isEnglish() ? `Paid` : `Betaald`;

/** @type {() => string} */
export const notPaid = () => isEnglish() ? `Not paid, counts in this settlement` : `Niet betaald, telt mee in deze afrekening`;

/** @type {(i: { used: string | number }) => string} */
export const usedAsAsked = (i) => isEnglish() ? `You used ${i.used} own risk (deductible): exactly what we asked in instalments.` : `Je gebruikte ${i.used} eigen risico: precies wat wij in termijnen vroegen.`;

/** @type {(i: { used: string | number, asked: string | number }) => string} */
export const usedMore = (i) => isEnglish() ? `You used ${i.used} own risk (deductible). That is more than the ${i.asked} that we asked in instalments.` : `Je gebruikte ${i.used} eigen risico. Dat is meer dan de ${i.asked} die wij in termijnen vroegen.`;

/** @type {(i: { used: string | number, asked: string | number }) => string} */
export const usedLess = (i) => isEnglish() ? `You used ${i.used} own risk (deductible). That is less than the ${i.asked} that we asked in instalments.` : `Je gebruikte ${i.used} eigen risico. Dat is minder dan de ${i.asked} die wij in termijnen vroegen.`;

/** @type {(i: { betaald: string | number, notPaid: string | number }) => string} */
export const notAllPaid = (i) => isEnglish() ? `You paid ${i.betaald} of the instalments. The ${i.notPaid} that you did not pay counts in this settlement.` : `Van de termijnen betaalde je ${i.betaald}. De ${i.notPaid} die je niet betaalde, telt mee in deze afrekening.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const toPayWas = (i) => isEnglish() ? `You still had to pay ${i.bedrag}.` : `Je moest nog ${i.bedrag} betalen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const toReceiveWas = (i) => isEnglish() ? `You got ${i.bedrag} back.` : `Je kreeg ${i.bedrag} terug.`;

/** @type {() => string} */
export const isPaid = () => isEnglish() ? `It has been paid. You do not have to do anything.` : `Dat is betaald. Je hoeft niets meer te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const isPaidOn = (i) => isEnglish() ? `It was paid on ${i.day}. You do not have to do anything.` : `Dat is betaald op ${i.day}. Je hoeft niets meer te doen.`;

/** @type {() => string} */
export const isVerrekening = () => isEnglish() ? `It has been offset. You do not have to do anything.` : `Dat is verrekend. Je hoeft niets te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const isVerrekeningOn = (i) => isEnglish() ? `It was offset on ${i.day}. You do not have to do anything.` : `Dat is verrekend op ${i.day}. Je hoeft niets te doen.`;

/** @type {() => string} */
export const isPaidOut = () => isEnglish() ? `It has been paid out to you.` : `Dat is aan je uitbetaald.`;

/** @type {(i: { day: string | number }) => string} */
export const isPaidOutOn = (i) => isEnglish() ? `It was paid out to you on ${i.day}.` : `Dat is op ${i.day} aan je uitbetaald.`;

/** @type {() => string} */
export const isPartlyPaid = () => isEnglish() ? `A part was offset and the rest was paid. You do not have to do anything more.` : `Een deel is verrekend en de rest is betaald. Je hoeft niets meer te doen.`;

/** @type {() => string} */
export const isPartlyPaidOut = () => isEnglish() ? `A part was offset. The rest was paid out to you.` : `Een deel is verrekend. De rest is aan je uitbetaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const factuurOpen = (i) => isEnglish() ? `${i.bedrag} is still open on the invoice of the final settlement. What has been paid or offset is taken off. What others on the policy pay or get is counted too.` : `Op de factuur van de eindafrekening staat nu nog ${i.bedrag} open. Wat al betaald of verrekend is, is eraf. Wat anderen op de polis betalen of krijgen, telt mee.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const factuurToReceive = (i) => isEnglish() ? `You still get ${i.bedrag} of the whole final settlement. What has been offset or paid out is taken off. What others on the policy pay or get is counted too.` : `Van de hele eindafrekening krijg je nu nog ${i.bedrag}. Wat al verrekend of uitbetaald is, is eraf. Wat anderen op de polis betalen of krijgen, telt mee.`;

/** @type {(i: { day: string | number }) => string} */
export const takenBack = (i) => isEnglish() ? `taken back on ${i.day}` : `teruggenomen op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const shifted = (i) => isEnglish() ? `changed on ${i.day}, by a bill that was taken back` : `veranderd op ${i.day}, door een teruggenomen nota`;

/** @type {(i: { day: string | number }) => string} */
export const lowered = (i) => isEnglish() ? `changed on ${i.day}, as the own risk became less` : `veranderd op ${i.day}, doordat het eigen risico lager werd`;
