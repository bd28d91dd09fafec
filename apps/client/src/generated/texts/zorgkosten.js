/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `Care costs` : `Zorgkosten`;

/** @type {() => string} */
export const answerZero = () => isEnglish() ? `The amounts below come to zero together, for example because a bill was taken back.` : `De bedragen hieronder zijn samen nul, bijvoorbeeld omdat een nota is teruggenomen.`;

/** @type {() => string} */
export const withEigenRisico = () => isEnglish() ? `With own risk` : `Met eigen risico`;

/** @type {() => string} */
export const withoutEigenRisico = () => isEnglish() ? `Without own risk` : `Zonder eigen risico`;

/** @type {() => string} */
export const perMonth = () => isEnglish() ? `Per month` : `Per maand`;

/** @type {(i: { year: string | number }) => string} */
export const perMonthCaption = (i) => isEnglish() ? `Care costs of ${i.year} per month` : `Zorgkosten van ${i.year} per maand`;

/** @type {(i: { year: string | number }) => string} */
export const onlyEigenRisico = (i) => isEnglish() ? `All costs of ${i.year} fell under own risk.` : `Alle kosten van ${i.year} vielen onder het eigen risico.`;

/** @type {() => string} */
export const month = () => isEnglish() ? `Month` : `Maand`;

/** @type {() => string} */
export const sum = () => isEnglish() ? `Together` : `Samen`;

/** @type {() => string} */
export const partReimbursed = () => isEnglish() ? `Reimbursed` : `Vergoed`;

/** @type {() => string} */
export const partEigenRisico = () => isEnglish() ? `Own risk` : `Eigen risico`;

/** @type {() => string} */
export const partNotReimbursed = () => isEnglish() ? `Not reimbursed` : `Niet vergoed`;

/** @type {() => string} */
export const lines = () => isEnglish() ? `All care` : `Alle zorg`;

/** @type {() => string} */
export const care = () => isEnglish() ? `Care` : `Zorg`;

/** @type {() => string} */
export const zorgverlener = () => isEnglish() ? `Care provider` : `Zorgverlener`;

/** @type {() => string} */
export const sentByZorgverlener = () => isEnglish() ? `Sent in by the care provider` : `Ingediend door de zorgverlener`;

/** @type {() => string} */
export const gedeclareerd = () => isEnglish() ? `Cost` : `Kosten`;

/** @type {() => string} */
export const own = () => isEnglish() ? `Paid yourself` : `Zelf betaald`;

/** @type {(i: { bedrag: string | number }) => string} */
export const besideOwn = (i) => isEnglish() ? `and ${i.bedrag} of own risk` : `en ${i.bedrag} eigen risico`;

/** @type {() => string} */
export const declaratie = () => isEnglish() ? `Claim` : `Declaratie`;

/** @type {() => string} */
export const csv = () => isEnglish() ? `Save as CSV` : `Bewaar als CSV`;

/** @type {() => string} */
export const fileName = () => isEnglish() ? `care-costs` : `zorgkosten`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const nothing = (i) => isEnglish() ? `${i.name} has no care costs in ${i.year}` : `Van ${i.name} zijn er in ${i.year} geen zorgkosten`;

/** @type {() => string} */
export const nothingText = () => isEnglish() ? `Here you will see who paid what. Bills on their way are with your claims.` : `Hier zie je straks wie wat betaalde. Nota’s die onderweg zijn, staan bij je declaraties.`;

/** @type {() => string} */
export const part = () => isEnglish() ? `Part` : `Onderdeel`;

/** @type {(i: { before: string | number }) => string} */
export const compare = (i) => isEnglish() ? `Compare with ${i.before}` : `Vergelijk met ${i.before}`;

/** @type {() => string} */
export const compareNot = () => isEnglish() ? `Stop comparing` : `Vergelijk niet meer`;

/** @type {(i: { before: string | number, year: string | number }) => string} */
export const compareTitle = (i) => isEnglish() ? `${i.before} and ${i.year} side by side` : `${i.before} en ${i.year} naast elkaar`;

/** @type {() => string} */
export const overview = () => isEnglish() ? `Year overview` : `Jaaroverzicht`;

/** @type {() => string} */
export const toZorggebruik = () => isEnglish() ? `Care usage` : `Zorggebruik`;

