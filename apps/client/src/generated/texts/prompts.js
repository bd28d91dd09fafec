/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { product: string | number }) => string} */
export const installTitle = (i) => isEnglish() ? `Put ${i.product} on your home screen` : `Zet ${i.product} op je beginscherm`;

/** @type {() => string} */
export const installText = () => isEnglish() ? `Open the app with one tap.` : `Open de app met één tik.`;

/** @type {() => string} */
export const install = () => isEnglish() ? `Install` : `Installeer`;

/** @type {() => string} */
export const later = () => isEnglish() ? `Not now` : `Niet nu`;

/** @type {() => string} */
export const understood = () => isEnglish() ? `Got it` : `Begrepen`;

/** @type {() => string} */
export const byHandShare = () => isEnglish() ? `Tap the share sign (a square with an arrow up) and choose ‘Add to Home Screen’.` : `Tik op het deelteken (een vierkantje met een pijl omhoog) en kies ‘Zet op beginscherm’.`;

/** @type {() => string} */
export const updateTitle = () => isEnglish() ? `There is a new version of the app` : `De app is vernieuwd`;

/** @type {() => string} */
export const updateText = () => isEnglish() ? `You can carry on. Refresh when it suits you.` : `Je kunt gewoon doorgaan. Vernieuw als het je uitkomt.`;

/** @type {() => string} */
export const outdatedTitle = () => isEnglish() ? `Refresh this page` : `Vernieuw deze pagina`;

/** @type {() => string} */
export const outdatedText = () => isEnglish() ? `You are using an old version. What you filled in and was not saved yet is lost when you refresh: copy it first if you still need it.` : `Je gebruikt een oude versie. Wat je hebt ingevuld en nog niet is bewaard, ben je na het vernieuwen kwijt: kopieer het eerst als je het nog nodig hebt.`;

/** @type {() => string} */
export const outdatedAppTitle = () => isEnglish() ? `Install the latest version` : `Installeer de nieuwste versie`;

/** @type {() => string} */
export const outdatedAppText = () => isEnglish() ? `This version of the app is too old to do everything.` : `Deze versie van de app is te oud om alles te kunnen doen.`;

/** @type {() => string} */
export const quotaTitle = () => isEnglish() ? `Not possible right now` : `Dit kan nu niet`;

/** @type {() => string} */
export const renew = () => isEnglish() ? `Refresh now` : `Vernieuw nu`;

/** @type {(i: { product: string | number }) => string} */
export const installComputer = (i) => isEnglish() ? `Install ${i.product} on your computer` : `Installeer ${i.product} op je computer`;

/** @type {() => string} */
export const installTextComputer = () => isEnglish() ? `Open the app with one click.` : `Open de app met één klik.`;
