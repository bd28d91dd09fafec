/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { product: string | number }) => string} */
export const installTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Put ${i.product} on your phone or computer` : `Zet ${i.product} op je telefoon of computer`;

/** @type {() => string} */
export const installText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Then you open the app with one tap. It costs nothing and takes up almost no space.` : `Dan open je de app met één tik. Het kost niets en neemt bijna geen ruimte in.`;

/** @type {() => string} */
export const install = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Install` : `Installeer`;

/** @type {() => string} */
export const later = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not now` : `Niet nu`;

/** @type {() => string} */
export const understood = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Got it` : `Begrepen`;

/** @type {() => string} */
export const byHandShare = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `In your browser, tap the Share button: a square with an arrow pointing up.` : `Tik in je browser op het deelteken: een vierkantje met een pijl omhoog.`;

/** @type {() => string} */
export const byHandAdd = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Choose ‘Add to Home Screen’ and tap ‘Add’.` : `Kies ‘Zet op beginscherm’ en tik op ‘Voeg toe’.`;

/** @type {() => string} */
export const updateTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There is a new version of the app` : `De app is vernieuwd`;

/** @type {() => string} */
export const updateText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You can carry on. Refresh when it suits you.` : `Je kunt gewoon doorgaan. Vernieuw als het je uitkomt.`;

/** @type {() => string} */
export const outdatedTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Refresh this page` : `Vernieuw deze pagina`;

/** @type {() => string} */
export const outdatedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are using an old version. What you filled in and was not saved yet is lost when you refresh: copy it first if you still need it.` : `Je gebruikt een oude versie. Wat je hebt ingevuld en nog niet is bewaard, ben je na het vernieuwen kwijt: kopieer het eerst als je het nog nodig hebt.`;

/** @type {() => string} */
export const outdatedAppTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Install the latest version` : `Installeer de nieuwste versie`;

/** @type {() => string} */
export const outdatedAppText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This version of the app is too old to do everything.` : `Deze versie van de app is te oud om alles te kunnen doen.`;

/** @type {() => string} */
export const quotaTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not possible right now` : `Dit kan nu niet`;

/** @type {() => string} */
export const renew = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Refresh now` : `Vernieuw nu`;
