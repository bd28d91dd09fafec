/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const nothingTitle = () => isEnglish() ? `There is nothing here` : `Hier staat niets`;

/** @type {() => string} */
export const nothingText = () => isEnglish() ? `You have no invoices of this kind.` : `Je hebt geen facturen van deze soort.`;

/** @type {() => string} */
export const emptyTitle = () => isEnglish() ? `You have no invoices yet` : `Je hebt nog geen facturen`;

/** @type {() => string} */
export const emptyText = () => isEnglish() ? `As soon as your first invoice is there, you will find it here. You do not have to pay anything now.` : `Zodra je eerste factuur er is, staat hij hier. Je hoeft nu niets te betalen.`;

/** @type {() => string} */
export const coInsuredTitle = () => isEnglish() ? `You do not get invoices` : `Jij krijgt geen facturen`;

/** @type {() => string} */
export const coInsuredText = () => isEnglish() ? `You are co-insured. The policyholder took out the insurance and gets the invoices. You do not have to pay anything.` : `Je bent meeverzekerd. De verzekeringsnemer heeft de verzekering afgesloten en krijgt de facturen. Jij hoeft niets te betalen.`;
