/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Cookies` : `Cookies`;

/** @type {() => string} */
export const banner = () => isEnglish() ? `We only use cookies that are necessary.` : `We gebruiken alleen cookies die nodig zijn.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `This was not saved. Are you online? Please try again.` : `Dit is niet bewaard. Is er internet? Probeer het opnieuw.`;

/** @type {() => string} */
export const more = () => isEnglish() ? `More` : `Meer`;

/** @type {() => string} */
export const necessary = () => isEnglish() ? `Only what is needed` : `Alleen noodzakelijk`;

/** @type {() => string} */
export const all = () => isEnglish() ? `Allow everything` : `Alles toestaan`;

/** @type {() => string} */
export const subtitle = () => isEnglish() ? `Small pieces of text that your browser keeps for us, with nothing about you or your care.` : `Kleine stukjes tekst die je browser voor ons bewaart, zonder iets over jou of je zorg.`;

/** @type {() => string} */
export const saved = () => isEnglish() ? `Your choice is saved.` : `Je keuze is bewaard.`;

/** @type {() => string} */
export const choiceTitle = () => isEnglish() ? `Your choice` : `Jouw keuze`;

/** @type {() => string} */
export const choiceNone = () => isEnglish() ? `You have not chosen yet. Until you do, we only use what is needed.` : `Je hebt nog niets gekozen. Tot dan gebruiken we alleen wat noodzakelijk is.`;

/** @type {() => string} */
export const choiceNecessary = () => isEnglish() ? `You chose only what is needed.` : `Je hebt gekozen voor alleen noodzakelijk.`;

/** @type {() => string} */
export const choiceAll = () => isEnglish() ? `You allowed everything. At the moment there are only cookies that are needed.` : `Je hebt alles toegestaan. Nu zijn er alleen noodzakelijke cookies.`;

/** @type {() => string} */
export const nothingMore = () => isEnglish() ? `At the moment there are no cookies that track or measure you. The app works the same with either choice.` : `Er zijn nu geen cookies om je te volgen of te meten. De app werkt met beide keuzes hetzelfde.`;

/** @type {() => string} */
export const whatTitle = () => isEnglish() ? `What your browser keeps` : `Wat je browser bewaart`;

/** @type {() => string} */
export const login = () => isEnglish() ? `Logging in` : `Inloggen`;

/** @type {() => string} */
export const loginText = () => isEnglish() ? `10 minutes at most.` : `Hoogstens 10 minuten.`;

/** @type {() => string} */
export const session = () => isEnglish() ? `That you are logged in` : `Dat je bent ingelogd`;

/** @type {() => string} */
export const sessionText = () => isEnglish() ? `Until you log out, do nothing for 15 minutes, or two hours at most.` : `Tot je uitlogt, 15 minuten niets doet, of hoogstens twee uur.`;

/** @type {() => string} */
export const language = () => isEnglish() ? `The language you chose` : `De taal die je koos`;

/** @type {() => string} */
export const languageText = () => isEnglish() ? `Two years at most.` : `Hoogstens twee jaar.`;

/** @type {() => string} */
export const consent = () => isEnglish() ? `What you chose about cookies` : `Wat je over cookies koos`;

/** @type {() => string} */
export const consentText = () => isEnglish() ? `Two years. Then we ask again.` : `Twee jaar. Dan vragen we het opnieuw.`;

/** @type {() => string} */
export const introduction = () => isEnglish() ? `That you saw the introduction and the terms` : `Dat je de uitleg en de voorwaarden zag`;

/** @type {() => string} */
export const introductionText = () => isEnglish() ? `Only in the app on your phone, two years.` : `Alleen in de app op je telefoon, twee jaar.`;

/** @type {() => string} */
export const aside = () => isEnglish() ? `That you put a notice away` : `Dat je een melding wegklikte`;

/** @type {() => string} */
export const asideText = () => isEnglish() ? `So as not to show it for a while.` : `Om die een tijd niet te laten zien.`;

/** @type {() => string} */
export const push = () => isEnglish() ? `That you want notifications on this device` : `Dat je meldingen wilt op dit apparaat`;

/** @type {() => string} */
export const pushText = () => isEnglish() ? `Until you turn them off or log out.` : `Tot je ze uitzet of uitlogt.`;

/** @type {() => string} */
export const tab = () => isEnglish() ? `How far you were on a page` : `Hoe ver je op een pagina was`;

/** @type {() => string} */
export const tabText = () => isEnglish() ? `Until you log out or close the tab.` : `Tot je uitlogt of het tabblad sluit.`;

/** @type {() => string} */
export const ended = () => isEnglish() ? `When you last logged out` : `Wanneer je het laatst uitlogde`;

/** @type {() => string} */
export const endedText = () => isEnglish() ? `So that your other tabs log out too. Until you clear it in your browser.` : `Zodat je andere tabbladen ook uitloggen. Tot je het wist in je browser.`;

/** @type {() => string} */
export const files = () => isEnglish() ? `The app itself` : `De app zelf`;

/** @type {() => string} */
export const filesText = () => isEnglish() ? `So that the app opens fast and can say when there is no internet. Nothing about you.` : `Zodat de app snel opent, en het zegt als er geen internet is. Niets van jou.`;

/** @type {() => string} */
export const shared = () => isEnglish() ? `What you shared with the app` : `Wat je met de app deelde`;

/** @type {() => string} */
export const sharedText = () => isEnglish() ? `Until you add it, refuse it or log out. After 15 minutes we delete it as soon as you open the app.` : `Tot je het toevoegt, weigert of uitlogt. Na 15 minuten wissen we het zodra je de app opent.`;

/** @type {() => string} */
export const website = () => isEnglish() ? `Read more about cookies on our website` : `Lees meer over cookies op onze website`;
