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
export const upToDateText = () => isEnglish() ? `There is nothing you have to do now.` : `Je hoeft nu niets te doen.`;

/** @type {() => string} */
export const last = () => isEnglish() ? `Latest claims` : `Laatste declaraties`;

/** @type {() => string} */
export const all = () => isEnglish() ? `See all` : `Bekijk alle`;

/** @type {() => string} */
export const noDeclaraties = () => isEnglish() ? `You have no claims yet. Have you paid a bill yourself? Send it in.` : `Je hebt nog geen declaraties. Zelf een nota betaald? Stuur hem in.`;

/** @type {() => string} */
export const declaratiesFailed = () => isEnglish() ? `We cannot show your claims now.` : `We kunnen je declaraties nu niet laten zien.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const someBack = (i) => isEnglish() ? `You get ${i.bedrag}` : `Je krijgt ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const somePaid = (i) => isEnglish() ? `${i.bedrag} has been paid out` : `${i.bedrag} is uitbetaald`;

/** @type {() => string} */
export const nothingBack = () => isEnglish() ? `You get nothing` : `Je krijgt niets`;

/** @type {() => string} */
export const assessedZorgverlener = () => isEnglish() ? `Bill of your care provider assessed` : `Nota van je zorgverlener beoordeeld`;

/** @type {(i: { bedrag: string | number }) => string} */
export const paidZorgverlener = (i) => isEnglish() ? `${i.bedrag} to your care provider` : `${i.bedrag} naar je zorgverlener`;

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
export const checking = (i) => isEnglish() ? `Payment of ${i.bedrag} is being checked` : `Betaling van ${i.bedrag} wordt gecontroleerd`;

/** @type {() => string} */
export const payNow = () => isEnglish() ? `Pay` : `Betalen`;

/** @type {() => string} */
export const betaalverzoekenFailed = () => isEnglish() ? `We cannot see right now whether you have to pay anything.` : `We kunnen nu niet zien of je iets moet betalen.`;

/** @type {(i: { titel: string | number, when: string | number }) => string} */
export const asked = (i) => isEnglish() ? `${i.titel}. ${i.when}` : `${i.titel}. ${i.when}`;

/** @type {() => string} */
export const pass = () => isEnglish() ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const showPass = () => isEnglish() ? `Show your pass` : `Bekijk je pas`;

/** @type {(i: { titel: string | number, day: string | number }) => string} */
export const askedBy = (i) => isEnglish() ? `${i.titel}, by ${i.day}` : `${i.titel}, uiterlijk ${i.day}`;

/** @type {() => string} */
export const toPay = () => isEnglish() ? `To pay` : `Te betalen`;

/** @type {(i: { n: string | number, day: string | number }) => string} */
export const severalBy = (i) => isEnglish() ? `${i.n} payment requests, the first by ${i.day}` : `${i.n} betaalverzoeken, het eerste uiterlijk ${i.day}`;

/** @type {(i: { n: string | number, day: string | number }) => string} */
export const severalLate = (i) => isEnglish() ? `${i.n} payment requests. The first due date ${i.day} has passed.` : `${i.n} betaalverzoeken. De eerste betaaldatum ${i.day} is voorbij.`;

/** @type {() => string} */
export const comingMoney = () => isEnglish() ? `You still get` : `Je krijgt nog`;

/** @type {() => string} */
export const comingClaims = () => isEnglish() ? `Claims under way` : `Declaraties onderweg`;

/** @type {(i: { day: string | number }) => string} */
export const onAccountBy = (i) => isEnglish() ? `In your account by ${i.day}.` : `Uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { n: string | number, day: string | number }) => string} */
export const inParts = (i) => isEnglish() ? `In ${i.n} parts, the first in your account by ${i.day}.` : `In ${i.n} delen, het eerste uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { n: number }) => string} */
export const claims = (i) => isEnglish() ? plural(i.n, { one: `1 claim. We are still looking at it.`, other: `${counted(i.n)} claims. We are still looking at them.` }) : plural(i.n, { one: `1 declaratie. We kijken er nog naar.`, other: `${counted(i.n)} declaraties. We kijken er nog naar.` });

/** @type {(i: { day: string | number, n: number }) => string} */
export const claimsBy = (i) => isEnglish() ? plural(i.n, { one: `By ${i.day} you know what you get.`, other: `${counted(i.n)} claims, the first result by ${i.day}.` }) : plural(i.n, { one: `Uiterlijk ${i.day} weet je wat je krijgt.`, other: `${counted(i.n)} declaraties, de eerste uitslag uiterlijk ${i.day}.` });

/** @type {(i: { bedrag: string | number, n: number }) => string} */
export const claimsOf = (i) => isEnglish() ? plural(i.n, { one: `1 claim under way, ${i.bedrag}.`, other: `${counted(i.n)} claims under way, ${i.bedrag} together.` }) : plural(i.n, { one: `1 declaratie onderweg, ${i.bedrag}.`, other: `${counted(i.n)} declaraties onderweg, samen ${i.bedrag}.` });

/** @type {(i: { n: string | number }) => string} */
export const atLeast = (i) => isEnglish() ? `At least ${i.n}` : `Minstens ${i.n}`;

/** @type {(i: { year: string | number }) => string} */
export const eigenRisico = (i) => isEnglish() ? `Own risk (deductible) ${i.year}` : `Eigen risico ${i.year}`;

/** @type {(i: { over: string | number }) => string} */
export const left = (i) => isEnglish() ? `${i.over} left` : `Nog ${i.over}`;

/** @type {(i: { gebruikt: string | number }) => string} */
export const used = (i) => isEnglish() ? `${i.gebruikt} used` : `${i.gebruikt} gebruikt`;

/** @type {(i: { totaal: string | number }) => string} */
export const ofWhole = (i) => isEnglish() ? `of ${i.totaal}` : `van ${i.totaal}`;

/** @type {() => string} */
export const news = () => isEnglish() ? `New for you` : `Nieuw voor je`;

/** @type {() => string} */
export const arrears = () => isEnglish() ? `Trouble paying?` : `Lukt betalen even niet?`;
