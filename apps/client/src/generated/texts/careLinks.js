/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const care = () => isEnglish() ? `More about care` : `Meer over zorg`;

/** @type {() => string} */
export const reimbursementFinder = () => isEnglish() ? `Find what is reimbursed` : `Zoek wat je vergoed krijgt`;

/** @type {() => string} */
export const abroad = () => isEnglish() ? `Care abroad` : `Zorg in het buitenland`;

/** @type {() => string} */
export const careArrangement = () => isEnglish() ? `Arranging care` : `Zorg regelen`;

/** @type {() => string} */
export const maternityCare = () => isEnglish() ? `Maternity care` : `Kraamzorg`;

/** @type {() => string} */
export const healthyLiving = () => isEnglish() ? `Healthy living` : `Gezond leven`;

/** @type {() => string} */
export const feedback = () => isEnglish() ? `Tell us what you think of this app` : `Vertel ons wat je van deze app vindt`;

/** @type {() => string} */
export const write = () => isEnglish() ? `Write to us:` : `Schrijf ons:`;
