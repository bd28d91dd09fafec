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
export const coInsuredText = () => isEnglish() ? `Whoever took out your insurance gets the invoices. You have nothing to pay.` : `Wie je verzekering afsloot, krijgt de facturen. Jij hoeft niets te betalen.`;
