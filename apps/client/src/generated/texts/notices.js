/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const notNow = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not now` : `Niet nu`;

/** @type {() => string} */
export const checkTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Is this still right?` : `Klopt dit nog?`;

/** @type {() => string} */
export const checkText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Check your email address and telephone number, so that we can reach you.` : `Kijk of je e-mailadres en telefoonnummer nog kloppen. Dan kunnen we je bereiken.`;

/** @type {() => string} */
export const checkLink = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `View your details` : `Bekijk je gegevens`;

/** @type {() => string} */
export const insuranceTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Does your insurance still suit you?` : `Past je verzekering nog bij je?`;

/** @type {() => string} */
export const insuranceText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You can change your insurance for next year up to and including 31 December.` : `Tot en met 31 december kun je je verzekering voor volgend jaar aanpassen.`;

/** @type {() => string} */
export const insuranceLink = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Do the insurance check` : `Doe de verzekeringscheck`;

/** @type {() => string} */
export const digitalTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `How would you like to get our letters?` : `Hoe wil je onze brieven krijgen?`;

/** @type {() => string} */
export const digitalText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have not chosen yet. For now everything comes by post.` : `Je hebt nog niet gekozen. Nu krijg je alles met de post.`;

/** @type {() => string} */
export const digitalLink = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Choose digital or paper` : `Kies digitaal of papier`;

/** @type {() => string} */
export const familyTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Add someone to your policy?` : `Een gezinslid erbij?`;

/** @type {() => string} */
export const familyConvenience = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your partner and children can join your ZorgGemak policy too.` : `Je partner en kinderen kunnen ook op je ZorgGemak-polis.`;

/** @type {() => string} */
export const familyEmployer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your partner and children can join your employer’s group insurance too.` : `Je partner en kinderen kunnen ook meedoen met het collectief van je werkgever.`;

/** @type {() => string} */
export const familyGroup = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your partner and children can join your group insurance too.` : `Je partner en kinderen kunnen ook meedoen met je collectief.`;

/** @type {() => string} */
export const familyLink = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Add a family member` : `Schrijf een gezinslid bij`;

/** @type {() => string} */
export const newsletterTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Would you like our newsletter?` : `Wil je onze nieuwsbrief?`;

/** @type {() => string} */
export const newsletterText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It is about healthy living and your insurance. You can stop at any time.` : `Daarin lees je over gezond leven en over je verzekering. Je kunt altijd weer stoppen.`;

/** @type {() => string} */
export const newsletterLink = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Choose if you want it` : `Kies of je hem wilt`;

/** @type {() => string} */
export const putAside = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The notice is gone. It comes back when you log in again.` : `De melding is weg. Hij komt terug als je weer inlogt.`;

/** @type {() => string} */
export const putAsideFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot put this notice aside now. Please try again in a moment.` : `De melding wegzetten lukt nu niet. Probeer het zo nog een keer.`;
