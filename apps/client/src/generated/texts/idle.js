/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Are you still there?` : `Ben je er nog?`;

/** @type {() => string} */
export const explanation = () => isEnglish() ? `You have not done anything for a while. For your safety you will be logged out. What you have not sent yet will be lost.` : `Je hebt een tijdje niets gedaan. Voor je veiligheid word je vanzelf uitgelogd. Wat je nog niet hebt verstuurd, raak je dan kwijt.`;

/** @type {(i: { time: string | number }) => string} */
export const left = (i) => isEnglish() ? `${i.time} left` : `Nog ${i.time}`;

/** @type {() => string} */
export const left120 = () => isEnglish() ? `You will be logged out within two minutes.` : `Binnen twee minuten word je uitgelogd.`;

/** @type {() => string} */
export const left60 = () => isEnglish() ? `You will be logged out within a minute.` : `Binnen een minuut word je uitgelogd.`;

/** @type {() => string} */
export const left30 = () => isEnglish() ? `You will be logged out within 30 seconds.` : `Binnen 30 seconden word je uitgelogd.`;

/** @type {() => string} */
export const left10 = () => isEnglish() ? `You will be logged out within 10 seconds.` : `Binnen 10 seconden word je uitgelogd.`;

/** @type {() => string} */
export const stay = () => isEnglish() ? `Stay logged in` : `Blijf ingelogd`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `That did not work. Check your internet connection and try again.` : `Dat lukte niet. Controleer je internetverbinding en probeer het opnieuw.`;

/** @type {() => string} */
export const lastTitle = () => isEnglish() ? `You will be logged out soon` : `Je wordt zo uitgelogd`;

/** @type {() => string} */
export const lastExplanation = () => isEnglish() ? `You have been logged in for almost two hours. For your safety it cannot be longer. Send what you are working on now, or it will be lost. Then log in again and you will come back to this page.` : `Je bent bijna twee uur ingelogd. Langer kan voor je veiligheid niet. Verstuur nu waar je mee bezig bent, anders raak je het kwijt. Daarna log je opnieuw in en kom je terug op deze pagina.`;

/** @type {() => string} */
export const goOn = () => isEnglish() ? `Continue` : `Ga verder`;
