/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const yourPolis = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Arrange your insurance` : `Je verzekering regelen`;

/** @type {() => string} */
export const policyDetails = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Policy details` : `Polisgegevens`;

/** @type {() => string} */
export const documents = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Documents` : `Documenten`;

/** @type {() => string} */
export const paymentSettings = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Payment settings` : `Betaalinstellingen`;

/** @type {() => string} */
export const insuranceCheck = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Insurance check` : `Verzekeringscheck`;

/** @type {() => string} */
export const addFamilyMember = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Add a family member` : `Gezinslid bijschrijven`;

/** @type {() => string} */
export const verzekeringsnemer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `only the policyholder can do that` : `dat kan alleen de verzekeringsnemer`;

/** @type {() => string} */
export const otherBrand = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `not possible in this app yet` : `dat kan nog niet in deze app`;
