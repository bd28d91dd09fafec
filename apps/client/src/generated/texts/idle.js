/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Are you still there?` : `Ben je er nog?`;

/** @type {() => string} */
export const explanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have not done anything for a while. For your safety you will be logged out. What you have not sent yet will be lost.` : `Je hebt een tijdje niets gedaan. Voor je veiligheid word je vanzelf uitgelogd. Wat je nog niet hebt verstuurd, raak je dan kwijt.`;

/** @type {(i: { time: string | number }) => string} */
export const left = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.time} left` : `Nog ${i.time}`;

/** @type {() => string} */
export const left120 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will be logged out within two minutes.` : `Binnen twee minuten word je uitgelogd.`;

/** @type {() => string} */
export const left60 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will be logged out within a minute.` : `Binnen een minuut word je uitgelogd.`;

/** @type {() => string} */
export const left30 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will be logged out within 30 seconds.` : `Binnen 30 seconden word je uitgelogd.`;

/** @type {() => string} */
export const left10 = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will be logged out within 10 seconds.` : `Binnen 10 seconden word je uitgelogd.`;

/** @type {() => string} */
export const stay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Stay logged in` : `Blijf ingelogd`;

/** @type {() => string} */
export const failed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `That did not work. Check your internet connection and try again.` : `Dat lukte niet. Controleer je internetverbinding en probeer het opnieuw.`;

/** @type {() => string} */
export const lastTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will be logged out soon` : `Je wordt zo uitgelogd`;

/** @type {() => string} */
export const lastExplanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have been logged in for almost two hours. For your safety it cannot be longer. Send what you are working on now, or it will be lost. Then log in again and you will come back to this page.` : `Je bent bijna twee uur ingelogd. Langer kan voor je veiligheid niet. Verstuur nu waar je mee bezig bent, anders raak je het kwijt. Daarna log je opnieuw in en kom je terug op deze pagina.`;

/** @type {() => string} */
export const goOn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Continue` : `Ga verder`;
