/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const statusPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Paid` : `Betaald`;

/** @type {() => string} */
export const statusToPay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `To be paid by iDEAL` : `Te betalen via iDEAL`;

/** @type {() => string} */
export const statusVerrekening = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Offset` : `Verrekend`;

/** @type {() => string} */
export const statusToReceive = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will receive this` : `Te ontvangen`;

/** @type {() => string} */
export const statusIncassoFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Direct debit failed - payment request follows` : `Incasso mislukt - betaalverzoek volgt`;

/** @type {() => string} */
export const statusBetaalgemakEnded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Betaalgemak ended - payment request follows` : `Betaalgemak beëindigd - betaalverzoek volgt`;

/** @type {() => string} */
export const statusBetalingsregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Part of a payment arrangement` : `Opgenomen in betalingsregeling`;

/** @type {() => string} */
export const statusSchuldregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Debt arrangement` : `Schuldregeling`;

/** @type {() => string} */
export const statusHerincasso = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Second direct debit (will be taken from your account)` : `Herincasso (wordt van uw rekening afgeschreven op)`;

/** @type {(i: { day: string | number }) => string} */
export const statusHerincassoOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Second direct debit (will be taken from your account on ${i.day})` : `Herincasso (wordt van uw rekening afgeschreven op ${i.day})`;

/** @type {() => string} */
export const statusAanmaning = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Final reminder - to be paid by iDEAL` : `Aanmaning - te betalen via iDEAL`;

/** @type {() => string} */
export const statusHerinnering = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reminder - to be paid by iDEAL` : `Herinnering - te betalen via iDEAL`;

/** @type {() => string} */
export const statusSeeEindafrekening = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `See final settlement` : `Zie eindafrekening`;

/** @type {() => string} */
export const statusIncassoPlanned = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Will be debited automatically` : `Wordt automatisch afgeschreven`;

/** @type {(i: { day: string | number }) => string} */
export const statusIncassoPlannedOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Will be debited automatically on ${i.day}` : `Wordt automatisch afgeschreven op ${i.day}`;

/** @type {() => string} */
export const nextToReceive = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We will transfer it to your account. You do not have to do anything.` : `Wij maken het over naar je rekening. Je hoeft niets te doen.`;

/** @type {() => string} */
export const nextUnknown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `If you would like to know what to do, call our customer service.` : `Wil je weten wat je moet doen? Bel onze klantenservice.`;

/** @type {() => string} */
export const youGet = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `you get this` : `krijg je`;

/** @type {(i: { bedrag: string | number }) => string} */
export const stillOpen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} still open` : `nog ${i.bedrag} open`;

/** @type {() => string} */
export const toReceive = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get` : `Je krijgt`;

/** @type {() => string} */
export const toPay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `To pay` : `Te betalen`;

/** @type {() => string} */
export const total = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Total` : `Totaal`;

/** @type {() => string} */
export const earlierPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Already paid or offset` : `Al betaald of verrekend`;

/** @type {() => string} */
export const bundleCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What is in this payment request` : `Wat er in dit betaalverzoek zit`;

/** @type {() => string} */
export const stillToPay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Still to pay` : `Nog te betalen`;

/** @type {() => string} */
export const youGot = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `you got this` : `kreeg je`;

/** @type {(i: { bedrag: string | number }) => string} */
export const youStillGet = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} still to come` : `je krijgt nog ${i.bedrag}`;

/** @type {() => string} */
export const columnStatus = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Status` : `Status`;

/** @type {() => string} */
export const tableCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Invoices, newest first` : `Facturen, de nieuwste eerst`;

/** @type {() => string} */
export const shortBetaalgemakEnded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Betaalgemak ended` : `Betaalgemak beëindigd`;

/** @type {() => string} */
export const shortRegeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `In arrangement` : `In regeling`;

/** @type {() => string} */
export const shortHerincasso = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Second debit` : `Herincasso`;

/** @type {() => string} */
export const shortIncassoPlanned = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Direct debit` : `Wordt afgeschreven`;

/** @type {() => string} */
export const columnFactuur = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Invoice` : `Factuur`;

/** @type {() => string} */
export const hiddenTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not see some of the care` : `Een deel van de zorg zie je niet`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const debitedOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} will be taken from your account on ${i.day}.` : `${i.bedrag} wordt op ${i.day} van je rekening afgeschreven.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const received = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get ${i.bedrag} from us.` : `Je krijgt ${i.bedrag} van ons.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const receivedBy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get ${i.bedrag} from us, in your account by ${i.day}.` : `Je krijgt ${i.bedrag} van ons, uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const costsLate = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A collection agency may now ask you for ${i.bedrag} more, for all your final reminders together.` : `Een incassobureau kan nu ${i.bedrag} extra van je vragen, voor al je aanmaningen samen.`;

/** @type {(i: { day: string | number }) => string} */
export const checkingLong = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This has been going on since ${i.day}. That is longer than normal. Do you want to know how it stands? Call our customer service.` : `Dat duurt al sinds ${i.day}. Dat is langer dan normaal. Wil je weten hoe het staat? Bel onze klantenservice.`;

/** @type {() => string} */
export const explanationIncassoFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The direct debit from your account failed. That is why we ask you to pay it yourself.` : `Het afschrijven van je rekening is niet gelukt. Daarom vragen we je om zelf te betalen.`;
