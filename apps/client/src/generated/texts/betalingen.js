/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Payment` : `Betaling`;

/** @type {() => string} */
export const checkOpen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are waiting to hear from your bank.` : `We wachten op bericht van je bank.`;

/** @type {() => string} */
export const checkOpenText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This usually takes a few seconds. This page moves on by itself.` : `Meestal duurt dit een paar seconden. Deze pagina gaat vanzelf verder.`;

/** @type {() => string} */
export const checkOpenLong = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This is taking longer than usual. Check again later.` : `Het duurt langer dan normaal. Kijk straks opnieuw.`;

/** @type {() => string} */
export const lookAgain = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Check again` : `Kijk opnieuw`;

/** @type {() => string} */
export const checkBank = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment is still on its way.` : `Je betaling is nog onderweg.`;

/** @type {() => string} */
export const checkBankText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This can take until the next working day. You can close this page: your invoices show when it has been paid.` : `Soms duurt dit tot de volgende werkdag. Je kunt deze pagina sluiten: bij je facturen zie je wanneer er betaald is.`;

/** @type {() => string} */
export const notPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Did you not pay anything at your bank?` : `Heb je bij je bank niets betaald?`;

/** @type {() => string} */
export const toBetaalverzoek = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Go back to the payment request` : `Ga terug naar het betaalverzoek`;

/** @type {() => string} */
export const unknown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot see your payment right now.` : `We kunnen je betaling nu niet zien.`;

/** @type {() => string} */
export const unknownText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `If you have paid, it will be all right. This page checks again by itself.` : `Heb je betaald? Dan komt dat goed. We kijken vanzelf opnieuw.`;

/** @type {() => string} */
export const unknownLong = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `If you have paid, it will be all right. Check again later.` : `Heb je betaald? Dan komt dat goed. Kijk straks opnieuw.`;

/** @type {() => string} */
export const none = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot find a payment` : `We vinden geen betaling`;

/** @type {() => string} */
export const noneHeading = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Did you just pay?` : `Heb je net betaald?`;

/** @type {() => string} */
export const noneText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Then check your invoices to see whether it worked. Do not pay again.` : `Kijk dan bij je facturen of het gelukt is. Betaal niet opnieuw.`;

/** @type {() => string} */
export const succeeded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment succeeded` : `Je betaling is gelukt`;

/** @type {(i: { bedrag: string | number }) => string} */
export const received = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We have received ${i.bedrag}.` : `We hebben ${i.bedrag} ontvangen.`;

/** @type {() => string} */
export const receivedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Thank you. There is nothing more to do for this payment request.` : `Bedankt. Je hoeft voor dit betaalverzoek niets meer te doen.`;

/** @type {() => string} */
export const failed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment did not succeed` : `Je betaling is niet gelukt`;

/** @type {() => string} */
export const cancelledTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have not paid` : `Je hebt niet betaald`;

/** @type {() => string} */
export const cancelled = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You stopped it yourself; nothing was debited.` : `Je stopte zelf; er is niets afgeschreven.`;

/** @type {() => string} */
export const expired = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Paying took too long.` : `Het betalen duurde te lang.`;

/** @type {() => string} */
export const bankRefuses = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your bank did not carry out the payment.` : `Je bank heeft de betaling niet uitgevoerd.`;

/** @type {() => string} */
export const nothingReceived = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We have not received any money.` : `We hebben geen geld ontvangen.`;

/** @type {() => string} */
export const alreadyPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The payment request has already been paid.` : `Het betaalverzoek is al betaald.`;

/** @type {() => string} */
export const alreadyPaidText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This attempt did not succeed, but you paid the payment request afterwards. There is nothing more to do.` : `Deze poging is niet gelukt, maar je hebt het betaalverzoek daarna betaald. Je hoeft niets meer te doen.`;

/** @type {() => string} */
export const nothingAsked = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `There is nothing left to pay here.` : `Hier hoef je niets meer te betalen.`;

/** @type {() => string} */
export const nothingAskedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your invoices show why.` : `Bij je facturen zie je waarom.`;

/** @type {() => string} */
export const otherBusyText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This attempt did not succeed. Another payment is still being checked.` : `Deze poging is niet gelukt. Een andere betaling wordt nog gecontroleerd.`;

/** @type {() => string} */
export const otherwise = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay in another way` : `Betaal op een andere manier`;

/** @type {() => string} */
export const details = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Details of your payment` : `Gegevens van je betaling`;

/** @type {() => string} */
export const parts = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Payment requests in this payment` : `Betaalverzoeken in deze betaling`;

/** @type {() => string} */
export const toFacturen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `To invoices` : `Naar facturen`;

/** @type {(i: { aantal: string | number }) => string} */
export const receivedSeveral = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Thank you. You have paid ${i.aantal} payment requests. There is nothing more to do for them.` : `Bedankt. Je hebt ${i.aantal} betaalverzoeken betaald. Je hoeft daarvoor niets meer te doen.`;

/** @type {() => string} */
export const paidFor = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For` : `Waarvoor`;

/** @type {(i: { bedrag: string | number }) => string} */
export const comesBack = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get ${i.bedrag} of it back.` : `Daarvan krijg je ${i.bedrag} terug.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const stillOpen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} is still open.` : `Er is nog ${i.bedrag} open.`;

/** @type {() => string} */
export const maybeOpen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Check your invoices to see whether you still have to pay anything.` : `Kijk bij je facturen of je nog iets moet betalen.`;

/** @type {() => string} */
export const asked = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Amount asked` : `Gevraagd bedrag`;

/** @type {() => string} */
export const checkIfPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are checking whether you have paid.` : `We controleren of je hebt betaald.`;

/** @type {() => string} */
export const ifPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Have you paid? Do not pay again.` : `Heb je betaald? Betaal niet opnieuw.`;

/** @type {(i: { day: string | number }) => string} */
export const checkBankLong = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This has been going on since ${i.day}, and that is longer than normal. Do not pay again. Call us if you want to know how it stands.` : `Dat duurt al sinds ${i.day}, en dat is langer dan normaal. Betaal niet opnieuw. Bel ons als je wilt weten hoe het staat.`;
