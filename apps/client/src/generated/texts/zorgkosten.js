/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care costs` : `Zorgkosten`;

/** @type {(i: { year: string | number, name: string | number, bedrag: string | number }) => string} */
export const answer = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `In ${i.year}, ${i.name}’s care cost ${i.bedrag}.` : `In ${i.year} kostte de zorg van ${i.name} ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number, redenen: string | number }) => string} */
export const answerOwn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We did not reimburse ${i.bedrag} of that: ${i.redenen}.` : `Daarvan was ${i.bedrag} voor eigen rekening: ${i.redenen}.`;

/** @type {(i: { bedrag: string | number, leftOut: string | number }) => string} */
export const answerOwnWithout = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} of that was not reimbursed, apart from ${i.leftOut} of own risk.` : `Daarvan is ${i.bedrag} niet vergoed, los van ${i.leftOut} eigen risico.`;

/** @type {() => string} */
export const answerAll = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We paid all of it.` : `Dat vergoedden we helemaal.`;

/** @type {(i: { leftOut: string | number }) => string} */
export const answerAllWithout = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Apart from ${i.leftOut} of own risk, we paid all of it.` : `Los van ${i.leftOut} eigen risico vergoedden we alles.`;

/** @type {() => string} */
export const answerZero = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The amounts below come to zero together, for example because a bill was taken back.` : `De bedragen hieronder zijn samen nul, bijvoorbeeld omdat een nota is teruggenomen.`;

/** @type {() => string} */
export const thisPerson = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `this person` : `deze persoon`;

/** @type {() => string} */
export const withEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `With own risk` : `Met eigen risico`;

/** @type {() => string} */
export const withoutEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Without own risk` : `Zonder eigen risico`;

/** @type {() => string} */
export const perMonth = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Per month` : `Per maand`;

/** @type {(i: { year: string | number }) => string} */
export const perMonthCaption = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care costs of ${i.year} per month` : `Zorgkosten van ${i.year} per maand`;

/** @type {(i: { year: string | number }) => string} */
export const onlyEigenRisico = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `All costs of ${i.year} fell under own risk.` : `Alle kosten van ${i.year} vielen onder het eigen risico.`;

/** @type {() => string} */
export const month = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Month` : `Maand`;

/** @type {() => string} */
export const sum = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Together` : `Samen`;

/** @type {() => string} */
export const partReimbursed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reimbursed` : `Vergoed`;

/** @type {() => string} */
export const partEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk` : `Eigen risico`;

/** @type {() => string} */
export const partNotReimbursed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not reimbursed` : `Niet vergoed`;

/** @type {() => string} */
export const lines = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `All care` : `Alle zorg`;

/** @type {() => string} */
export const care = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care` : `Zorg`;

/** @type {() => string} */
export const zorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care provider` : `Zorgverlener`;

/** @type {() => string} */
export const sentByZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Sent in by the care provider` : `Ingediend door de zorgverlener`;

/** @type {() => string} */
export const gedeclareerd = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Cost` : `Kosten`;

/** @type {() => string} */
export const own = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Yourself` : `Zelf`;

/** @type {() => string} */
export const ownWithout = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Yourself, without own risk` : `Zelf, zonder eigen risico`;

/** @type {(i: { bedrag: string | number }) => string} */
export const besideOwn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `and ${i.bedrag} of own risk` : `en ${i.bedrag} eigen risico`;

/** @type {() => string} */
export const declaratie = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claim` : `Declaratie`;

/** @type {() => string} */
export const csv = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Save as CSV` : `Bewaar als CSV`;

/** @type {() => string} */
export const fileName = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `care-costs` : `zorgkosten`;

/** @type {(i: { shown: string | number, totaal: string | number }) => string} */
export const shownOf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.shown} of ${i.totaal} lines` : `${i.shown} van ${i.totaal} regels`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const nothing = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.name} has no care costs in ${i.year}` : `Van ${i.name} zijn er in ${i.year} geen zorgkosten`;

/** @type {() => string} */
export const nothingText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Once we have assessed a bill, you see here what the care cost and what you paid yourself. What is still on its way is with your claims.` : `Zodra wij een nota hebben beoordeeld, zie je hier wat de zorg kostte en wat je zelf betaalde. Wat nog onderweg is, staat bij je declaraties.`;

/** @type {() => string} */
export const part = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Part` : `Onderdeel`;

/** @type {(i: { before: string | number }) => string} */
export const compare = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Compare with ${i.before}` : `Vergelijk met ${i.before}`;

/** @type {() => string} */
export const compareNot = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Stop comparing` : `Vergelijk niet meer`;

/** @type {(i: { before: string | number, year: string | number }) => string} */
export const compareTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.before} and ${i.year} side by side` : `${i.before} en ${i.year} naast elkaar`;

/** @type {() => string} */
export const overview = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Year overview` : `Jaaroverzicht`;

/** @type {() => string} */
export const toZorggebruik = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `See the care usage` : `Bekijk het zorggebruik`;

/** @type {() => string} */
export const hideExplanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Close the explanation` : `Sluit de uitleg`;

/** @type {(i: { care: string | number, day: string | number }) => string} */
export const explainWhich = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.care}, ${i.day}` : `${i.care}, ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const takenBack = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Correction of ${i.day}: bill taken back` : `Correctie van ${i.day}: nota teruggenomen`;

/** @type {(i: { day: string | number }) => string} */
export const shifted = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Correction of ${i.day}, because a bill was taken back` : `Correctie van ${i.day}, door een teruggenomen nota`;

/** @type {(i: { day: string | number }) => string} */
export const lowered = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Correction of ${i.day}, because own risk (deductible) was lowered` : `Correctie van ${i.day}, doordat het eigen risico lager werd`;

/** @type {(i: { year: string | number, bedrag: string | number }) => string} */
export const answerSelf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `In ${i.year} your care cost ${i.bedrag}.` : `In ${i.year} kostte je zorg ${i.bedrag}.`;

/** @type {() => string} */
export const notCovered = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `what is not covered` : `wat niet onder de dekking valt`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have no care costs in ${i.year}` : `Je hebt in ${i.year} geen zorgkosten`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelfClosed = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You had no care costs in ${i.year}` : `Je had in ${i.year} geen zorgkosten`;

/** @type {() => string} */
export const sumWithout = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Together, without own risk` : `Samen, zonder eigen risico`;

/** @type {(i: { bedrag: string | number }) => string} */
export const answerTermijnen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} of the own risk is charged in instalments. We did not hold that back from what we paid.` : `Van het eigen risico is ${i.bedrag} in termijnen gevraagd. Dat hielden we niet in op wat we betaalden.`;

/** @type {() => string} */
export const partFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot show this part now.` : `Dit deel kunnen we nu niet laten zien.`;

/** @type {() => string} */
export const correctie = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Correction` : `Correctie`;
