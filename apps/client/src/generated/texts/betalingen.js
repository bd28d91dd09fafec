/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `Payment` : `Betaling`;

/** @type {() => string} */
export const checkOpen = () => isEnglish() ? `We are waiting to hear from your bank.` : `We wachten op bericht van je bank.`;

/** @type {() => string} */
export const checkOpenText = () => isEnglish() ? `This usually takes a few seconds. This page moves on by itself.` : `Meestal duurt dit een paar seconden. Deze pagina gaat vanzelf verder.`;

/** @type {() => string} */
export const checkOpenLong = () => isEnglish() ? `This is taking longer than usual. Check again later.` : `Het duurt langer dan normaal. Kijk straks opnieuw.`;

/** @type {() => string} */
export const lookAgain = () => isEnglish() ? `Check again` : `Kijk opnieuw`;

/** @type {() => string} */
export const checkBank = () => isEnglish() ? `Your payment is still on its way.` : `Je betaling is nog onderweg.`;

/** @type {() => string} */
export const checkBankText = () => isEnglish() ? `This can take until the next working day. You can close this page: your invoices show when it has been paid.` : `Soms duurt dit tot de volgende werkdag. Je kunt deze pagina sluiten: bij je facturen zie je wanneer er betaald is.`;

/** @type {() => string} */
export const notPaid = () => isEnglish() ? `Did you not pay anything at your bank?` : `Heb je bij je bank niets betaald?`;

/** @type {() => string} */
export const toBetaalverzoek = () => isEnglish() ? `Go back to the payment request` : `Ga terug naar het betaalverzoek`;

/** @type {() => string} */
export const unknown = () => isEnglish() ? `We cannot see your payment right now.` : `We kunnen je betaling nu niet zien.`;

/** @type {() => string} */
export const unknownText = () => isEnglish() ? `If you have paid, it will be all right. This page checks again by itself.` : `Heb je betaald? Dan komt dat goed. We kijken vanzelf opnieuw.`;

/** @type {() => string} */
export const unknownLong = () => isEnglish() ? `If you have paid, it will be all right. Check again later.` : `Heb je betaald? Dan komt dat goed. Kijk straks opnieuw.`;

/** @type {() => string} */
export const none = () => isEnglish() ? `We cannot find a payment` : `We vinden geen betaling`;

/** @type {() => string} */
export const noneHeading = () => isEnglish() ? `Did you just pay?` : `Heb je net betaald?`;

/** @type {() => string} */
export const noneText = () => isEnglish() ? `Then check your invoices to see whether it worked. Do not pay again.` : `Kijk dan bij je facturen of het gelukt is. Betaal niet opnieuw.`;

/** @type {() => string} */
export const succeeded = () => isEnglish() ? `Your payment succeeded` : `Je betaling is gelukt`;

/** @type {(i: { bedrag: string | number }) => string} */
export const received = (i) => isEnglish() ? `We have received ${i.bedrag}.` : `We hebben ${i.bedrag} ontvangen.`;

/** @type {() => string} */
export const receivedText = () => isEnglish() ? `Thank you. There is nothing more to do for this payment request.` : `Bedankt. Je hoeft voor dit betaalverzoek niets meer te doen.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `Your payment did not succeed` : `Je betaling is niet gelukt`;

/** @type {() => string} */
export const cancelledTitle = () => isEnglish() ? `You have not paid` : `Je hebt niet betaald`;

/** @type {() => string} */
export const cancelled = () => isEnglish() ? `You stopped it yourself; nothing was debited.` : `Je stopte zelf; er is niets afgeschreven.`;

/** @type {() => string} */
export const expired = () => isEnglish() ? `Paying took too long.` : `Het betalen duurde te lang.`;

/** @type {() => string} */
export const bankRefuses = () => isEnglish() ? `Your bank did not carry out the payment.` : `Je bank heeft de betaling niet uitgevoerd.`;

/** @type {() => string} */
export const nothingReceived = () => isEnglish() ? `We have not received any money.` : `We hebben geen geld ontvangen.`;

/** @type {() => string} */
export const alreadyPaid = () => isEnglish() ? `The payment request has already been paid.` : `Het betaalverzoek is al betaald.`;

/** @type {() => string} */
export const alreadyPaidText = () => isEnglish() ? `This attempt did not succeed, but you paid the payment request afterwards. There is nothing more to do.` : `Deze poging is niet gelukt, maar je hebt het betaalverzoek daarna betaald. Je hoeft niets meer te doen.`;

/** @type {() => string} */
export const nothingAsked = () => isEnglish() ? `There is nothing left to pay here.` : `Hier hoef je niets meer te betalen.`;

/** @type {() => string} */
export const nothingAskedText = () => isEnglish() ? `Your invoices show why.` : `Bij je facturen zie je waarom.`;

/** @type {() => string} */
export const otherBusyText = () => isEnglish() ? `This attempt did not succeed. Another payment is still being checked.` : `Deze poging is niet gelukt. Een andere betaling wordt nog gecontroleerd.`;

/** @type {() => string} */
export const otherwise = () => isEnglish() ? `Pay in another way` : `Betaal op een andere manier`;

/** @type {() => string} */
export const details = () => isEnglish() ? `Details of your payment` : `Gegevens van je betaling`;

/** @type {() => string} */
export const parts = () => isEnglish() ? `Payment requests in this payment` : `Betaalverzoeken in deze betaling`;

/** @type {() => string} */
export const toFacturen = () => isEnglish() ? `To invoices` : `Naar facturen`;

/** @type {(i: { aantal: string | number }) => string} */
export const receivedSeveral = (i) => isEnglish() ? `Thank you. You have paid ${i.aantal} payment requests. There is nothing more to do for them.` : `Bedankt. Je hebt ${i.aantal} betaalverzoeken betaald. Je hoeft daarvoor niets meer te doen.`;

/** @type {() => string} */
export const paidFor = () => isEnglish() ? `For` : `Waarvoor`;

/** @type {(i: { bedrag: string | number }) => string} */
export const comesBack = (i) => isEnglish() ? `You get ${i.bedrag} of it back.` : `Daarvan krijg je ${i.bedrag} terug.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const stillOpen = (i) => isEnglish() ? `${i.bedrag} is still open.` : `Er is nog ${i.bedrag} open.`;

/** @type {() => string} */
export const maybeOpen = () => isEnglish() ? `Check your invoices to see whether you still have to pay anything.` : `Kijk bij je facturen of je nog iets moet betalen.`;

/** @type {() => string} */
export const asked = () => isEnglish() ? `Amount asked` : `Gevraagd bedrag`;

/** @type {() => string} */
export const checkIfPaid = () => isEnglish() ? `We are checking whether you have paid.` : `We controleren of je hebt betaald.`;

/** @type {() => string} */
export const ifPaid = () => isEnglish() ? `Have you paid? Do not pay again.` : `Heb je betaald? Betaal niet opnieuw.`;

/** @type {(i: { day: string | number }) => string} */
export const checkBankLong = (i) => isEnglish() ? `This has been going on since ${i.day}, and that is longer than normal. Do not pay again. Call us if you want to know how it stands.` : `Dat duurt al sinds ${i.day}, en dat is langer dan normaal. Betaal niet opnieuw. Bel ons als je wilt weten hoe het staat.`;
