/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Cookies` : `Cookies`;

/** @type {() => string} */
export const banner = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We only use cookies that are needed. We do not track you.` : `Wij gebruiken alleen cookies die nodig zijn. Wij volgen je niet.`;

/** @type {() => string} */
export const failed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This was not saved. Are you online? Please try again.` : `Dit is niet bewaard. Is er internet? Probeer het opnieuw.`;

/** @type {() => string} */
export const more = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `More` : `Meer`;

/** @type {() => string} */
export const necessary = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Only what is needed` : `Alleen noodzakelijk`;

/** @type {() => string} */
export const all = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Allow everything` : `Alles toestaan`;

/** @type {() => string} */
export const subtitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Cookies are small pieces of text that your browser keeps for us. They say nothing about you or your care.` : `Cookies zijn kleine stukjes tekst die je browser voor ons bewaart. Er staat niets in over jou of je zorg.`;

/** @type {() => string} */
export const saved = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your choice is saved.` : `Je keuze is bewaard.`;

/** @type {() => string} */
export const choiceTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your choice` : `Jouw keuze`;

/** @type {() => string} */
export const choiceNone = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have not chosen yet. Until you do, we only use what is needed.` : `Je hebt nog niets gekozen. Tot dan gebruiken wij alleen wat noodzakelijk is.`;

/** @type {() => string} */
export const choiceNecessary = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You chose only what is needed.` : `Je hebt gekozen voor alleen noodzakelijk.`;

/** @type {() => string} */
export const choiceAll = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You allowed everything. At the moment there are only cookies that are needed.` : `Je hebt alles toegestaan. Nu zijn er alleen noodzakelijke cookies.`;

/** @type {() => string} */
export const nothingMore = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `At the moment there are no cookies that track you or measure what you do. With either choice the app works the same.` : `Er zijn nu geen cookies om je te volgen of om te meten wat je doet. Met allebei de keuzes werkt de app hetzelfde.`;

/** @type {() => string} */
export const whatTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What your browser keeps` : `Wat je browser bewaart`;

/** @type {() => string} */
export const login = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Logging in` : `Inloggen`;

/** @type {() => string} */
export const loginText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Until you are logged in, for 10 minutes at most.` : `Tot je bent ingelogd, hoogstens 10 minuten.`;

/** @type {() => string} */
export const session = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `That you are logged in` : `Dat je bent ingelogd`;

/** @type {() => string} */
export const sessionText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Until you log out, do nothing for 15 minutes, or two hours at most.` : `Tot je uitlogt, 15 minuten niets doet, of hoogstens twee uur.`;

/** @type {() => string} */
export const language = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The language you chose` : `De taal die je koos`;

/** @type {() => string} */
export const languageText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Two years. Some browsers keep it for less.` : `Twee jaar. Sommige browsers houden het korter.`;

/** @type {() => string} */
export const consent = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you chose about cookies` : `Wat je over cookies koos`;

/** @type {() => string} */
export const consentText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Two years. Then we ask again.` : `Twee jaar. Daarna vragen wij het opnieuw.`;

/** @type {() => string} */
export const introduction = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `That you saw the introduction and the terms` : `Dat je de uitleg en de voorwaarden zag`;

/** @type {() => string} */
export const introductionText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Only in the app on your phone, two years.` : `Alleen in de app op je telefoon, twee jaar.`;

/** @type {() => string} */
export const aside = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `That you put a notice away` : `Dat je een melding wegklikte`;

/** @type {() => string} */
export const asideText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `So as not to show it for a while.` : `Om die een tijd niet te laten zien.`;

/** @type {() => string} */
export const push = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `That you want notifications on this device` : `Dat je meldingen wilt op dit apparaat`;

/** @type {() => string} */
export const pushText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Until you turn them off or log out.` : `Tot je ze uitzet of uitlogt.`;

/** @type {() => string} */
export const tab = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `How far you were on a page` : `Hoe ver je op een pagina was`;

/** @type {() => string} */
export const tabText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `So that you come back to where you were. Until you log out or close the tab.` : `Zodat je terugkomt waar je was. Tot je uitlogt of het tabblad sluit.`;

/** @type {() => string} */
export const ended = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `When you last logged out` : `Wanneer je het laatst uitlogde`;

/** @type {() => string} */
export const endedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Only the time, so that your other tabs log out too. Until you clear it in your browser.` : `Alleen het tijdstip, zodat je andere tabbladen ook uitloggen. Tot je het wist in je browser.`;

/** @type {() => string} */
export const files = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The app itself` : `De app zelf`;

/** @type {() => string} */
export const filesText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The app’s files, so that it opens faster and can say when there is no internet. Nothing about you.` : `De bestanden van de app, zodat die sneller opent en het zegt als er geen internet is. Niets van jou.`;

/** @type {() => string} */
export const shared = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you shared with the app` : `Wat je met de app deelde`;

/** @type {() => string} */
export const sharedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A file that you share with this app from another app. Until you add it, refuse it or log out, for 15 minutes at most. After that we delete it as soon as you open the app.` : `Een bestand dat je vanuit een andere app met deze app deelt. Tot je het toevoegt, het weigert of uitlogt, hoogstens 15 minuten. Daarna wissen wij het zodra je de app opent.`;

/** @type {() => string} */
export const website = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Read more about cookies on our website` : `Lees meer over cookies op onze website`;
