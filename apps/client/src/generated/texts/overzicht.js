/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/language.ts';

/** @type {(i: { care: NonNullable<unknown>, naam: NonNullable<unknown> }) => string} */
export const aboutCare = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.care}, ${i?.naam}` : `${i?.care}, ${i?.naam}`;

/** @type {() => string} */
export const all = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `All claims` : `Alle declaraties`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const allResults = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `See all ${i?.aantal} results` : `Bekijk alle ${i?.aantal} uitslagen`;

/** @type {(i: { aantal: NonNullable<unknown> }) => string} */
export const allToPay = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `View all ${i?.aantal} payment requests` : `Bekijk alle ${i?.aantal} betaalverzoeken`;

/** @type {() => string} */
export const attention = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `This needs your attention` : `Dit vraagt je aandacht`;

/** @type {() => string} */
export const betaalverzoekenFailed = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `We cannot see right now whether you have to pay anything.` : `We kunnen nu niet zien of je iets moet betalen.`;

/** @type {() => string} */
export const declaratiesFailed = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `We cannot show your claims now.` : `We kunnen je declaraties nu niet laten zien.`;

/** @type {(i: { naam: NonNullable<unknown> }) => string} */
export const goodAfternoon = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Good afternoon, ${i?.naam}.` : `Goedemiddag, ${i?.naam}.`;

/** @type {(i: { naam: NonNullable<unknown> }) => string} */
export const goodEvening = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Good evening, ${i?.naam}.` : `Goedenavond, ${i?.naam}.`;

/** @type {(i: { naam: NonNullable<unknown> }) => string} */
export const goodMorning = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Good morning, ${i?.naam}.` : `Goedemorgen, ${i?.naam}.`;

/** @type {(i: { naam: NonNullable<unknown> }) => string} */
export const goodNight = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Good evening, ${i?.naam}.` : `Goedenacht, ${i?.naam}.`;

/** @type {() => string} */
export const isAssessed = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Your claim has been settled` : `Je declaratie is beoordeeld`;

/** @type {() => string} */
export const last = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Latest claims` : `Laatste declaraties`;

/** @type {(i: { titel: NonNullable<unknown>, dag: NonNullable<unknown> }) => string} */
export const latest = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.titel}. Pay by ${i?.dag} at the latest.` : `${i?.titel}. Betaal uiterlijk ${i?.dag}.`;

/** @type {() => string} */
export const noDeclaraties = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `You have no claims yet. Did you pay a bill yourself? Send it in.` : `Je hebt nog geen declaraties. Heb je zelf een nota betaald? Stuur hem in.`;

/** @type {() => string} */
export const nothingBack = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Result: nothing back` : `Uitslag: niets terug`;

/** @type {(i: { bedrag: NonNullable<unknown> }) => string} */
export const pay = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Pay ${i?.bedrag}` : `Betaal ${i?.bedrag}`;

/** @type {() => string} */
export const payNow = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Pay` : `Betalen`;

/** @type {(i: { care: NonNullable<unknown>, naam: NonNullable<unknown> }) => string} */
export const readWhy = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.care}, ${i?.naam}. Read why.` : `${i?.care}, ${i?.naam}. Lees waarom.`;

/** @type {(i: { bedrag: NonNullable<unknown> }) => string} */
export const someBack = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Result: ${i?.bedrag} back` : `Uitslag: ${i?.bedrag} terug`;

/** @type {(i: { titel: NonNullable<unknown>, dag: NonNullable<unknown> }) => string} */
export const tooLate = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.titel}. You should have paid by ${i?.dag}.` : `${i?.titel}. Je had uiterlijk ${i?.dag} moeten betalen.`;

/** @type {() => string} */
export const upToDateText = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `There is nothing you have to do now.` : `Er is niets dat je nu moet doen.`;

/** @type {() => string} */
export const upToDateTitle = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `You are all up to date.` : `Je bent helemaal bij.`;
