/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { name: string | number }) => string} */
export const goodMorning = (i) => isEnglish() ? `Good morning, ${i.name}.` : `Goedemorgen, ${i.name}.`;

/** @type {(i: { name: string | number }) => string} */
export const goodAfternoon = (i) => isEnglish() ? `Good afternoon, ${i.name}.` : `Goedemiddag, ${i.name}.`;

/** @type {(i: { name: string | number }) => string} */
export const goodEvening = (i) => isEnglish() ? `Good evening, ${i.name}.` : `Goedenavond, ${i.name}.`;

/** @type {() => string} */
export const attention = () => isEnglish() ? `This needs your attention` : `Dit vraagt je aandacht`;

/** @type {() => string} */
export const upToDateTitle = () => isEnglish() ? `You are all up to date.` : `Je bent helemaal bij.`;

/** @type {() => string} */
export const upToDateText = () => isEnglish() ? `There is nothing you have to do now.` : `Er is niets dat je nu moet doen.`;

/** @type {() => string} */
export const last = () => isEnglish() ? `Latest claims` : `Laatste declaraties`;

/** @type {() => string} */
export const all = () => isEnglish() ? `See all` : `Bekijk alle`;

/** @type {() => string} */
export const noDeclaraties = () => isEnglish() ? `You have no claims yet. Did you pay a bill yourself? Send it in.` : `Je hebt nog geen declaraties. Heb je zelf een nota betaald? Stuur hem in.`;

/** @type {() => string} */
export const declaratiesFailed = () => isEnglish() ? `We cannot show your claims now.` : `We kunnen je declaraties nu niet laten zien.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const someBack = (i) => isEnglish() ? `Assessed: we reimburse ${i.bedrag}` : `Beoordeeld: we vergoeden ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const somePaid = (i) => isEnglish() ? `Assessed: ${i.bedrag} has been paid out` : `Beoordeeld: ${i.bedrag} is uitbetaald`;

/** @type {() => string} */
export const nothingBack = () => isEnglish() ? `Assessed: you get nothing` : `Beoordeeld: je krijgt niets`;

/** @type {() => string} */
export const assessedZorgverlener = () => isEnglish() ? `Assessed: bill from your care provider` : `Beoordeeld: nota van je zorgverlener`;

/** @type {(i: { bedrag: string | number }) => string} */
export const paidZorgverlener = (i) => isEnglish() ? `Assessed: ${i.bedrag} to your care provider` : `Beoordeeld: ${i.bedrag} naar je zorgverlener`;

/** @type {(i: { about: string | number, reason: string | number }) => string} */
export const because = (i) => isEnglish() ? `${i.about}: ${i.reason}. Read why.` : `${i.about}: ${i.reason}. Lees waarom.`;

/** @type {(i: { care: string | number, name: string | number }) => string} */
export const aboutCare = (i) => isEnglish() ? `${i.care}, ${i.name}` : `${i.care}, ${i.name}`;

/** @type {(i: { about: string | number }) => string} */
export const readWhy = (i) => isEnglish() ? `${i.about}. Read why.` : `${i.about}. Lees waarom.`;

/** @type {(i: { aantal: string | number }) => string} */
export const allResults = (i) => isEnglish() ? `See all ${i.aantal} assessed claims` : `Bekijk alle ${i.aantal} beoordeelde declaraties`;

/** @type {() => string} */
export const allAssessed = () => isEnglish() ? `See all assessed claims` : `Bekijk alle beoordeelde declaraties`;

/** @type {() => string} */
export const concept = () => isEnglish() ? `Finish your claim` : `Maak je declaratie af`;

/** @type {(i: { day: string | number }) => string} */
export const conceptSince = (i) => isEnglish() ? `Not submitted yet. Saved on ${i.day}.` : `Nog niet ingediend. Bewaard op ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const pay = (i) => isEnglish() ? `Pay ${i.bedrag}` : `Betaal ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const checking = (i) => isEnglish() ? `Payment of ${i.bedrag} is being checked` : `Betaling van ${i.bedrag} wordt gecontroleerd`;

/** @type {() => string} */
export const payNow = () => isEnglish() ? `Pay` : `Betalen`;

/** @type {(i: { aantal: string | number }) => string} */
export const allToPay = (i) => isEnglish() ? `View all ${i.aantal} payment requests` : `Bekijk alle ${i.aantal} betaalverzoeken`;

/** @type {() => string} */
export const betaalverzoekenFailed = () => isEnglish() ? `We cannot see right now whether you have to pay anything.` : `We kunnen nu niet zien of je iets moet betalen.`;

/** @type {(i: { titel: string | number, when: string | number }) => string} */
export const asked = (i) => isEnglish() ? `${i.titel}. ${i.when}` : `${i.titel}. ${i.when}`;

/** @type {() => string} */
export const pass = () => isEnglish() ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const showPass = () => isEnglish() ? `Show your pass` : `Bekijk je pas`;

/** @type {() => string} */
export const toZorgkosten = () => isEnglish() ? `Care costs` : `Zorgkosten`;

/** @type {(i: { titel: string | number, day: string | number }) => string} */
export const askedBy = (i) => isEnglish() ? `${i.titel}, by ${i.day}` : `${i.titel}, uiterlijk ${i.day}`;
