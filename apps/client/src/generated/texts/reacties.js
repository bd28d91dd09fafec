/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Is something wrong?` : `Klopt dit niet?`;

/** @type {() => string} */
export const explanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ask your question here. You will see the answer on this page.` : `Stel je vraag hier. Je ziet het antwoord op deze pagina.`;

/** @type {() => string} */
export const askQuestion = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ask a question` : `Stel een vraag`;

/** @type {() => string} */
export const aboutWhat = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What is your question about?` : `Waar gaat je vraag over?`;

/** @type {() => string} */
export const wholeDeclaratie = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The whole claim` : `De hele declaratie`;

/** @type {(i: { care: string | number, day: string | number }) => string} */
export const aboutLine = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.care}, ${i.day}` : `${i.care}, ${i.day}`;

/** @type {() => string} */
export const aboutUnknown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A treatment` : `Een behandeling`;

/** @type {(i: { what: string | number }) => string} */
export const about = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `About: ${i.what}` : `Over: ${i.what}`;

/** @type {() => string} */
export const request = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What do you think is wrong?` : `Wat klopt er volgens jou niet?`;

/** @type {(i: { aantal: string | number }) => string} */
export const questionHint = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For example: the amount differs from my bill. Use at most ${i.aantal} characters.` : `Bijvoorbeeld: het bedrag is anders dan op mijn nota. Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const questionEmpty = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Write down what you think is wrong.` : `Schrijf op wat er volgens jou niet klopt.`;

/** @type {(i: { tooMuch: number }) => string} */
export const questionTooLong = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? plural(i.tooMuch, { one: `Your question is 1 character too long. Make it shorter.`, other: `Your question is ${counted(i.tooMuch)} characters too long. Make it shorter.` }) : plural(i.tooMuch, { one: `Je vraag is 1 teken te lang. Maak hem korter.`, other: `Je vraag is ${counted(i.tooMuch)} tekens te lang. Maak hem korter.` });

/** @type {() => string} */
export const send = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Send your question` : `Verstuur je vraag`;

/** @type {() => string} */
export const cancel = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Cancel` : `Toch niet`;

/** @type {() => string} */
export const succeeded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your question was sent.` : `Je vraag is verstuurd.`;

/** @type {() => string} */
export const succeededText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are looking into it. The answer will appear below.` : `Wij zoeken het uit. Het antwoord komt hieronder te staan.`;

/** @type {() => string} */
export const failed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your question was not sent.` : `Je vraag is niet verstuurd.`;

/** @type {() => string} */
export const failedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you wrote is still there. Try again.` : `Wat je schreef staat er nog. Probeer het opnieuw.`;

/** @type {() => string} */
export const occupied = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You already asked a question about this.` : `Hierover heb je al een vraag gesteld.`;

/** @type {() => string} */
export const conflictText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Please wait for that answer. Then you can ask again.` : `Wacht het antwoord daarop even af. Daarna kun je weer een vraag stellen.`;

/** @type {() => string} */
export const laterAgain = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You can ask another question as soon as this one is answered.` : `Zodra je antwoord hebt, kun je weer een vraag stellen.`;

/** @type {() => string} */
export const yourQuestions = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your questions` : `Je vragen`;

/** @type {(i: { day: string | number }) => string} */
export const asked = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Asked on ${i.day}` : `Gesteld op ${i.day}`;

/** @type {() => string} */
export const answer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Our answer` : `Ons antwoord`;

/** @type {(i: { day: string | number }) => string} */
export const answeredOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Our answer of ${i.day}` : `Ons antwoord van ${i.day}`;

/** @type {() => string} */
export const sent = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Sent` : `Verstuurd`;

/** @type {() => string} */
export const inProgress = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Being looked at` : `Wordt bekeken`;

/** @type {() => string} */
export const answered = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Answered` : `Beantwoord`;

/** @type {() => string} */
export const forwarded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Passed on` : `Doorgestuurd`;

/** @type {() => string} */
export const forwardedTo = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Passed on to a member of our staff` : `Doorgestuurd aan een medewerker`;

/** @type {() => string} */
export const afterSent = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We have received your question and will look at it shortly.` : `Wij hebben je vraag ontvangen en kijken er zo naar.`;

/** @type {() => string} */
export const afterInProgress = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are looking into it. The answer will appear here.` : `Wij zoeken het uit. Het antwoord komt hier te staan.`;

/** @type {() => string} */
export const newAnswer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your question has been answered.` : `Er is een antwoord op je vraag.`;

/** @type {() => string} */
export const newlyForwarded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your question was passed on to a member of our staff.` : `Je vraag is doorgestuurd aan een medewerker.`;

/** @type {() => string} */
export const disagree = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Do you disagree with our decision?` : `Niet eens met ons besluit?`;

/** @type {() => string} */
export const disagreeText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ask a question above and write that you want us to look at our decision again. You will have an answer within 6 weeks. Do you still disagree after that? Then you can go to the SKGZ, the Dutch foundation for health insurance complaints and disputes. It looks at your complaint independently.` : `Stel dan hierboven een vraag en schrijf dat je wilt dat we ons besluit opnieuw bekijken. Je krijgt binnen 6 weken antwoord. Ben je het daarna nog niet met ons eens? Dan kun je naar de Stichting Klachten en Geschillen Zorgverzekeringen (SKGZ). Die kijkt onafhankelijk naar je klacht.`;
