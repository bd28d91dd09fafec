/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const statusPaid = () => isEnglish() ? `Paid` : `Betaald`;

/** @type {() => string} */
export const statusToPay = () => isEnglish() ? `To be paid by iDEAL` : `Te betalen via iDEAL`;

/** @type {() => string} */
export const statusVerrekening = () => isEnglish() ? `Offset` : `Verrekend`;

/** @type {() => string} */
export const statusToReceive = () => isEnglish() ? `You will receive this` : `Te ontvangen`;

/** @type {() => string} */
export const statusIncassoFailed = () => isEnglish() ? `Direct debit failed - payment request follows` : `Incasso mislukt - betaalverzoek volgt`;

/** @type {() => string} */
export const statusBetaalgemakEnded = () => isEnglish() ? `Betaalgemak ended - payment request follows` : `Betaalgemak beëindigd - betaalverzoek volgt`;

/** @type {() => string} */
export const statusBetalingsregeling = () => isEnglish() ? `Part of a payment arrangement` : `Opgenomen in betalingsregeling`;

/** @type {() => string} */
export const statusSchuldregeling = () => isEnglish() ? `Debt arrangement` : `Schuldregeling`;

/** @type {() => string} */
export const statusHerincasso = () => isEnglish() ? `Second direct debit (will be taken from your account)` : `Herincasso (wordt van uw rekening afgeschreven op)`;

/** @type {(i: { day: string | number }) => string} */
export const statusHerincassoOn = (i) => isEnglish() ? `Second direct debit (will be taken from your account on ${i.day})` : `Herincasso (wordt van uw rekening afgeschreven op ${i.day})`;

/** @type {() => string} */
export const statusAanmaning = () => isEnglish() ? `Final reminder - to be paid by iDEAL` : `Aanmaning - te betalen via iDEAL`;

/** @type {() => string} */
export const statusHerinnering = () => isEnglish() ? `Reminder - to be paid by iDEAL` : `Herinnering - te betalen via iDEAL`;

/** @type {() => string} */
export const statusSeeEindafrekening = () => isEnglish() ? `See final settlement` : `Zie eindafrekening`;

/** @type {() => string} */
export const statusIncassoPlanned = () => isEnglish() ? `Will be debited automatically` : `Wordt automatisch afgeschreven`;

/** @type {(i: { day: string | number }) => string} */
export const statusIncassoPlannedOn = (i) => isEnglish() ? `Will be debited automatically on ${i.day}` : `Wordt automatisch afgeschreven op ${i.day}`;

/** @type {() => string} */
export const nextToReceive = () => isEnglish() ? `We will transfer it to your account. You do not have to do anything.` : `We maken het over naar je rekening. Je hoeft niets te doen.`;

/** @type {() => string} */
export const nextUnknown = () => isEnglish() ? `If you would like to know what to do, call our customer service.` : `Wil je weten wat je moet doen? Bel onze klantenservice.`;

/** @type {() => string} */
export const youGet = () => isEnglish() ? `you get this` : `krijg je`;

/** @type {(i: { bedrag: string | number }) => string} */
export const stillOpen = (i) => isEnglish() ? `${i.bedrag} still open` : `nog ${i.bedrag} open`;

/** @type {() => string} */
export const toReceive = () => isEnglish() ? `You get` : `Je krijgt`;

/** @type {() => string} */
export const toPay = () => isEnglish() ? `To pay` : `Te betalen`;

/** @type {() => string} */
export const total = () => isEnglish() ? `Total` : `Totaal`;

/** @type {() => string} */
export const earlierPaid = () => isEnglish() ? `Already paid or offset` : `Al betaald of verrekend`;

/** @type {() => string} */
export const bundleCaption = () => isEnglish() ? `What is in this payment request` : `Wat er in dit betaalverzoek zit`;

/** @type {() => string} */
export const stillToPay = () => isEnglish() ? `Still to pay` : `Nog te betalen`;

/** @type {() => string} */
export const youGot = () => isEnglish() ? `you got this` : `kreeg je`;

/** @type {(i: { bedrag: string | number }) => string} */
export const youStillGet = (i) => isEnglish() ? `${i.bedrag} still to come` : `je krijgt nog ${i.bedrag}`;

/** @type {() => string} */
export const columnStatus = () => isEnglish() ? `Status` : `Status`;

/** @type {() => string} */
export const tableCaption = () => isEnglish() ? `Invoices, newest first` : `Facturen, de nieuwste eerst`;

/** @type {() => string} */
export const shortBetaalgemakEnded = () => isEnglish() ? `Betaalgemak ended` : `Betaalgemak beëindigd`;

/** @type {() => string} */
export const shortRegeling = () => isEnglish() ? `In arrangement` : `In regeling`;

/** @type {() => string} */
export const shortHerincasso = () => isEnglish() ? `Second debit` : `Herincasso`;

/** @type {() => string} */
export const shortIncassoPlanned = () => isEnglish() ? `Direct debit` : `Wordt afgeschreven`;

/** @type {() => string} */
export const columnFactuur = () => isEnglish() ? `Invoice` : `Factuur`;

/** @type {() => string} */
export const hiddenTitle = () => isEnglish() ? `You do not see some of the care` : `Een deel van de zorg zie je niet`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const debitedOn = (i) => isEnglish() ? `${i.bedrag} will be taken from your account on ${i.day}.` : `${i.bedrag} wordt op ${i.day} van je rekening afgeschreven.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const received = (i) => isEnglish() ? `You get ${i.bedrag} from us.` : `Je krijgt ${i.bedrag} van ons.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const receivedBy = (i) => isEnglish() ? `You get ${i.bedrag} from us, in your account by ${i.day}.` : `Je krijgt ${i.bedrag} van ons, uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const costsLate = (i) => isEnglish() ? `A collection agency may now ask you for ${i.bedrag} more, for all your final reminders together.` : `Een incassobureau kan nu ${i.bedrag} extra van je vragen, voor al je aanmaningen samen.`;

/** @type {(i: { day: string | number }) => string} */
export const checkingLong = (i) => isEnglish() ? `This has been going on since ${i.day}. That is longer than normal. Do you want to know how it stands? Call our customer service.` : `Dat duurt al sinds ${i.day}. Dat is langer dan normaal. Wil je weten hoe het staat? Bel onze klantenservice.`;

/** @type {() => string} */
export const explanationIncassoFailed = () => isEnglish() ? `The direct debit from your account failed. That is why we ask you to pay it yourself.` : `Het afschrijven van je rekening is niet gelukt. Daarom vragen we je om zelf te betalen.`;

/** @type {() => string} */
export const underway = () => isEnglish() ? `Under way` : `Onderweg`;

/** @type {() => string} */
export const paidFor = () => isEnglish() ? `What it is for` : `Waarvoor`;
