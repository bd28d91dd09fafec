/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `You are no longer logged in` : `Je bent niet meer ingelogd`;

/** @type {() => string} */
export const text = () => isEnglish() ? `What you filled in is still here. Log in again in the new tab. Then come back here and try again.` : `Wat je hebt ingevuld staat hier nog. Log opnieuw in via het nieuwe tabblad. Kom daarna hier terug en probeer het opnieuw.`;

/** @type {() => string} */
export const loginInNewTab = () => isEnglish() ? `Log in (opens a new tab)` : `Log in (opent een nieuw tabblad)`;

/** @type {() => string} */
export const earlierTitle = () => isEnglish() ? `This has not been sent yet` : `Dit is nog niet verstuurd`;

/** @type {() => string} */
export const earlierText = () => isEnglish() ? `You logged in again meanwhile. What you filled in is still here. Check it and send it once more.` : `Je bent intussen opnieuw ingelogd. Wat je hebt ingevuld staat hier nog. Kijk het na en verstuur het nog een keer.`;

/** @type {() => string} */
export const earlierFiles = () => isEnglish() ? `Choose the files that you had added again.` : `Kies de bestanden die je had toegevoegd opnieuw.`;
