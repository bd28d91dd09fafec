/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/language.ts';

/** @type {() => string} */
export const back = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `back` : `terug`;

/** @type {() => string} */
export const gedeclareerd = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `claimed` : `gedeclareerd`;

/** @type {() => string} */
export const nieuwAfgehandeld = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `New: settled` : `Nieuw: afgehandeld`;

/** @type {() => string} */
export const paidToZorgverlener = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `paid to your care provider` : `betaald aan je zorgverlener`;

/** @type {(i: { bedrag: NonNullable<unknown> }) => string} */
export const returnAddressOf = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `back of ${i?.bedrag}` : `terug van ${i?.bedrag}`;

/** @type {() => string} */
export const statusAfgehandeld = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Settled` : `Afgehandeld`;

/** @type {() => string} */
export const statusInBehandeling = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `In progress` : `In behandeling`;

/** @type {() => string} */
export const statusIngediend = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Submitted` : `Ingediend`;

/** @type {(i: { naam: NonNullable<unknown>, dag: NonNullable<unknown> }) => string} */
export const wieEnWanneer = (i) => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `${i?.naam}, ${i?.dag}` : `${i?.naam}, ${i?.dag}`;

/** @type {() => string} */
export const zorgAfgeschermd = () => (import.meta.env.VITE_TAAL ?? getLocale()) === 'en' ? `Care hidden` : `Zorg verborgen`;
