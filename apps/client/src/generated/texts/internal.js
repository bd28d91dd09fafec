/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Open a file` : `Dossier openen`;

/** @type {() => string} */
export const subtitle = () => isEnglish() ? `You see what this person sees. Who looked when and why is kept in the log. The person can read that.` : `Je ziet wat deze persoon zelf ziet. Wie wanneer keek en waarom, staat in het logboek. De persoon kan dat zelf lezen.`;

/** @type {() => string} */
export const bsn = () => isEnglish() ? `BSN` : `BSN`;

/** @type {() => string} */
export const bsnHint = () => isEnglish() ? `Nine digits` : `Negen cijfers`;

/** @type {() => string} */
export const bsnWrong = () => isEnglish() ? `Fill in a valid BSN of nine digits.` : `Vul een geldig BSN van negen cijfers in.`;

/** @type {() => string} */
export const level = () => isEnglish() ? `Level at which you look` : `Niveau waarop je kijkt`;

/** @type {() => string} */
export const levelHint = () => isEnglish() ? `As certain as with DigiD. Usually Substantieel.` : `Net zo zeker als bij DigiD. Meestal Substantieel.`;

/** @type {() => string} */
export const reason = () => isEnglish() ? `Why are you opening this file?` : `Waarom open je dit dossier?`;

/** @type {() => string} */
export const reasonHint = () => isEnglish() ? `For example: question by phone about a bill. Name no care.` : `Bijvoorbeeld: vraag aan de telefoon over een nota. Noem geen zorg.`;

/** @type {(i: { least: string | number, most: string | number }) => string} */
export const reasonWrong = (i) => isEnglish() ? `Write down why, in ${i.least} to ${i.most} characters.` : `Schrijf op waarom, in ${i.least} tot ${i.most} tekens.`;

/** @type {() => string} */
export const open = () => isEnglish() ? `Open file` : `Open dossier`;

/** @type {() => string} */
export const errors = () => isEnglish() ? `Something is not right yet` : `Er klopt iets nog niet`;

/** @type {() => string} */
export const unknown = () => isEnglish() ? `There is nobody with this BSN. Check the number.` : `Er is niemand met dit BSN. Kijk het nummer na.`;

/** @type {() => string} */
export const tooMany = () => isEnglish() ? `You opened too many files this hour. Wait until the next hour, or ask your manager.` : `Je hebt dit uur te veel dossiers geopend. Wacht tot het volgende uur, of vraag je leidinggevende.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `The file cannot be opened now. Try again in a minute.` : `Het dossier openen lukt nu niet. Probeer het over een minuut nog een keer.`;

/** @type {() => string} */
export const signOut = () => isEnglish() ? `Log out as employee` : `Uitloggen als medewerker`;

/** @type {() => string} */
export const bar = () => isEnglish() ? `Somebody else’s file` : `Dossier van een ander`;

/** @type {(i: { name: string | number }) => string} */
export const whose = (i) => isEnglish() ? `File of ${i.name}` : `Dossier van ${i.name}`;

/** @type {(i: { reason: string | number }) => string} */
export const why = (i) => isEnglish() ? `Reason: ${i.reason}` : `Reden: ${i.reason}`;

/** @type {(i: { actor: string | number }) => string} */
export const who = (i) => isEnglish() ? `You are looking as ${i.actor}` : `Je kijkt als ${i.actor}`;

/** @type {() => string} */
export const close = () => isEnglish() ? `Close file` : `Sluit dossier`;

/** @type {() => string} */
export const onlyLooking = () => isEnglish() ? `You are only looking along: only the insured person can pay, change or claim.` : `Je kijkt alleen mee: betalen, wijzigen en indienen kan alleen de verzekerde zelf.`;

/** @type {() => string} */
export const noFile = () => isEnglish() ? `This file does not come now. Please try again in a moment.` : `Dit bestand komt nu niet. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const onlyThemselves = () => isEnglish() ? `Only the insured person can do this. You are only looking along.` : `Dit kan alleen de verzekerde zelf. Je kijkt alleen mee.`;

/** @type {() => string} */
export const unseenTitle = () => isEnglish() ? `The file cannot be shown now` : `Het dossier is nu niet te zien`;

/** @type {() => string} */
export const unseenText = () => isEnglish() ? `The file stays open. Try again in a moment.` : `Het dossier blijft open. Probeer het zo nog een keer.`;
