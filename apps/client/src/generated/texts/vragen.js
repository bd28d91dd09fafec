/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const about = () => isEnglish() ? `About:` : `Over:`;

/** @type {(i: { nummer: string | number }) => string} */
export const aboutDeclaratie = (i) => isEnglish() ? `Claim ${i.nummer}` : `Declaratie ${i.nummer}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const aboutFactuur = (i) => isEnglish() ? `Invoice ${i.kenmerk}` : `Factuur ${i.kenmerk}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const aboutBetaalverzoek = (i) => isEnglish() ? `Payment request ${i.kenmerk}` : `Betaalverzoek ${i.kenmerk}`;

/** @type {(i: { zorg: string | number }) => string} */
export const aboutBudget = (i) => isEnglish() ? `Care usage: ${i.zorg}` : `Zorggebruik: ${i.zorg}`;

/** @type {() => string} */
export const aboutGegevens = () => isEnglish() ? `My details` : `Mijn gegevens`;

/** @type {() => string} */
export const aboutAnders = () => isEnglish() ? `Something else` : `Iets anders`;

/** @type {() => string} */
export const subject = () => isEnglish() ? `What is your question about?` : `Waar gaat je vraag over?`;

/** @type {() => string} */
export const text = () => isEnglish() ? `Your question` : `Je vraag`;

/** @type {(i: { aantal: string | number }) => string} */
export const textHint = (i) => isEnglish() ? `Use no more than ${i.aantal} characters.` : `Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const textEmpty = () => isEnglish() ? `Write down what you want to ask.` : `Schrijf op wat je wilt vragen.`;

/** @type {(i: { tooMuch: number }) => string} */
export const textTooLong = (i) => isEnglish() ? plural(i.tooMuch, { one: `Your question is 1 character too long. Make it shorter.`, other: `Your question is ${counted(i.tooMuch)} characters too long. Make it shorter.` }) : plural(i.tooMuch, { one: `Je vraag is 1 teken te lang. Maak hem korter.`, other: `Je vraag is ${counted(i.tooMuch)} tekens te lang. Maak hem korter.` });

/** @type {(i: { dagen: string | number }) => string} */
export const when = (i) => isEnglish() ? `You get an answer within ${i.dagen} working days. You find it in your messages.` : `Je hebt binnen ${i.dagen} werkdagen antwoord. Het staat dan bij je berichten.`;

/** @type {() => string} */
export const send = () => isEnglish() ? `Send your question` : `Verstuur je vraag`;

/** @type {() => string} */
export const failedTitle = () => isEnglish() ? `Your question was not sent.` : `Je vraag is niet verstuurd.`;

/** @type {() => string} */
export const failedText = () => isEnglish() ? `What you wrote is still here. Try again.` : `Wat je schreef staat er nog. Probeer het opnieuw.`;

/** @type {() => string} */
export const missingTitle = () => isEnglish() ? `You cannot ask a question about this.` : `Hierover kun je geen vraag stellen.`;

/** @type {() => string} */
export const missingText = () => isEnglish() ? `It does not exist, or you may not see it. What you wrote is still here.` : `Dit is er niet, of je mag het niet zien. Wat je schreef staat er nog.`;

/** @type {() => string} */
export const conflictTitle = () => isEnglish() ? `Your previous question was sent.` : `Je vorige vraag is al verstuurd.`;

/** @type {() => string} */
export const conflictText = () => isEnglish() ? `You find it among your questions. Is this another question? Then send it once more.` : `Je vindt hem bij je vragen. Is dit een andere vraag? Verstuur hem dan nog een keer.`;

/** @type {() => string} */
export const closedTitle = () => isEnglish() ? `You cannot ask a question here.` : `Hier kun je geen vraag stellen.`;

/** @type {() => string} */
export const none = () => isEnglish() ? `You have not asked a question yet` : `Je hebt nog geen vraag gesteld`;

/** @type {() => string} */
export const noneText = () => isEnglish() ? `Your questions and our answers will be here.` : `Je vragen en onze antwoorden komen hier te staan.`;

/** @type {() => string} */
export const listFailed = () => isEnglish() ? `We cannot show your questions now.` : `We kunnen je vragen nu niet laten zien.`;

/** @type {(i: { day: string | number }) => string} */
export const askedOn = (i) => isEnglish() ? `Asked on ${i.day}` : `Gesteld op ${i.day}`;

/** @type {() => string} */
export const sent = () => isEnglish() ? `Sent` : `Verstuurd`;

/** @type {() => string} */
export const inProgress = () => isEnglish() ? `In progress` : `Wordt bekeken`;

/** @type {() => string} */
export const answered = () => isEnglish() ? `Answered` : `Beantwoord`;

/** @type {(i: { day: string | number }) => string} */
export const answeredOn = (i) => isEnglish() ? `Our answer of ${i.day}` : `Ons antwoord van ${i.day}`;

/** @type {() => string} */
export const forwarded = () => isEnglish() ? `Forwarded to a member of staff` : `Doorgestuurd aan een medewerker`;

/** @type {(i: { day: string | number }) => string} */
export const answerBy = (i) => isEnglish() ? `You get an answer by ${i.day}.` : `Je hebt uiterlijk op ${i.day} antwoord.`;

/** @type {() => string} */
export const soon = () => isEnglish() ? `We will look at it soon. The answer will be here.` : `We kijken er zo naar. Het antwoord komt hier te staan.`;

/** @type {() => string} */
export const sentTitle = () => isEnglish() ? `Your question was sent.` : `Je vraag is verstuurd.`;

/** @type {(i: { day: string | number }) => string} */
export const sentBy = (i) => isEnglish() ? `You get an answer by ${i.day}. You find it here and in your messages.` : `Je hebt uiterlijk op ${i.day} antwoord. Het staat dan hier en bij je berichten.`;

/** @type {() => string} */
export const sentText = () => isEnglish() ? `The answer will be here.` : `Het antwoord komt hier te staan.`;

/** @type {() => string} */
export const aboutWithdrawn = () => isEnglish() ? `A withdrawn claim` : `Een ingetrokken declaratie`;
