/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `Care costs` : `Zorgkosten`;

/** @type {(i: { year: string | number, name: string | number, bedrag: string | number }) => string} */
export const answer = (i) => isEnglish() ? `In ${i.year}, ${i.name}’s care cost ${i.bedrag}.` : `In ${i.year} kostte de zorg van ${i.name} ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number, redenen: string | number }) => string} */
export const answerOwn = (i) => isEnglish() ? `We did not reimburse ${i.bedrag} of that: ${i.redenen}.` : `Daarvan was ${i.bedrag} voor eigen rekening: ${i.redenen}.`;

/** @type {(i: { bedrag: string | number, leftOut: string | number }) => string} */
export const answerOwnWithout = (i) => isEnglish() ? `${i.bedrag} of that was not reimbursed, apart from ${i.leftOut} of own risk.` : `Daarvan is ${i.bedrag} niet vergoed, los van ${i.leftOut} eigen risico.`;

/** @type {() => string} */
export const answerAll = () => isEnglish() ? `We paid all of it.` : `Dat vergoedden we helemaal.`;

/** @type {(i: { leftOut: string | number }) => string} */
export const answerAllWithout = (i) => isEnglish() ? `Apart from ${i.leftOut} of own risk, we paid all of it.` : `Los van ${i.leftOut} eigen risico vergoedden we alles.`;

/** @type {() => string} */
export const answerZero = () => isEnglish() ? `The amounts below come to zero together, for example because a bill was taken back.` : `De bedragen hieronder zijn samen nul, bijvoorbeeld omdat een nota is teruggenomen.`;

/** @type {() => string} */
export const thisPerson = () => isEnglish() ? `this person` : `deze persoon`;

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
export const own = () => isEnglish() ? `Yourself` : `Zelf`;

/** @type {() => string} */
export const ownWithout = () => isEnglish() ? `Yourself, without own risk` : `Zelf, zonder eigen risico`;

/** @type {(i: { bedrag: string | number }) => string} */
export const besideOwn = (i) => isEnglish() ? `and ${i.bedrag} of own risk` : `en ${i.bedrag} eigen risico`;

/** @type {() => string} */
export const declaratie = () => isEnglish() ? `Claim` : `Declaratie`;

/** @type {() => string} */
export const csv = () => isEnglish() ? `Save as CSV` : `Bewaar als CSV`;

/** @type {() => string} */
export const fileName = () => isEnglish() ? `care-costs` : `zorgkosten`;

/** @type {(i: { shown: string | number, totaal: string | number }) => string} */
export const shownOf = (i) => isEnglish() ? `${i.shown} of ${i.totaal} lines` : `${i.shown} van ${i.totaal} regels`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const nothing = (i) => isEnglish() ? `${i.name} has no care costs in ${i.year}` : `Van ${i.name} zijn er in ${i.year} geen zorgkosten`;

/** @type {() => string} */
export const nothingText = () => isEnglish() ? `Once we have assessed a bill, you see here what the care cost and what you paid yourself. What is still on its way is with your claims.` : `Zodra wij een nota hebben beoordeeld, zie je hier wat de zorg kostte en wat je zelf betaalde. Wat nog onderweg is, staat bij je declaraties.`;

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
export const toZorggebruik = () => isEnglish() ? `See the care usage` : `Bekijk het zorggebruik`;

/** @type {() => string} */
export const hideExplanation = () => isEnglish() ? `Close the explanation` : `Sluit de uitleg`;

/** @type {(i: { care: string | number, day: string | number }) => string} */
export const explainWhich = (i) => isEnglish() ? `${i.care}, ${i.day}` : `${i.care}, ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const takenBack = (i) => isEnglish() ? `Correction of ${i.day}: bill taken back` : `Correctie van ${i.day}: nota teruggenomen`;

/** @type {(i: { day: string | number }) => string} */
export const shifted = (i) => isEnglish() ? `Correction of ${i.day}, because a bill was taken back` : `Correctie van ${i.day}, door een teruggenomen nota`;

/** @type {(i: { day: string | number }) => string} */
export const lowered = (i) => isEnglish() ? `Correction of ${i.day}, because own risk (deductible) was lowered` : `Correctie van ${i.day}, doordat het eigen risico lager werd`;

/** @type {(i: { year: string | number, bedrag: string | number }) => string} */
export const answerSelf = (i) => isEnglish() ? `In ${i.year} your care cost ${i.bedrag}.` : `In ${i.year} kostte je zorg ${i.bedrag}.`;

/** @type {() => string} */
export const notCovered = () => isEnglish() ? `what is not covered` : `wat niet onder de dekking valt`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelf = (i) => isEnglish() ? `You have no care costs in ${i.year}` : `Je hebt in ${i.year} geen zorgkosten`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelfClosed = (i) => isEnglish() ? `You had no care costs in ${i.year}` : `Je had in ${i.year} geen zorgkosten`;

/** @type {() => string} */
export const sumWithout = () => isEnglish() ? `Together, without own risk` : `Samen, zonder eigen risico`;

/** @type {(i: { bedrag: string | number }) => string} */
export const answerTermijnen = (i) => isEnglish() ? `${i.bedrag} of the own risk is charged in instalments. We did not hold that back from what we paid.` : `Van het eigen risico is ${i.bedrag} in termijnen gevraagd. Dat hielden we niet in op wat we betaalden.`;

/** @type {() => string} */
export const partFailed = () => isEnglish() ? `We cannot show this part now.` : `Dit deel kunnen we nu niet laten zien.`;

/** @type {() => string} */
export const correctie = () => isEnglish() ? `Correction` : `Correctie`;
