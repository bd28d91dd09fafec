/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const offerTitle = () => isEnglish() ? `You can pay your premium in instalments` : `Je kunt je premie in termijnen betalen`;

/** @type {(i: { maanden: string | number }) => string} */
export const offerText = (i) => isEnglish() ? `We offer you a payment arrangement for everything that is open. At ${i.maanden} months of arrears you get a warning.` : `We bieden je een betalingsregeling aan voor alles wat openstaat. Bij ${i.maanden} maanden achterstand krijg je een waarschuwing.`;

/** @type {() => string} */
export const warningTitle = () => isEnglish() ? `Your arrears of premium are becoming too large` : `Je premieachterstand wordt te groot`;

/** @type {(i: { maanden: string | number }) => string} */
export const warningText = (i) => isEnglish() ? `At ${i.maanden} months of arrears we register you with the CAK. You then pay a higher premium. Do you not agree with the arrears? Tell us below, or call, within four weeks.` : `Bij ${i.maanden} maanden achterstand melden we je aan bij het CAK. Dan betaal je een hogere premie. Ben je het niet eens met de achterstand? Laat het ons hieronder weten, of bel, binnen vier weken.`;

/** @type {() => string} */
export const registeredTitle = () => isEnglish() ? `You are registered with the CAK` : `Je bent aangemeld bij het CAK`;

/** @type {() => string} */
export const registeredText = () => isEnglish() ? `From the month after the registration you pay the premium of your basic insurance to the CAK. The premium of your supplementary insurance you pay to us. You stay insured. Once everything is paid, or you agree on an arrangement, we end the registration.` : `De premie van je basisverzekering betaal je vanaf de maand na je aanmelding aan het CAK. De premie van je aanvullende verzekering betaal je aan ons. Je blijft verzekerd. Is alles betaald, of spreek je een regeling af? Dan melden we je af.`;

/** @type {(i: { maanden: number, bedrag: string | number }) => string} */
export const owed = (i) => isEnglish() ? plural(i.maanden, { one: `You have not paid ${counted(i.maanden)} month of premium: ${i.bedrag}.`, other: `You have not paid ${counted(i.maanden)} months of premium: ${i.bedrag}.` }) : plural(i.maanden, { one: `Je hebt ${counted(i.maanden)} maand premie niet betaald: ${i.bedrag}.`, other: `Je hebt ${counted(i.maanden)} maanden premie niet betaald: ${i.bedrag}.` });

/** @type {() => string} */
export const choices = () => isEnglish() ? `Pay what is open below, or choose an arrangement. Do you get debt help? Tell us, then we wait.` : `Betaal hieronder wat openstaat, of kies een regeling. Krijg je schuldhulp? Laat het ons weten, dan wachten we.`;

/** @type {() => string} */
export const askRegeling = () => isEnglish() ? `One arrangement for everything` : `Eén regeling voor alles`;

/** @type {(i: { day: string | number }) => string} */
export const disputed = (i) => isEnglish() ? `Since ${i.day} we are looking into whether these arrears are right. Until you have our answer, no further step follows.` : `Sinds ${i.day} zoeken we uit of deze achterstand klopt. Tot je antwoord hebt, volgt er geen nieuwe stap.`;

/** @type {(i: { day: string | number }) => string} */
export const disputeAnswered = (i) => isEnglish() ? `On ${i.day} we answered whether these arrears are right. Do you not agree with our answer? Then call us.` : `Op ${i.day} hebben we beantwoord of deze achterstand klopt. Ben je het niet eens met ons antwoord? Bel ons dan.`;

/** @type {() => string} */
export const dispute = () => isEnglish() ? `Are these arrears not right?` : `Klopt deze achterstand niet?`;

/** @type {() => string} */
export const disputeLabel = () => isEnglish() ? `What is not right?` : `Wat klopt er niet?`;

/** @type {(i: { aantal: string | number }) => string} */
export const disputeHint = (i) => isEnglish() ? `For example: I already paid on 3 March. Use no more than ${i.aantal} characters.` : `Bijvoorbeeld: ik betaalde op 3 maart al. Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const disputeSend = () => isEnglish() ? `Have it looked into` : `Laat het uitzoeken`;

/** @type {() => string} */
export const disputeEmpty = () => isEnglish() ? `Write down what you think is not right.` : `Schrijf op wat er volgens jou niet klopt.`;

/** @type {(i: { tooMuch: number }) => string} */
export const disputeTooLong = (i) => isEnglish() ? plural(i.tooMuch, { one: `Your text is ${counted(i.tooMuch)} character too long. Make it shorter.`, other: `Your text is ${counted(i.tooMuch)} characters too long. Make it shorter.` }) : plural(i.tooMuch, { one: `Je tekst is ${counted(i.tooMuch)} teken te lang. Maak hem korter.`, other: `Je tekst is ${counted(i.tooMuch)} tekens te lang. Maak hem korter.` });

/** @type {() => string} */
export const disputeFailed = () => isEnglish() ? `Your message was not sent.` : `Je bericht is niet verstuurd.`;

/** @type {() => string} */
export const disputeFailedText = () => isEnglish() ? `What you wrote is still here. Try again, or call us.` : `Wat je schreef staat er nog. Probeer het opnieuw, of bel ons.`;

/** @type {() => string} */
export const disputeChanged = () => isEnglish() ? `Something has changed meanwhile: read above how things stand now. What you wrote is still here. Do you still want to tell us? Then call us.` : `Er is intussen iets veranderd: lees hierboven hoe het nu zit. Wat je schreef staat er nog. Wil je het ons nog laten weten? Bel ons dan.`;
