/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { name: string | number }) => string} */
export const goodMorning = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Good morning, ${i.name}.` : `Goedemorgen, ${i.name}.`;

/** @type {(i: { name: string | number }) => string} */
export const goodAfternoon = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Good afternoon, ${i.name}.` : `Goedemiddag, ${i.name}.`;

/** @type {(i: { name: string | number }) => string} */
export const goodEvening = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Good evening, ${i.name}.` : `Goedenavond, ${i.name}.`;

/** @type {() => string} */
export const attention = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This needs your attention` : `Dit vraagt je aandacht`;

/** @type {() => string} */
export const upToDateTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are all up to date.` : `Je bent helemaal bij.`;

/** @type {() => string} */
export const upToDateText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There is nothing you have to do now.` : `Er is niets dat je nu moet doen.`;

/** @type {() => string} */
export const last = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Latest claims` : `Laatste declaraties`;

/** @type {() => string} */
export const all = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `See all` : `Bekijk alle`;

/** @type {() => string} */
export const noDeclaraties = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have no claims yet. Did you pay a bill yourself? Send it in.` : `Je hebt nog geen declaraties. Heb je zelf een nota betaald? Stuur hem in.`;

/** @type {() => string} */
export const declaratiesFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot show your claims now.` : `We kunnen je declaraties nu niet laten zien.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const someBack = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed: we reimburse ${i.bedrag}` : `Beoordeeld: we vergoeden ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const somePaid = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed: ${i.bedrag} has been paid out` : `Beoordeeld: ${i.bedrag} is uitbetaald`;

/** @type {() => string} */
export const nothingBack = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed: you get nothing` : `Beoordeeld: je krijgt niets`;

/** @type {() => string} */
export const assessedZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed: bill from your care provider` : `Beoordeeld: nota van je zorgverlener`;

/** @type {(i: { bedrag: string | number }) => string} */
export const paidZorgverlener = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Assessed: ${i.bedrag} to your care provider` : `Beoordeeld: ${i.bedrag} naar je zorgverlener`;

/** @type {(i: { about: string | number, reason: string | number }) => string} */
export const because = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.about}: ${i.reason}. Read why.` : `${i.about}: ${i.reason}. Lees waarom.`;

/** @type {(i: { care: string | number, name: string | number }) => string} */
export const aboutCare = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.care}, ${i.name}` : `${i.care}, ${i.name}`;

/** @type {(i: { about: string | number }) => string} */
export const readWhy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.about}. Read why.` : `${i.about}. Lees waarom.`;

/** @type {(i: { aantal: string | number }) => string} */
export const allResults = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `See all ${i.aantal} assessed claims` : `Bekijk alle ${i.aantal} beoordeelde declaraties`;

/** @type {() => string} */
export const allAssessed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `See all assessed claims` : `Bekijk alle beoordeelde declaraties`;

/** @type {() => string} */
export const concept = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Finish your claim` : `Maak je declaratie af`;

/** @type {(i: { day: string | number }) => string} */
export const conceptSince = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not submitted yet. Saved on ${i.day}.` : `Nog niet ingediend. Bewaard op ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const pay = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay ${i.bedrag}` : `Betaal ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const checking = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Payment of ${i.bedrag} is being checked` : `Betaling van ${i.bedrag} wordt gecontroleerd`;

/** @type {() => string} */
export const payNow = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay` : `Betalen`;

/** @type {(i: { aantal: string | number }) => string} */
export const allToPay = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `View all ${i.aantal} payment requests` : `Bekijk alle ${i.aantal} betaalverzoeken`;

/** @type {() => string} */
export const betaalverzoekenFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot see right now whether you have to pay anything.` : `We kunnen nu niet zien of je iets moet betalen.`;

/** @type {(i: { titel: string | number, when: string | number }) => string} */
export const asked = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.titel}. ${i.when}` : `${i.titel}. ${i.when}`;

/** @type {() => string} */
export const pass = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const showPass = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Show your pass` : `Bekijk je pas`;

/** @type {() => string} */
export const toZorgkosten = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care costs` : `Zorgkosten`;

/** @type {(i: { titel: string | number, day: string | number }) => string} */
export const askedBy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.titel}, by ${i.day}` : `${i.titel}, uiterlijk ${i.day}`;
