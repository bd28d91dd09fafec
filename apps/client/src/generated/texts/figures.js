/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { kenmerk: string | number, gedeclareerd: string | number }) => string} */
export const alreadySubmitted = (i) => isEnglish() ? `A member of our staff has looked at your claim. This bill was submitted before, as claim ${i.kenmerk}. That is why we do not pay the ${i.gedeclareerd} again.` : `Een medewerker heeft je declaratie bekeken. Deze nota is al eerder als declaratie ${i.kenmerk} ingediend. Daarom betalen we de ${i.gedeclareerd} niet nog een keer.`;

/** @type {(i: { day: string | number, termijn: string | number, since: string | number, gedeclareerd: string | number }) => string} */
export const tooOldSince = (i) => isEnglish() ? `This care was on ${i.day}. You can claim care up to ${i.termijn} years later. The claim only reached us on ${i.since}. That is why we do not pay the ${i.gedeclareerd}.` : `Deze zorg was op ${i.day}. Je kunt zorg tot ${i.termijn} jaar later declareren. De declaratie kwam pas op ${i.since} binnen. Daarom betalen we de ${i.gedeclareerd} niet.`;

/** @type {(i: { percentage: string | number, covered: string | number, gedeclareerd: string | number, notCovered: string | number }) => string} */
export const percentage = (i) => isEnglish() ? `The insurance covers ${i.percentage}% of this care: ${i.covered} of ${i.gedeclareerd}. You pay the other ${i.notCovered} yourself.` : `De verzekering dekt ${i.percentage}% van deze zorg: ${i.covered} van ${i.gedeclareerd}. De andere ${i.notCovered} betaal je zelf.`;

/** @type {(i: { care: string | number, year: string | number, maximum: string | number }) => string} */
export const atMost = (i) => isEnglish() ? `For ${i.care} we pay at most ${i.maximum} in ${i.year}.` : `Voor ${i.care} betalen we in ${i.year} hoogstens ${i.maximum}.`;

/** @type {(i: { year: string | number, maximum: string | number }) => string} */
export const atMostShared = (i) => isEnglish() ? `For this we pay at most ${i.maximum} in ${i.year}, for everybody on the policy together.` : `Hiervoor betalen we in ${i.year} hoogstens ${i.maximum}, voor iedereen op de polis samen.`;

/** @type {(i: { care: string | number, year: string | number, maximum: string | number }) => string} */
export const atMostTreatments = (i) => isEnglish() ? `For ${i.care} we pay for at most ${i.maximum} treatments in ${i.year}.` : `Voor ${i.care} betalen we in ${i.year} hoogstens ${i.maximum} behandelingen.`;

/** @type {(i: { used: string | number }) => string} */
export const amountUsedBefore = (i) => isEnglish() ? `${i.used} of that had been used already.` : `Daarvan was ${i.used} al gebruikt.`;

/** @type {() => string} */
export const allUsed = () => isEnglish() ? `That has been used up.` : `Dat is nu op.`;

/** @type {() => string} */
export const treatmentsUsed = () => isEnglish() ? `They have been used.` : `Die zijn op.`;

/** @type {(i: { shortfall: string | number }) => string} */
export const payShortfall = (i) => isEnglish() ? `That is why you pay ${i.shortfall} yourself.` : `Daarom betaal je ${i.shortfall} zelf.`;

/** @type {(i: { left: string | number }) => string} */
export const amountStillLeft = (i) => isEnglish() ? `${i.left} of that is left now.` : `Daarvan is nu nog ${i.left} over.`;

/** @type {(i: { left: number }) => string} */
export const treatmentsStillLeft = (i) => isEnglish() ? plural(i.left, { one: `1 of them is left now.`, other: `${counted(i.left)} of them are left now.` }) : plural(i.left, { one: `Daarvan is er nu nog 1 over.`, other: `Daarvan zijn er nu nog ${counted(i.left)} over.` });

/** @type {() => string} */
export const voluntaryOnly = () => isEnglish() ? `This is voluntary own risk.` : `Dit is vrijwillig eigen risico.`;

/** @type {(i: { verplicht: string | number, voluntary: string | number }) => string} */
export const bothKinds = (i) => isEnglish() ? `${i.verplicht} of that is mandatory and ${i.voluntary} is voluntary own risk.` : `Daarvan is ${i.verplicht} verplicht en ${i.voluntary} vrijwillig eigen risico.`;

/** @type {(i: { year: string | number, totaal: string | number, used: string | number }) => string} */
export const soFar = (i) => isEnglish() ? `The own risk of ${i.year} is ${i.totaal}. ${i.used} of that has been used now.` : `Het eigen risico van ${i.year} is ${i.totaal}. Daarvan is nu ${i.used} gebruikt.`;

/** @type {() => string} */
export const noInvoice = () => isEnglish() ? `You get no separate invoice for it.` : `Je krijgt hiervoor geen aparte factuur.`;

/** @type {(i: { year: string | number, totaal: string | number }) => string} */
export const eigenRisicoAllUsed = (i) => isEnglish() ? `The own risk (deductible) of ${i.year}, ${i.totaal}, has been used up. You pay no more of it here.` : `Het eigen risico van ${i.year} (${i.totaal}) is helemaal gebruikt. Je betaalt hier geen eigen risico meer.`;

/** @type {(i: { name: string | number, since: string | number }) => string} */
export const eigenRisicoBegins = (i) => isEnglish() ? `The own risk (deductible) of ${i.name} only begins on ${i.since}: the first day of the month after the 18th birthday. This care was before that. That is why no own risk applies.` : `Het eigen risico van ${i.name} begint pas op ${i.since}: de eerste dag van de maand na de 18e verjaardag. Deze zorg was daarvoor. Daarom geldt er geen eigen risico.`;
