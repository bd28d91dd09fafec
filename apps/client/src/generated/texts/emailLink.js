/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Confirm your email address` : `Bevestig je e-mailadres`;

/** @type {() => string} */
export const explanation = () => isEnglish() ? `Did you enter this email address yourself? Then choose Confirm. After that we send our emails there.` : `Heb je dit e-mailadres zelf ingevuld? Kies dan Bevestig. Daarna sturen we onze e-mails erheen.`;

/** @type {() => string} */
export const confirm = () => isEnglish() ? `Confirm` : `Bevestig`;

/** @type {() => string} */
export const notYou = () => isEnglish() ? `Was it not you? Then you do not have to do anything. Close this page.` : `Was jij dit niet? Dan hoef je niets te doen. Sluit deze pagina.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `We could not confirm your address. Please try again in a moment.` : `We konden je adres niet bevestigen. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const bevestigdTitle = () => isEnglish() ? `Your email address is confirmed` : `Je e-mailadres is bevestigd`;

/** @type {() => string} */
export const bevestigd = () => isEnglish() ? `From now on we send our emails to this address.` : `Vanaf nu sturen we onze e-mails naar dit adres.`;

/** @type {() => string} */
export const gebruiktTitle = () => isEnglish() ? `This link has been used already` : `Deze link is al gebruikt`;

/** @type {() => string} */
export const gebruikt = () => isEnglish() ? `A link works once. Under My details you see which email address we use.` : `Een link werkt één keer. Bij Mijn gegevens zie je welk e-mailadres we gebruiken.`;

/** @type {() => string} */
export const verlopenTitle = () => isEnglish() ? `This link does not work any more` : `Deze link werkt niet meer`;

/** @type {() => string} */
export const verlopen = () => isEnglish() ? `A link works for 24 hours, and no longer once another email address was entered after it. Under My details you can have a new link sent.` : `Een link werkt 24 uur, en niet meer als er daarna een ander e-mailadres is ingevuld. Bij Mijn gegevens kun je een nieuwe link laten sturen.`;

/** @type {() => string} */
export const onbekendTitle = () => isEnglish() ? `We do not know this link` : `Deze link kennen we niet`;

/** @type {() => string} */
export const onbekend = () => isEnglish() ? `Perhaps it was not copied whole. Open it as it stands in the email, or have a new one sent under My details.` : `Misschien is hij niet helemaal overgenomen. Open hem zoals hij in de e-mail staat, of laat bij Mijn gegevens een nieuwe sturen.`;

/** @type {() => string} */
export const toDetails = () => isEnglish() ? `Go to My details` : `Ga naar Mijn gegevens`;
