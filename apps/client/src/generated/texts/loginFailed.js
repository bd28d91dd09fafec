/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const failedTitle = () => isEnglish() ? `Login failed` : `Inloggen mislukt`;

/** @type {() => string} */
export const failedText = () => isEnglish() ? `Something went wrong while logging in.` : `Er is iets misgegaan tijdens het inloggen.`;

/** @type {() => string} */
export const cancelledHeading = () => isEnglish() ? `You cancelled the login` : `Je hebt het inloggen gestopt`;

/** @type {() => string} */
export const cancelled = () => isEnglish() ? `You are not logged in. You can simply try again.` : `Je bent niet ingelogd. Je kunt het gewoon opnieuw proberen.`;

/** @type {() => string} */
export const levelHeading = () => isEnglish() ? `Your DigiD still needs an ID check` : `Je DigiD heeft nog een ID-check nodig`;

/** @type {() => string} */
export const level = () => isEnglish() ? `Care details need extra protection. Do the ID check in the DigiD app with your passport, driving licence or identity card. Then log in again.` : `Zorggegevens vragen om extra bescherming. Doe in de DigiD app de ID-check met je paspoort, rijbewijs of identiteitskaart. Log daarna opnieuw in.`;

/** @type {() => string} */
export const againHeading = () => isEnglish() ? `You are already logged in` : `Je bent al ingelogd`;

/** @type {() => string} */
export const again = () => isEnglish() ? `This link from DigiD was used before. You do not have to log in again.` : `Deze link van DigiD is al gebruikt. Je hoeft niet opnieuw in te loggen.`;

/** @type {() => string} */
export const otherHeading = () => isEnglish() ? `What can you do?` : `Wat kun je doen?`;

/** @type {() => string} */
export const other = () => isEnglish() ? `Wait a moment and log in again. Use the same tab, and do not go back in your browser while logging in.` : `Wacht even en log dan opnieuw in. Gebruik hetzelfde tabblad en ga tijdens het inloggen niet terug in je browser.`;

/** @type {() => string} */
export const doubt = () => isEnglish() ? `Is this not right?` : `Klopt dit niet?`;
