/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { aantal: number }) => string} */
export const assessed = (i) => isEnglish() ? plural(i.aantal, { one: `One claim has been assessed.`, other: `${counted(i.aantal)} claims have been assessed.` }) : plural(i.aantal, { one: `Eén declaratie is beoordeeld.`, other: `${counted(i.aantal)} declaraties zijn beoordeeld.` });

/** @type {(i: { bedrag: string | number }) => string} */
export const reimbursed = (i) => isEnglish() ? `We reimburse ${i.bedrag}.` : `We vergoeden ${i.bedrag}.`;

/** @type {(i: { aantal: number }) => string} */
export const underWay = (i) => isEnglish() ? plural(i.aantal, { one: `One claim is in progress.`, other: `${counted(i.aantal)} claims are in progress.` }) : plural(i.aantal, { one: `Eén declaratie is onderweg.`, other: `${counted(i.aantal)} declaraties zijn onderweg.` });

/** @type {(i: { n: string | number, aantal: number }) => string} */
export const underWayOfLast = (i) => isEnglish() ? plural(i.aantal, { one: `One of the latest ${i.n} claims is in progress.`, other: `${counted(i.aantal)} of the latest ${i.n} claims are in progress.` }) : plural(i.aantal, { one: `Van de laatste ${i.n} declaraties is er één onderweg.`, other: `Van de laatste ${i.n} declaraties zijn er ${counted(i.aantal)} onderweg.` });

/** @type {() => string} */
export const everythingHandled = () => isEnglish() ? `All your claims have been assessed.` : `Alles is beoordeeld.`;

/** @type {(i: { n: string | number }) => string} */
export const lastHandled = (i) => isEnglish() ? `The latest ${i.n} claims have all been assessed.` : `De laatste ${i.n} declaraties zijn beoordeeld.`;

/** @type {(i: { aantal: number }) => string} */
export const found = (i) => isEnglish() ? plural(i.aantal, { one: `1 claim found`, other: `${counted(i.aantal)} claims found` }) : plural(i.aantal, { one: `1 declaratie gevonden`, other: `${counted(i.aantal)} declaraties gevonden` });

/** @type {() => string} */
export const searchLabel = () => isEnglish() ? `Search your claims` : `Zoek in je declaraties`;

/** @type {() => string} */
export const searchHint = () => isEnglish() ? `A word, name, amount or month` : `Een woord, naam, bedrag of maand`;

/** @type {() => string} */
export const searchButton = () => isEnglish() ? `Search` : `Zoek`;

/** @type {() => string} */
export const all = () => isEnglish() ? `All` : `Alle`;

/** @type {() => string} */
export const filterYear = () => isEnglish() ? `Year` : `Jaar`;

/** @type {() => string} */
export const filterCare = () => isEnglish() ? `Type of care` : `Soort zorg`;

/** @type {() => string} */
export const everyone = () => isEnglish() ? `Everybody` : `Iedereen`;

/** @type {() => string} */
export const allYears = () => isEnglish() ? `All years` : `Alle jaren`;

/** @type {() => string} */
export const allCare = () => isEnglish() ? `All care` : `Alle zorg`;

/** @type {() => string} */
export const apply = () => isEnglish() ? `Apply` : `Toepassen`;

/** @type {() => string} */
export const clearFilters = () => isEnglish() ? `Clear filters` : `Filters wissen`;

/** @type {(i: { shown: string | number, totaal: string | number }) => string} */
export const shownOf = (i) => isEnglish() ? `${i.shown} of ${i.totaal} claims` : `${i.shown} van ${i.totaal} declaraties`;

/** @type {(i: { shown: number }) => string} */
export const shown = (i) => isEnglish() ? plural(i.shown, { one: `1 claim`, other: `${counted(i.shown)} claims` }) : plural(i.shown, { one: `1 declaratie`, other: `${counted(i.shown)} declaraties` });

/** @type {(i: { from: string | number, to: string | number }) => string} */
export const range = (i) => isEnglish() ? `Claims ${i.from} to ${i.to}` : `Declaraties ${i.from} tot en met ${i.to}`;

/** @type {(i: { from: string | number, to: string | number, totaal: string | number }) => string} */
export const rangeOf = (i) => isEnglish() ? `Claims ${i.from} to ${i.to} of ${i.totaal}` : `Declaraties ${i.from} tot en met ${i.to} van ${i.totaal}`;

/** @type {() => string} */
export const older = () => isEnglish() ? `Older claims` : `Oudere declaraties`;

/** @type {() => string} */
export const newer = () => isEnglish() ? `Newer claims` : `Nieuwere declaraties`;

/** @type {() => string} */
export const emptyTitle = () => isEnglish() ? `You have no claims yet` : `Je hebt nog geen declaraties`;

/** @type {() => string} */
export const emptyText = () => isEnglish() ? `Have you paid a bill yourself? Send it in.` : `Zelf een nota betaald? Stuur hem in.`;

/** @type {() => string} */
export const nothingFoundTitle = () => isEnglish() ? `No claims found` : `We vinden geen declaraties`;

/** @type {() => string} */
export const nothingFoundText = () => isEnglish() ? `Search for something else, or clear the filters.` : `Zoek iets anders, of wis de filters.`;

/** @type {() => string} */
export const withdrawnTitle = () => isEnglish() ? `Your claim has been withdrawn.` : `Je declaratie is ingetrokken.`;

/** @type {(i: { nummer: string | number }) => string} */
export const withdrawnText = (i) => isEnglish() ? `We will not assess claim ${i.nummer} any more.` : `We bekijken declaratie ${i.nummer} niet meer.`;

/** @type {() => string} */
export const tableCaption = () => isEnglish() ? `Claims, newest first` : `Declaraties, de nieuwste eerst`;

/** @type {() => string} */
export const searchAndFilter = () => isEnglish() ? `Search and filter` : `Zoeken en filteren`;

/** @type {(i: { aantal: number }) => string} */
export const seeResults = (i) => isEnglish() ? plural(i.aantal, { one: `See this claim`, other: `See ${counted(i.aantal)} assessed claims` }) : plural(i.aantal, { one: `Bekijk deze declaratie`, other: `Bekijk ${counted(i.aantal)} beoordeelde declaraties` });

/** @type {(i: { aantal: number }) => string} */
export const filtersOn = (i) => isEnglish() ? plural(i.aantal, { one: `${counted(i.aantal)} filter on`, other: `${counted(i.aantal)} filters on` }) : plural(i.aantal, { one: `${counted(i.aantal)} filter aan`, other: `${counted(i.aantal)} filters aan` });

/** @type {(i: { year: string | number }) => string} */
export const ofYear = (i) => isEnglish() ? `Claims of ${i.year}` : `Declaraties van ${i.year}`;
