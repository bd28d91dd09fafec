/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Is something wrong?` : `Klopt dit niet?`;

/** @type {() => string} */
export const explanation = () => isEnglish() ? `The answer will be on this page.` : `Het antwoord komt op deze pagina.`;

/** @type {() => string} */
export const askQuestion = () => isEnglish() ? `Ask a question` : `Stel een vraag`;

/** @type {() => string} */
export const aboutWhat = () => isEnglish() ? `What is your question about?` : `Waar gaat je vraag over?`;

/** @type {() => string} */
export const wholeDeclaratie = () => isEnglish() ? `The whole claim` : `De hele declaratie`;

/** @type {(i: { care: string | number, day: string | number }) => string} */
export const aboutLine = (i) => isEnglish() ? `${i.care}, ${i.day}` : `${i.care}, ${i.day}`;

/** @type {() => string} */
export const aboutUnknown = () => isEnglish() ? `A treatment` : `Een behandeling`;

/** @type {(i: { what: string | number }) => string} */
export const about = (i) => isEnglish() ? `About: ${i.what}` : `Over: ${i.what}`;

/** @type {() => string} */
export const request = () => isEnglish() ? `What do you think is wrong?` : `Wat klopt er volgens jou niet?`;

/** @type {(i: { aantal: string | number }) => string} */
export const questionHint = (i) => isEnglish() ? `For example: the amount differs from my bill. Use at most ${i.aantal} characters.` : `Bijvoorbeeld: het bedrag is anders dan op mijn nota. Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const questionEmpty = () => isEnglish() ? `Write down what you think is wrong.` : `Schrijf op wat er volgens jou niet klopt.`;

/** @type {(i: { tooMuch: number }) => string} */
export const questionTooLong = (i) => isEnglish() ? plural(i.tooMuch, { one: `Your question is 1 character too long. Make it shorter.`, other: `Your question is ${counted(i.tooMuch)} characters too long. Make it shorter.` }) : plural(i.tooMuch, { one: `Je vraag is 1 teken te lang. Maak hem korter.`, other: `Je vraag is ${counted(i.tooMuch)} tekens te lang. Maak hem korter.` });

/** @type {() => string} */
export const send = () => isEnglish() ? `Send your question` : `Verstuur je vraag`;

/** @type {() => string} */
export const cancel = () => isEnglish() ? `Cancel` : `Toch niet`;

/** @type {() => string} */
export const succeeded = () => isEnglish() ? `Your question was sent.` : `Je vraag is verstuurd.`;

/** @type {() => string} */
export const succeededText = () => isEnglish() ? `The answer will be below.` : `Het antwoord komt hieronder te staan.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `Your question was not sent.` : `Je vraag is niet verstuurd.`;

/** @type {() => string} */
export const failedText = () => isEnglish() ? `What you wrote is still there. Try again.` : `Wat je schreef staat er nog. Probeer het opnieuw.`;

/** @type {() => string} */
export const occupied = () => isEnglish() ? `You already asked a question about this.` : `Hierover heb je al een vraag gesteld.`;

/** @type {() => string} */
export const conflictText = () => isEnglish() ? `Please wait for that answer. Then you can ask again.` : `Wacht het antwoord daarop even af. Daarna kun je weer een vraag stellen.`;

/** @type {() => string} */
export const laterAgain = () => isEnglish() ? `You can ask another question as soon as this one is answered.` : `Zodra je antwoord hebt, kun je weer een vraag stellen.`;

/** @type {() => string} */
export const yourQuestions = () => isEnglish() ? `Your questions` : `Je vragen`;

/** @type {(i: { day: string | number }) => string} */
export const asked = (i) => isEnglish() ? `Asked on ${i.day}` : `Gesteld op ${i.day}`;

/** @type {() => string} */
export const answer = () => isEnglish() ? `Our answer` : `Ons antwoord`;

/** @type {(i: { day: string | number }) => string} */
export const answeredOn = (i) => isEnglish() ? `Our answer of ${i.day}` : `Ons antwoord van ${i.day}`;

/** @type {() => string} */
export const sent = () => isEnglish() ? `Sent` : `Verstuurd`;

/** @type {() => string} */
export const inProgress = () => isEnglish() ? `Being looked at` : `Wordt bekeken`;

/** @type {() => string} */
export const answered = () => isEnglish() ? `Answered` : `Beantwoord`;

/** @type {() => string} */
export const forwarded = () => isEnglish() ? `Passed on` : `Doorgestuurd`;

/** @type {() => string} */
export const forwardedTo = () => isEnglish() ? `Passed on to a member of our staff` : `Doorgestuurd aan een medewerker`;

/** @type {() => string} */
export const afterSent = () => isEnglish() ? `We have received your question and will look at it shortly.` : `We hebben je vraag ontvangen en kijken er zo naar.`;

/** @type {() => string} */
export const afterInProgress = () => isEnglish() ? `We are looking into it. The answer will appear here.` : `We zoeken het uit. Het antwoord komt hier te staan.`;

/** @type {() => string} */
export const newAnswer = () => isEnglish() ? `Your question has been answered.` : `Er is een antwoord op je vraag.`;

/** @type {() => string} */
export const newlyForwarded = () => isEnglish() ? `Your question was passed on to a member of our staff.` : `Je vraag is doorgestuurd aan een medewerker.`;

/** @type {() => string} */
export const disagree = () => isEnglish() ? `Do you disagree with our decision?` : `Niet eens met ons besluit?`;

/** @type {() => string} */
export const disagreeText = () => isEnglish() ? `Ask above that we look at our decision again. You get an answer within 6 weeks. After that you can go to the Stichting Klachten en Geschillen Zorgverzekeringen (SKGZ), which looks at your complaint independently.` : `Vraag dan hierboven of we ons besluit opnieuw bekijken. Je krijgt binnen 6 weken antwoord. Daarna kun je naar de Stichting Klachten en Geschillen Zorgverzekeringen (SKGZ), die onafhankelijk naar je klacht kijkt.`;
