/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/language.ts';

/** @type {() => string} */
export const all = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `All` : `Alle`;

/** @type {() => string} */
export const allCare = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `All care` : `Alle zorg`;

/** @type {() => string} */
export const allYears = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `All years` : `Alle jaren`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const alsoUnderWayMore = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.aantal} others are still under way.` : `${i?.aantal} andere zijn nog onderweg.`;

/** @type {() => string} */
export const alsoUnderWayOne = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `One other is still under way.` : `Eén andere is nog onderweg.`;

/** @type {() => string} */
export const apply = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Apply` : `Toepassen`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const assessedMore = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.aantal} claims have been settled. See what you get.` : `${i?.aantal} declaraties zijn beoordeeld. Bekijk wat je krijgt.`;

/** @type {() => string} */
export const assessedOne = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `One claim has been settled. See what you get.` : `Eén declaratie is beoordeeld. Bekijk wat je krijgt.`;

/** @type {() => string} */
export const clearFilters = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Clear filters` : `Wis filters`;

/** @type {() => string} */
export const emptyText = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Did you pay a bill yourself? Send it in. We will see what you get back.` : `Heb je zelf een nota betaald? Stuur hem in. Dan kijken wij wat je terugkrijgt.`;

/** @type {() => string} */
export const emptyTitle = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `You have no claims yet` : `Je hebt nog geen declaraties`;

/** @type {() => string} */
export const everyone = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Everybody` : `Iedereen`;

/** @type {() => string} */
export const everythingSettled = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Everything has been settled.` : `Alles is afgehandeld.`;

/** @type {() => string} */
export const filterCare = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Kind of care` : `Soort zorg`;

/** @type {() => string} */
export const filterPerson = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `For whom` : `Voor wie`;

/** @type {() => string} */
export const filterStatus = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Status` : `Status`;

/** @type {() => string} */
export const filterYear = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Year` : `Jaar`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const foundMore = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.aantal} claims found.` : `${i?.aantal} declaraties gevonden.`;

/** @type {() => string} */
export const foundOne = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `1 claim found.` : `1 declaratie gevonden.`;

/** @type {(i: { shown: NonNullable<unknown> }) => string} */
export const maximum = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `You see the latest ${i?.shown} claims. Search or choose a year to see older ones.` : `Je ziet de laatste ${i?.shown} declaraties. Zoek of kies een jaar om oudere te zien.`;

/** @type {() => string} */
export const moreFilters = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `More filters` : `Meer filters`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const moreFiltersOn = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `More filters (${i?.aantal} on)` : `Meer filters (${i?.aantal} aan)`;

/** @type {() => string} */
export const nothingFoundText = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Nothing matches what you search for. Check the spelling, or clear the filters.` : `Er past niets bij wat je zoekt. Kijk of je het goed hebt getypt, of wis de filters.`;

/** @type {() => string} */
export const nothingFoundTitle = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `We find no claims` : `We vinden geen declaraties`;

/** @type {() => string} */
export const searchButton = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Search` : `Zoek`;

/** @type {() => string} */
export const searchHint = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `For example physiotherapy, a name or a number` : `Bijvoorbeeld fysiotherapie, een naam of een nummer`;

/** @type {() => string} */
export const searchLabel = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Search your claims` : `Zoek in je declaraties`;

/** @type {(i: { shown: NonNullable<unknown> }) => string} */
export const shown = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.shown} claims` : `${i?.shown} declaraties`;

/** @type {(i: { shown: NonNullable<unknown>, totaal: NonNullable<unknown> }) => string} */
export const shownOf = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.shown} of ${i?.totaal} claims` : `${i?.shown} van ${i?.totaal} declaraties`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const underWayMore = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.aantal} claims are under way. You need not do anything.` : `${i?.aantal} declaraties zijn onderweg. Je hoeft niets te doen.`;

/** @type {() => string} */
export const underWayOne = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `One claim is under way. You need not do anything.` : `Eén declaratie is onderweg. Je hoeft niets te doen.`;

/** @type {(i: { nummer: NonNullable<unknown> }) => string} */
export const withdrawnText = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `We no longer look at claim ${i?.nummer}.` : `Wij bekijken declaratie ${i?.nummer} niet meer.`;

/** @type {() => string} */
export const withdrawnTitle = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Your claim has been withdrawn.` : `Je declaratie is ingetrokken.`;
