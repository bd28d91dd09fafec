/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const notNow = () => isEnglish() ? `Not now` : `Niet nu`;

/** @type {() => string} */
export const checkTitle = () => isEnglish() ? `Is this still right?` : `Klopt dit nog?`;

/** @type {() => string} */
export const checkText = () => isEnglish() ? `Check your email address and telephone number, so that we can reach you.` : `Kijk of je e-mailadres en telefoonnummer nog kloppen. Dan kunnen we je bereiken.`;

/** @type {() => string} */
export const checkLink = () => isEnglish() ? `View your details` : `Bekijk je gegevens`;

/** @type {() => string} */
export const insuranceTitle = () => isEnglish() ? `Does your insurance still suit you?` : `Past je verzekering nog bij je?`;

/** @type {() => string} */
export const insuranceText = () => isEnglish() ? `You can change it for next year until 31 December.` : `Je kunt hem tot en met 31 december aanpassen voor volgend jaar.`;

/** @type {() => string} */
export const insuranceLink = () => isEnglish() ? `Do the insurance check` : `Doe de verzekeringscheck`;

/** @type {() => string} */
export const digitalTitle = () => isEnglish() ? `How would you like to get our letters?` : `Hoe wil je onze brieven krijgen?`;

/** @type {() => string} */
export const digitalText = () => isEnglish() ? `Now you get everything by post.` : `Nu krijg je alles met de post.`;

/** @type {() => string} */
export const digitalLink = () => isEnglish() ? `Choose digital or paper` : `Kies digitaal of papier`;

/** @type {() => string} */
export const familyTitle = () => isEnglish() ? `Add someone to your policy?` : `Een gezinslid erbij?`;

/** @type {() => string} */
export const familyConvenience = () => isEnglish() ? `Your partner and children can join your ZorgGemak policy too.` : `Je partner en kinderen kunnen ook op je ZorgGemak-polis.`;

/** @type {() => string} */
export const familyEmployer = () => isEnglish() ? `Your partner and children can join your employer’s group insurance too.` : `Je partner en kinderen kunnen ook meedoen met het collectief van je werkgever.`;

/** @type {() => string} */
export const familyGroup = () => isEnglish() ? `Your partner and children can join your group insurance too.` : `Je partner en kinderen kunnen ook meedoen met je collectief.`;

/** @type {() => string} */
export const familyLink = () => isEnglish() ? `Add a family member` : `Schrijf een gezinslid bij`;

/** @type {() => string} */
export const newsletterTitle = () => isEnglish() ? `Would you like our newsletter?` : `Wil je onze nieuwsbrief?`;

/** @type {() => string} */
export const newsletterText = () => isEnglish() ? `It is about healthy living and your insurance. You can stop at any time.` : `Daarin lees je over gezond leven en over je verzekering. Je kunt altijd weer stoppen.`;

/** @type {() => string} */
export const newsletterLink = () => isEnglish() ? `Choose if you want it` : `Kies of je hem wilt`;

/** @type {() => string} */
export const putAside = () => isEnglish() ? `The notice is gone. It comes back when you log in again.` : `De melding is weg. Hij komt terug als je weer inlogt.`;

/** @type {() => string} */
export const putAsideFailed = () => isEnglish() ? `We cannot put this notice aside now. Please try again in a moment.` : `De melding wegzetten lukt nu niet. Probeer het zo nog een keer.`;
