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
export const termijnenCaption = () => isEnglish() ? `The instalments that we asked for` : `De termijnen die we hebben gevraagd`;

/** @type {(i: { year: string | number }) => string} */
export const noTermijnen = (i) => isEnglish() ? `There were no instalments in ${i.year}.` : `Er waren geen termijnen in ${i.year}.`;

/** @type {() => string} */
export const imposed = () => isEnglish() ? `Asked in all` : `Samen gevraagd`;

/** @type {() => string} */
export const paid = () => isEnglish() ? `Paid` : `Betaald`;

/** @type {() => string} */
export const notPaid = () => isEnglish() ? `Not paid, counts in this settlement` : `Niet betaald, telt mee in deze afrekening`;

/** @type {() => string} */
export const usedAsAsked = () => isEnglish() ? `You used exactly as much own risk (deductible) as we asked in instalments.` : `Je gebruikte precies zoveel eigen risico als we in termijnen vroegen.`;

/** @type {() => string} */
export const usedMore = () => isEnglish() ? `You used more own risk (deductible) than we asked in instalments.` : `Je gebruikte meer eigen risico dan we in termijnen vroegen.`;

/** @type {() => string} */
export const usedLess = () => isEnglish() ? `You used less own risk (deductible) than we asked in instalments.` : `Je gebruikte minder eigen risico dan we in termijnen vroegen.`;

/** @type {() => string} */
export const notAllPaid = () => isEnglish() ? `Not all instalments were paid. What stayed open counts here.` : `Niet alle termijnen zijn betaald. Wat openbleef, telt hier mee.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isPaid = (i) => isEnglish() ? `Settled: you paid the last ${i.bedrag}.` : `Afgerekend: je betaalde de laatste ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const isPaidOn = (i) => isEnglish() ? `Settled: you paid the last ${i.bedrag} on ${i.day}.` : `Afgerekend: je betaalde de laatste ${i.bedrag} op ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isVerrekening = (i) => isEnglish() ? `Settled: ${i.bedrag} was offset.` : `Afgerekend: ${i.bedrag} is verrekend.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const isVerrekeningOn = (i) => isEnglish() ? `Settled: ${i.bedrag} was offset on ${i.day}.` : `Afgerekend: ${i.bedrag} is verrekend op ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isPaidOut = (i) => isEnglish() ? `Settled: you got ${i.bedrag} back.` : `Afgerekend: je kreeg ${i.bedrag} terug.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const isPaidOutOn = (i) => isEnglish() ? `Settled: you got ${i.bedrag} back on ${i.day}.` : `Afgerekend: je kreeg ${i.bedrag} terug op ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isPartlyPaid = (i) => isEnglish() ? `Settled: part of ${i.bedrag} was offset and the rest was paid.` : `Afgerekend: van ${i.bedrag} is een deel verrekend en de rest betaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isPartlyPaidOut = (i) => isEnglish() ? `Settled: part of ${i.bedrag} was offset and the rest was paid out.` : `Afgerekend: van ${i.bedrag} is een deel verrekend en de rest uitbetaald.`;

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

/** @type {(i: { n: string | number, bedrag: string | number }) => string} */
export const timesAmount = (i) => isEnglish() ? `${i.n} times ${i.bedrag}` : `${i.n} keer ${i.bedrag}`;

/** @type {(i: { from: string | number, until: string | number }) => string} */
export const fromUntil = (i) => isEnglish() ? `${i.from} to ${i.until}` : `${i.from} tot en met ${i.until}`;

/** @type {() => string} */
export const termijnNotPaid = () => isEnglish() ? `Not paid` : `Niet betaald`;

/** @type {(i: { bedrag: string | number }) => string} */
export const termijnPartlyPaid = (i) => isEnglish() ? `${i.bedrag} not paid` : `${i.bedrag} niet betaald`;
