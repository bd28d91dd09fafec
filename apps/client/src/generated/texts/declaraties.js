/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const statusSubmitted = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Submitted` : `Ingediend`;

/** @type {() => string} */
export const statusInProgress = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `In progress` : `In behandeling`;

/** @type {() => string} */
export const statusHandled = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed` : `Afgehandeld`;

/** @type {() => string} */
export const newlyHandled = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `New` : `Nieuw`;

/** @type {() => string} */
export const back = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `reimbursed` : `terug`;

/** @type {() => string} */
export const gedeclareerd = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `claimed` : `gedeclareerd`;

/** @type {(i: { bedrag: string | number }) => string} */
export const backOf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `of ${i.bedrag} reimbursed` : `terug van ${i.bedrag}`;

/** @type {() => string} */
export const paidToZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `paid to your care provider` : `betaald aan je zorgverlener`;

/** @type {() => string} */
export const nothingBack = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nothing back` : `Niets terug`;

/** @type {(i: { bedrag: string | number }) => string} */
export const of = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `of ${i.bedrag}` : `van ${i.bedrag}`;

/** @type {(i: { bedrag: string | number, reason: string | number }) => string} */
export const ofBecause = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `of ${i.bedrag}: ${i.reason}` : `van ${i.bedrag}: ${i.reason}`;

/** @type {() => string} */
export const fromZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `bill from your care provider` : `nota van je zorgverlener`;

/** @type {(i: { reason: string | number }) => string} */
export const fromZorgverlenerBecause = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `bill from your care provider: ${i.reason}` : `nota van je zorgverlener: ${i.reason}`;

/** @type {() => string} */
export const becauseEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `own risk (deductible)` : `eigen risico`;

/** @type {() => string} */
export const becauseNotCovered = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `not covered` : `niet vergoed`;

/** @type {() => string} */
export const becauseMore = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `several reasons` : `meerdere redenen`;

/** @type {() => string} */
export const waitsForStaff = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A member of our staff is looking at it.` : `Een medewerker kijkt ernaar.`;

/** @type {(i: { year: string | number }) => string} */
export const waitsForEigenRisico = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Waiting until the own risk of ${i.year} is known.` : `Wacht tot het eigen risico van ${i.year} bekend is.`;

/** @type {() => string} */
export const waitsForEigenRisicoOfYear = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Waiting until the own risk of that year is known.` : `Wacht tot het eigen risico van dat jaar bekend is.`;

/** @type {() => string} */
export const columnCare = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care` : `Zorg`;

/** @type {() => string} */
export const forWhom = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For whom` : `Voor wie`;

/** @type {() => string} */
export const columnDeclared = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claimed` : `Gedeclareerd`;

/** @type {() => string} */
export const columnGets = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reimbursed` : `Vergoed`;

/** @type {() => string} */
export const columnStatus = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Status` : `Status`;

/** @type {() => string} */
export const takenBack = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Taken back` : `Teruggenomen`;

/** @type {() => string} */
export const notReimbursed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not reimbursed` : `Niet vergoed`;

/** @type {() => string} */
export const waitsForAccount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Waiting for your account number.` : `Wacht op je rekeningnummer.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partWaits = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Of this, ${i.bedrag} is waiting for your account number.` : `Daarvan wacht ${i.bedrag} op je rekeningnummer.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const isPaidOut = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} has been paid out.` : `${i.bedrag} is uitbetaald.`;
