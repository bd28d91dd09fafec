/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Open a file` : `Dossier openen`;

/** @type {() => string} */
export const subtitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You see what this person sees. Who looked when and why is kept in the log. The person can read that.` : `Je ziet wat deze persoon zelf ziet. Wie wanneer keek en waarom, staat in het logboek. De persoon kan dat zelf lezen.`;

/** @type {() => string} */
export const bsn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `BSN` : `BSN`;

/** @type {() => string} */
export const bsnHint = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nine digits` : `Negen cijfers`;

/** @type {() => string} */
export const bsnWrong = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Fill in a valid BSN of nine digits.` : `Vul een geldig BSN van negen cijfers in.`;

/** @type {() => string} */
export const level = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Level at which you look` : `Niveau waarop je kijkt`;

/** @type {() => string} */
export const levelHint = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `As certain as with DigiD. Usually Substantieel.` : `Net zo zeker als bij DigiD. Meestal Substantieel.`;

/** @type {() => string} */
export const reason = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Why are you opening this file?` : `Waarom open je dit dossier?`;

/** @type {() => string} */
export const reasonHint = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For example: question by phone about a bill. Name no care.` : `Bijvoorbeeld: vraag aan de telefoon over een nota. Noem geen zorg.`;

/** @type {(i: { least: string | number, most: string | number }) => string} */
export const reasonWrong = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Write down why, in ${i.least} to ${i.most} characters.` : `Schrijf op waarom, in ${i.least} tot ${i.most} tekens.`;

/** @type {() => string} */
export const open = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Open file` : `Open dossier`;

/** @type {() => string} */
export const errors = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Something is not right yet` : `Er klopt iets nog niet`;

/** @type {() => string} */
export const unknown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There is nobody with this BSN. Check the number.` : `Er is niemand met dit BSN. Kijk het nummer na.`;

/** @type {() => string} */
export const tooMany = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You opened too many files this hour. Wait until the next hour, or ask your manager.` : `Je hebt dit uur te veel dossiers geopend. Wacht tot het volgende uur, of vraag je leidinggevende.`;

/** @type {() => string} */
export const failed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The file cannot be opened now. Try again in a minute.` : `Het dossier openen lukt nu niet. Probeer het over een minuut nog een keer.`;

/** @type {() => string} */
export const signOut = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Log out as employee` : `Uitloggen als medewerker`;

/** @type {() => string} */
export const bar = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Somebody else’s file` : `Dossier van een ander`;

/** @type {(i: { name: string | number }) => string} */
export const whose = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `File of ${i.name}` : `Dossier van ${i.name}`;

/** @type {(i: { reason: string | number }) => string} */
export const why = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reason: ${i.reason}` : `Reden: ${i.reason}`;

/** @type {(i: { actor: string | number }) => string} */
export const who = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are looking as ${i.actor}` : `Je kijkt als ${i.actor}`;

/** @type {() => string} */
export const close = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Close file` : `Sluit dossier`;

/** @type {() => string} */
export const onlyLooking = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You are only looking along: only the insured person can pay, change or claim.` : `Je kijkt alleen mee: betalen, wijzigen en indienen kan alleen de verzekerde zelf.`;

/** @type {() => string} */
export const noFile = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This file does not come now. Please try again in a moment.` : `Dit bestand komt nu niet. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const onlyThemselves = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Only the insured person can do this. You are only looking along.` : `Dit kan alleen de verzekerde zelf. Je kijkt alleen mee.`;

/** @type {() => string} */
export const unseenTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The file cannot be shown now` : `Het dossier is nu niet te zien`;

/** @type {() => string} */
export const unseenText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The file stays open. Try again in a moment.` : `Het dossier blijft open. Probeer het zo nog een keer.`;
