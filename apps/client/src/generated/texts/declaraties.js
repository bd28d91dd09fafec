/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const statusSubmitted = () => isEnglish() ? `Submitted` : `Ingediend`;

/** @type {() => string} */
export const statusInProgress = () => isEnglish() ? `In progress` : `In behandeling`;

/** @type {() => string} */
export const statusHandled = () => isEnglish() ? `Assessed` : `Afgehandeld`;

/** @type {() => string} */
export const newlyHandled = () => isEnglish() ? `New` : `Nieuw`;

/** @type {() => string} */
export const paidToZorgverlener = () => isEnglish() ? `paid to your care provider` : `betaald aan je zorgverlener`;

/** @type {() => string} */
export const nothingBack = () => isEnglish() ? `Nothing back` : `Niets terug`;

/** @type {() => string} */
export const fromZorgverlener = () => isEnglish() ? `bill from your care provider` : `nota van je zorgverlener`;

/** @type {(i: { reason: string | number }) => string} */
export const fromZorgverlenerBecause = (i) => isEnglish() ? `bill from your care provider: ${i.reason}` : `nota van je zorgverlener: ${i.reason}`;

/** @type {() => string} */
export const becauseEigenRisico = () => isEnglish() ? `own risk (deductible)` : `eigen risico`;

/** @type {() => string} */
export const becauseNotCovered = () => isEnglish() ? `not covered` : `niet vergoed`;

/** @type {() => string} */
export const becauseMore = () => isEnglish() ? `several reasons` : `meerdere redenen`;

/** @type {() => string} */
export const waitsForStaff = () => isEnglish() ? `A member of our staff is looking at it.` : `Een medewerker kijkt ernaar.`;

/** @type {(i: { year: string | number }) => string} */
export const waitsForEigenRisico = (i) => isEnglish() ? `Waiting until the own risk of ${i.year} is known.` : `Wacht tot het eigen risico van ${i.year} bekend is.`;

/** @type {() => string} */
export const waitsForEigenRisicoOfYear = () => isEnglish() ? `Waiting until the own risk of that year is known.` : `Wacht tot het eigen risico van dat jaar bekend is.`;

/** @type {() => string} */
export const columnCare = () => isEnglish() ? `Care` : `Zorg`;

/** @type {() => string} */
export const forWhom = () => isEnglish() ? `For whom` : `Voor wie`;

/** @type {() => string} */
export const columnDeclared = () => isEnglish() ? `Claimed` : `Gedeclareerd`;

/** @type {() => string} */
export const columnGets = () => isEnglish() ? `Reimbursed` : `Vergoed`;

/** @type {() => string} */
export const columnStatus = () => isEnglish() ? `Status` : `Status`;

/** @type {() => string} */
export const takenBack = () => isEnglish() ? `Taken back` : `Teruggenomen`;

/** @type {() => string} */
export const notReimbursed = () => isEnglish() ? `Not reimbursed` : `Niet vergoed`;

/** @type {() => string} */
export const waitsForAccount = () => isEnglish() ? `Waiting for your account number.` : `Wacht op je rekeningnummer.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partWaits = (i) => isEnglish() ? `Of this, ${i.bedrag} is waiting for your account number.` : `Daarvan wacht ${i.bedrag} op je rekeningnummer.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isPaidOut = (i) => isEnglish() ? `${i.bedrag} has been paid out.` : `${i.bedrag} is uitbetaald.`;