/** @type {(i: { day: string | number }) => string} */
export const takenBack = (i) => isEnglish() ? `Correction of ${i.day}: bill taken back` : `Correctie van ${i.day}: nota teruggenomen`;

/** @type {(i: { day: string | number }) => string} */
export const shifted = (i) => isEnglish() ? `Correction of ${i.day}, because a bill was taken back` : `Correctie van ${i.day}, door een teruggenomen nota`;

/** @type {(i: { day: string | number }) => string} */
export const lowered = (i) => isEnglish() ? `Correction of ${i.day}, because own risk (deductible) was lowered` : `Correctie van ${i.day}, doordat het eigen risico lager werd`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelf = (i) => isEnglish() ? `You have no care costs in ${i.year}` : `Je hebt in ${i.year} geen zorgkosten`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelfClosed = (i) => isEnglish() ? `You had no care costs in ${i.year}` : `Je had in ${i.year} geen zorgkosten`;

/** @type {() => string} */
export const sumWithout = () => isEnglish() ? `Together, without own risk` : `Samen, zonder eigen risico`;

/** @type {() => string} */
export const partFailed = () => isEnglish() ? `We cannot show this part now.` : `Dit deel kunnen we nu niet laten zien.`;

/** @type {() => string} */
export const correctie = () => isEnglish() ? `Correction` : `Correctie`;

/** @type {(i: { zelf: string | number, vergoed: string | number }) => string} */
export const paid = (i) => isEnglish() ? `You paid ${i.zelf}. We paid ${i.vergoed}.` : `Jij betaalde ${i.zelf}. Wij betaalden ${i.vergoed}.`;

/** @type {(i: { zelf: string | number, vergoed: string | number }) => string} */
export const paidOther = (i) => isEnglish() ? `Paid yourselves: ${i.zelf}. We paid ${i.vergoed}.` : `Zelf betaald: ${i.zelf}. Wij betaalden ${i.vergoed}.`;

/** @type {(i: { vergoed: string | number }) => string} */
export const paidAll = (i) => isEnglish() ? `We paid all of it: ${i.vergoed}.` : `Wij betaalden alles: ${i.vergoed}.`;

/** @type {(i: { zelf: string | number, eigenRisico: string | number, vergoed: string | number }) => string} */
export const paidWithout = (i) => isEnglish() ? `You paid ${i.zelf}, apart from ${i.eigenRisico} of own risk. We paid ${i.vergoed}.` : `Jij betaalde ${i.zelf}, los van ${i.eigenRisico} eigen risico. Wij betaalden ${i.vergoed}.`;

/** @type {(i: { zelf: string | number, eigenRisico: string | number, vergoed: string | number }) => string} */
export const paidWithoutOther = (i) => isEnglish() ? `Paid yourselves: ${i.zelf}, apart from ${i.eigenRisico} of own risk. We paid ${i.vergoed}.` : `Zelf betaald: ${i.zelf}, los van ${i.eigenRisico} eigen risico. Wij betaalden ${i.vergoed}.`;

/** @type {(i: { eigenRisico: string | number, vergoed: string | number }) => string} */
export const paidAllWithout = (i) => isEnglish() ? `Apart from ${i.eigenRisico} of own risk, we paid all of it: ${i.vergoed}.` : `Los van ${i.eigenRisico} eigen risico betaalden wij alles: ${i.vergoed}.`;

/** @type {(i: { year: string | number }) => string} */
export const aboutSelf = (i) => isEnglish() ? `Your care in ${i.year}.` : `Jouw zorg in ${i.year}.`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const about = (i) => isEnglish() ? `${i.name}’s care in ${i.year}.` : `Zorg van ${i.name} in ${i.year}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const ofCost = (i) => isEnglish() ? `of ${i.bedrag}` : `van ${i.bedrag}`;

/** @type {(i: { aantal: number }) => string} */
export const timesOfCare = (i) => isEnglish() ? plural(i.aantal, { one: `1 time`, other: `${counted(i.aantal)} times` }) : plural(i.aantal, { one: `1 keer`, other: `${counted(i.aantal)} keer` });

/** @type {() => string} */
export const amountsPerMonth = () => isEnglish() ? `Amounts per month` : `Bedragen per maand`;

/** @type {() => string} */
export const vooruit = () => isEnglish() ? `Looking ahead` : `Vooruitkijken`;

/** @type {() => string} */
export const toDeclaratie = () => isEnglish() ? `See the claim` : `Bekijk de declaratie`;
