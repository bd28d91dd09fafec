/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const year = () => isEnglish() ? `Year` : `Jaar`;

/** @type {() => string} */
export const allYears = () => isEnglish() ? `All years` : `Alle jaren`;

/** @type {() => string} */
export const kind = () => isEnglish() ? `Kind` : `Soort`;

/** @type {() => string} */
export const allKinds = () => isEnglish() ? `Everything` : `Alles`;

/** @type {() => string} */
export const sheets = () => isEnglish() ? `Policy sheets` : `Polisbladen`;

/** @type {() => string} */
export const overviews = () => isEnglish() ? `Year overviews` : `Jaaroverzichten`;

/** @type {() => string} */
export const arrangements = () => isEnglish() ? `Arrangements` : `Regelingen`;

/** @type {() => string} */
export const letters = () => isEnglish() ? `Letters` : `Brieven`;

/** @type {() => string} */
export const decisions = () => isEnglish() ? `Decisions` : `Besluiten`;

/** @type {(i: { year: string | number }) => string} */
export const sheet = (i) => isEnglish() ? `Policy sheet ${i.year}` : `Polisblad ${i.year}`;

/** @type {(i: { year: string | number }) => string} */
export const overview = (i) => isEnglish() ? `Year overview ${i.year}` : `Jaaroverzicht ${i.year}`;

/** @type {() => string} */
export const overviewSoFar = () => isEnglish() ? `so far` : `tot nu toe`;

/** @type {() => string} */
export const arrangement = () => isEnglish() ? `Payment arrangement` : `Betalingsregeling`;

/** @type {() => string} */
export const arrangementConvenience = () => isEnglish() ? `Betaalgemak (automatic instalments)` : `Betaalgemak`;

/** @type {() => string} */
export const arrangementDebt = () => isEnglish() ? `Debt arrangement` : `Schuldregeling`;

/** @type {() => string} */
export const letterReminder = () => isEnglish() ? `Final reminder` : `Aanmaning`;

/** @type {() => string} */
export const letterOffer = () => isEnglish() ? `Offer of a payment arrangement` : `Aanbod betalingsregeling`;

/** @type {() => string} */
export const letterWarning = () => isEnglish() ? `Warning about arrears of premium` : `Waarschuwing premieachterstand`;

/** @type {() => string} */
export const letterRegistered = () => isEnglish() ? `Registration with the CAK` : `Aanmelding bij het CAK`;

/** @type {() => string} */
export const letterDeregistered = () => isEnglish() ? `Deregistration from the CAK` : `Afmelding bij het CAK`;

/** @type {() => string} */
export const letterAccount = () => isEnglish() ? `Another account number` : `Ander rekeningnummer`;

/** @type {() => string} */
export const letterOther = () => isEnglish() ? `Letter` : `Brief`;

/** @type {() => string} */
export const decision = () => isEnglish() ? `Decision` : `Besluit`;

/** @type {(i: { care: string | number }) => string} */
export const decisionOn = (i) => isEnglish() ? `Decision: ${i.care}` : `Besluit: ${i.care}`;

/** @type {() => string} */
export const decisionsOfYear = () => isEnglish() ? `Decisions on claims` : `Besluiten op declaraties`;

/** @type {(i: { n: number }) => string} */
export const decisionsCount = (i) => isEnglish() ? plural(i.n, { one: `1 decision`, other: `${counted(i.n)} decisions` }) : plural(i.n, { one: `1 besluit`, other: `${counted(i.n)} besluiten` });

/** @type {(i: { name: string | number }) => string} */
export const forWhom = (i) => isEnglish() ? `for ${i.name}` : `voor ${i.name}`;

/** @type {() => string} */
export const pdf = () => isEnglish() ? `PDF` : `Pdf`;

/** @type {(i: { title: string | number }) => string} */
export const save = (i) => isEnglish() ? `Save as PDF: ${i.title}` : `Bewaar als pdf: ${i.title}`;

/** @type {(i: { page: string | number, count: string | number }) => string} */
export const pages = (i) => isEnglish() ? `Page ${i.page} of ${i.count}` : `Bladzijde ${i.page} van ${i.count}`;

/** @type {() => string} */
export const newer = () => isEnglish() ? `Newer documents` : `Nieuwere documenten`;

/** @type {() => string} */
export const older = () => isEnglish() ? `Older documents` : `Oudere documenten`;

/** @type {() => string} */
export const none = () => isEnglish() ? `You have no documents yet` : `Je hebt nog geen documenten`;

/** @type {() => string} */
export const noneText = () => isEnglish() ? `As soon as there is one, you will find it here.` : `Zodra er een is, vind je die hier.`;

/** @type {() => string} */
export const noneFound = () => isEnglish() ? `We find no documents` : `We vinden geen documenten`;

/** @type {() => string} */
export const noneFoundText = () => isEnglish() ? `Choose another year or another kind.` : `Kies een ander jaar of een andere soort.`;

/** @type {() => string} */
export const showAll = () => isEnglish() ? `Show all documents` : `Toon alle documenten`;

/** @type {() => string} */
export const paperBoth = () => isEnglish() ? `You get your letters and your policy sheet on paper. You also find them here.` : `Je krijgt je post en je polisblad op papier. Je vindt ze ook hier.`;

/** @type {() => string} */
export const paperSheet = () => isEnglish() ? `You get your policy sheet on paper. You also find it here.` : `Je krijgt je polisblad op papier. Je vindt het ook hier.`;

/** @type {() => string} */
export const paperLetters = () => isEnglish() ? `You get your letters on paper. You also find them here.` : `Je krijgt je brieven op papier. Je vindt ze ook hier.`;

/** @type {() => string} */
export const rather = () => isEnglish() ? `Rather digital only?` : `Liever alleen digitaal?`;

/** @type {() => string} */
export const invoices = () => isEnglish() ? `Invoices are kept at` : `Je facturen vind je bij`;

/** @type {() => string} */
export const elsewhere = () => isEnglish() ? `View your documents` : `Bekijk je documenten`;

/** @type {() => string} */
export const list = () => isEnglish() ? `Your documents` : `Je documenten`;
