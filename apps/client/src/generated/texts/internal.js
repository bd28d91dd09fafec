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

/** @type {() => string} */
export const questionsTitle = () => isEnglish() ? `Answer questions` : `Vragen beantwoorden`;

/** @type {() => string} */
export const questionsSubtitle = () => isEnglish() ? `The oldest question comes first. Who reads a question and why is in the log of the person.` : `De oudste vraag staat bovenaan. Wie een vraag leest en waarom, staat in het logboek van de persoon.`;

/** @type {(i: { n: number }) => string} */
export const questionCount = (i) => isEnglish() ? plural(i.n, { one: `1 open question`, other: `${counted(i.n)} open questions` }) : plural(i.n, { one: `1 open vraag`, other: `${counted(i.n)} open vragen` });

/** @type {() => string} */
export const noQuestions = () => isEnglish() ? `All questions are answered` : `Alle vragen zijn beantwoord`;

/** @type {() => string} */
export const read = () => isEnglish() ? `Read` : `Lees`;

/** @type {() => string} */
export const toQuestions = () => isEnglish() ? `Back to the questions` : `Terug naar de vragen`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const ofDeclaratie = (i) => isEnglish() ? `Claim ${i.kenmerk}` : `Declaratie ${i.kenmerk}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const ofFactuur = (i) => isEnglish() ? `Invoice ${i.kenmerk}` : `Factuur ${i.kenmerk}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const ofBetaalverzoek = (i) => isEnglish() ? `Payment request ${i.kenmerk}` : `Betaalverzoek ${i.kenmerk}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const ofBudget = (i) => isEnglish() ? `Care usage: ${i.kenmerk}` : `Zorggebruik: ${i.kenmerk}`;

/** @type {() => string} */
export const ofGegevens = () => isEnglish() ? `Details of the person` : `Gegevens van de persoon`;

/** @type {() => string} */
export const ofAnders = () => isEnglish() ? `Something else` : `Iets anders`;

/** @type {(i: { regel: string | number }) => string} */
export const line = (i) => isEnglish() ? `line ${i.regel}` : `regel ${i.regel}`;

/** @type {() => string} */
export const today = () => isEnglish() ? `From today` : `Van vandaag`;

/** @type {(i: { days: number }) => string} */
export const daysOld = (i) => isEnglish() ? plural(i.days, { one: `1 day old`, other: `${counted(i.days)} days old` }) : plural(i.days, { one: `1 dag oud`, other: `${counted(i.days)} dagen oud` });

/** @type {() => string} */
export const late = () => isEnglish() ? `late` : `te laat`;

/** @type {() => string} */
export const asker = () => isEnglish() ? `Asked by` : `Gevraagd door`;

/** @type {() => string} */
export const askedOn = () => isEnglish() ? `Asked on` : `Gevraagd op`;

/** @type {() => string} */
export const budgetOf = () => isEnglish() ? `Care usage of` : `Zorggebruik van`;

/** @type {() => string} */
export const answer = () => isEnglish() ? `Your answer` : `Je antwoord`;

/** @type {(i: { aantal: string | number }) => string} */
export const answerHint = (i) => isEnglish() ? `The person reads this in their messages. Use no more than ${i.aantal} characters.` : `De persoon leest dit bij Berichten. Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const answerEmpty = () => isEnglish() ? `Write an answer.` : `Schrijf een antwoord.`;

/** @type {(i: { tooMuch: number }) => string} */
export const answerTooLong = (i) => isEnglish() ? plural(i.tooMuch, { one: `Your answer is 1 character too long. Make it shorter.`, other: `Your answer is ${counted(i.tooMuch)} characters too long. Make it shorter.` }) : plural(i.tooMuch, { one: `Je antwoord is 1 teken te lang. Maak het korter.`, other: `Je antwoord is ${counted(i.tooMuch)} tekens te lang. Maak het korter.` });

/** @type {() => string} */
export const sendAnswer = () => isEnglish() ? `Send answer` : `Verstuur antwoord`;

/** @type {() => string} */
export const answerSent = () => isEnglish() ? `The answer was sent. The person gets a message.` : `Het antwoord is verstuurd. De persoon krijgt een bericht.`;

/** @type {() => string} */
export const questionGone = () => isEnglish() ? `This question is not there any more. It may have been answered.` : `Deze vraag is er niet meer. Misschien is hij al beantwoord.`;

/** @type {() => string} */
export const questionFailed = () => isEnglish() ? `That does not work now. What you wrote is still here. Try again in a moment.` : `Dat lukt nu niet. Wat je schreef staat er nog. Probeer het zo nog een keer.`;
