/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { nummer: string | number, totaal: string | number }) => string} */
export const counter = (i) => isEnglish() ? `Step ${i.nummer} of ${i.totaal}` : `Stap ${i.nummer} van ${i.totaal}`;

/** @type {() => string} */
export const welcomeTitle = () => isEnglish() ? `Welcome` : `Welkom`;

/** @type {(i: { product: string | number }) => string} */
export const welcome = (i) => isEnglish() ? `In ${i.product} you arrange everything about your health insurance. You show your health pass on your phone. You need internet for that.` : `In ${i.product} regel je alles van je zorgverzekering. Je laat je zorgpas zien op je telefoon. Daar heb je internet voor nodig.`;

/** @type {() => string} */
export const submitTitle = () => isEnglish() ? `Claiming made easy` : `Makkelijk declareren`;

/** @type {() => string} */
export const submit = () => isEnglish() ? `Take a photo of your bill and send it in. We read along and tell you at once if anything is missing.` : `Maak een foto van je nota en stuur hem in. We lezen mee en zeggen meteen of er iets ontbreekt.`;

/** @type {() => string} */
export const followTitle = () => isEnglish() ? `See your claim` : `Declaratie bekijken`;

/** @type {() => string} */
export const follow = () => isEnglish() ? `See how far your claim is, what you get back and when. Every amount comes with the reason.` : `Zie hoe ver je declaratie is, wat je terugkrijgt en wanneer. Bij elk bedrag staat waarom.`;

/** @type {() => string} */
export const onward = () => isEnglish() ? `Next` : `Verder`;

/** @type {() => string} */
export const skip = () => isEnglish() ? `Skip` : `Sla over`;

/** @type {() => string} */
export const termsTitle = () => isEnglish() ? `Terms` : `Voorwaarden`;

/** @type {() => string} */
export const termsIntro = () => isEnglish() ? `Read this and accept it. Then you can log in.` : `Lees dit en ga akkoord. Daarna kun je inloggen.`;

/** @type {() => string} */
export const termsOwn = () => isEnglish() ? `You use the app for yourself and for those on your policy. You log in with your own DigiD.` : `Je gebruikt de app voor jezelf en voor wie op jouw polis staat. Je logt in met je eigen DigiD.`;

/** @type {() => string} */
export const termsSafe = () => isEnglish() ? `You keep your phone locked with a code, your finger or your face.` : `Je houdt je telefoon vergrendeld met een code, je vinger of je gezicht.`;

/** @type {() => string} */
export const termsTrue = () => isEnglish() ? `What you send in is true. You keep your bills for a year.` : `Wat je instuurt, klopt. Nota’s bewaar je een jaar.`;

/** @type {() => string} */
export const termsPrivacy = () => isEnglish() ? `We use your details only to carry out your insurance.` : `We gebruiken je gegevens alleen om je verzekering uit te voeren.`;

/** @type {() => string} */
export const privacy = () => isEnglish() ? `Read how we handle your details` : `Lees hoe we met je gegevens omgaan`;

/** @type {() => string} */
export const accept = () => isEnglish() ? `I accept these terms` : `Ik ga akkoord met deze voorwaarden`;
