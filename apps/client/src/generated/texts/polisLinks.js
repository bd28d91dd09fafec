/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const yourPolis = () => isEnglish() ? `Arrange your insurance` : `Je verzekering regelen`;

/** @type {() => string} */
export const policyDetails = () => isEnglish() ? `Policy details` : `Polisgegevens`;

/** @type {() => string} */
export const documents = () => isEnglish() ? `Documents` : `Documenten`;

/** @type {() => string} */
export const paymentSettings = () => isEnglish() ? `Payment settings` : `Betaalinstellingen`;

/** @type {() => string} */
export const insuranceCheck = () => isEnglish() ? `Insurance check` : `Verzekeringscheck`;

/** @type {() => string} */
export const addFamilyMember = () => isEnglish() ? `Add a family member` : `Gezinslid bijschrijven`;

/** @type {() => string} */
export const verzekeringsnemer = () => isEnglish() ? `the person who took out your insurance arranges that` : `dat regelt wie je verzekering afsloot`;

/** @type {() => string} */
export const otherBrand = () => isEnglish() ? `not possible in this app yet` : `dat kan nog niet in deze app`;
