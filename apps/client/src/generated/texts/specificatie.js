/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const back = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Final settlement` : `Eindafrekening`;

/** @type {(i: { jaar: string | number }) => string} */
export const title = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk ${i.jaar} in detail` : `Specificatie eigen risico ${i.jaar}`;

/** @type {(i: { naam: string | number, dag: string | number }) => string} */
export const subtitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.naam}, born on ${i.dag}` : `${i.naam}, geboren op ${i.dag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const pay = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You still pay ${i.bedrag}.` : `Je betaalt nog ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const getBack = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get ${i.bedrag} back.` : `Je krijgt ${i.bedrag} terug.`;

/** @type {() => string} */
export const exactlyPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have paid exactly enough.` : `Je hebt precies genoeg betaald.`;

/** @type {(i: { used: string | number, betaald: string | number }) => string} */
export const explanation = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You used ${i.used} of own risk. You had already paid ${i.betaald} of it in instalments.` : `Je gebruikte ${i.used} eigen risico. Daarvan had je al ${i.betaald} in termijnen betaald.`;

/** @type {() => string} */
export const calculation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `How we work it out` : `Zo rekenen we het uit`;

/** @type {() => string} */
export const calculationCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `From own risk used to what you pay or get` : `Van gebruikt eigen risico naar wat je betaalt of krijgt`;

/** @type {(i: { jaar: string | number }) => string} */
export const used = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk used in ${i.jaar}` : `Gebruikt eigen risico in ${i.jaar}`;

/** @type {() => string} */
export const lessPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Already paid in instalments` : `Al betaald in termijnen`;

/** @type {() => string} */
export const stillToPay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You still pay` : `Je betaalt nog`;

/** @type {() => string} */
export const toGetBack = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get back` : `Je krijgt terug`;

/** @type {() => string} */
export const zero = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nothing to pay` : `Niets te betalen`;

/** @type {() => string} */
export const careTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk used` : `Gebruikt eigen risico`;

/** @type {(i: { jaar: string | number }) => string} */
export const careText = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `All care that began in ${i.jaar}, and what of it fell under the own risk.` : `Alle zorg die in ${i.jaar} begon, en wat daarvan onder het eigen risico viel.`;

/** @type {() => string} */
export const careCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The care that fell under the own risk` : `De zorg die onder het eigen risico viel`;

/** @type {(i: { jaar: string | number }) => string} */
export const noCare = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `No care fell under the own risk in ${i.jaar}.` : `In ${i.jaar} viel er geen zorg onder het eigen risico.`;

/** @type {() => string} */
export const hiddenTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not see some of the care` : `Een deel van de zorg zie je niet`;

/** @type {() => string} */
export const totalUsed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Used in all` : `Samen gebruikt`;

/** @type {() => string} */
export const termijnenTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Instalments` : `Termijnen`;

/** @type {() => string} */
export const termijnenCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The instalments that we asked for` : `De termijnen die wij hebben gevraagd`;

/** @type {(i: { jaar: string | number }) => string} */
export const noTermijnen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There were no instalments in ${i.jaar}.` : `Er waren geen termijnen in ${i.jaar}.`;

/** @type {() => string} */
export const imposed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Asked in all` : `Samen gevraagd`;

/** @type {() => string} */
export const paid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Of which paid` : `Daarvan betaald`;

/** @type {() => string} */
export const notPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not paid, counts in this settlement` : `Niet betaald, telt mee in deze afrekening`;
