/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { day: string | number }) => string} */
export const title = (i) => isEnglish() ? `Payment request of ${i.day}` : `Betaalverzoek van ${i.day}`;

/** @type {() => string} */
export const bundle = () => isEnglish() ? `What you pay` : `Dit betaal je`;

/** @type {() => string} */
export const transferTitle = () => isEnglish() ? `Would you rather transfer it yourself?` : `Liever zelf overmaken?`;

/** @type {() => string} */
export const transferText = () => isEnglish() ? `Do not forget the payment reference.` : `Vergeet het betalingskenmerk niet.`;

/** @type {() => string} */
export const account = () => isEnglish() ? `Account number` : `Rekeningnummer`;

/** @type {() => string} */
export const inNameOf = () => isEnglish() ? `In the name of` : `Op naam van`;

/** @type {() => string} */
export const latest = () => isEnglish() ? `Pay by` : `Betaal uiterlijk`;

/** @type {() => string} */
export const copy = () => isEnglish() ? `Copy` : `Kopieer`;

/** @type {() => string} */
export const copyAccount = () => isEnglish() ? `Copy account number` : `Kopieer rekeningnummer`;

/** @type {() => string} */
export const copyKenmerk = () => isEnglish() ? `Copy payment reference` : `Kopieer betalingskenmerk`;

/** @type {() => string} */
export const copied = () => isEnglish() ? `Copied` : `Gekopieerd`;

/** @type {() => string} */
export const notCopied = () => isEnglish() ? `Copying does not work here. Select the number yourself.` : `Kopiëren lukt hier niet. Selecteer het nummer zelf.`;

/** @type {() => string} */
export const agenda = () => isEnglish() ? `Add to your calendar` : `Zet in je agenda`;

/** @type {(i: { bedrag: string | number, name: string | number }) => string} */
export const agendaTitle = (i) => isEnglish() ? `Pay ${i.bedrag} to ${i.name}` : `Betaal ${i.bedrag} aan ${i.name}`;

/** @type {(i: { kenmerk: string | number, account: string | number }) => string} */
export const agendaText = (i) => isEnglish() ? `Last day to pay. Payment reference ${i.kenmerk}, account number ${i.account}.` : `Laatste dag om te betalen. Betalingskenmerk ${i.kenmerk}, rekeningnummer ${i.account}.`;

/** @type {() => string} */
export const agendaFile = () => isEnglish() ? `payment-reminder.ics` : `betaalherinnering.ics`;

/** @type {() => string} */
export const cannotPay = () => isEnglish() ? `Can you not pay in time?` : `Kun je niet op tijd betalen?`;

/** @type {() => string} */
export const cannotPayCall = () => isEnglish() ? `Do not wait: we will help you.` : `Wacht niet: we helpen je.`;

/** @type {() => string} */
export const cannotPayHelp = () => isEnglish() ? `More debts? Your municipality helps for free.` : `Meer schulden? Je gemeente helpt gratis met schuldhulp.`;

/** @type {() => string} */
export const cannotPayWrong = () => isEnglish() ? `Is something not right? Call as well.` : `Klopt er iets niet? Bel dan ook.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const tooMuchTitle = (i) => isEnglish() ? `You paid ${i.bedrag} too much.` : `Je betaalde ${i.bedrag} te veel.`;

/** @type {(i: { day: string | number }) => string} */
export const tooMuchComes = (i) => isEnglish() ? `You will get it back in your account by ${i.day} at the latest.` : `Dat krijg je uiterlijk ${i.day} terug op je rekening.`;

/** @type {(i: { day: string | number }) => string} */
export const tooMuchPaidBack = (i) => isEnglish() ? `We paid it back to you on ${i.day}.` : `Dat hebben we op ${i.day} aan je terugbetaald.`;

/** @type {() => string} */
export const tooMuchVerrekening = () => isEnglish() ? `That was offset against another invoice you still had to pay.` : `Dat is verrekend met een andere factuur die je nog moest betalen.`;

/** @type {(i: { verrekening: string | number, rest: string | number }) => string} */
export const tooMuchPartlyVerrekening = (i) => isEnglish() ? `${i.verrekening} of it was offset against another invoice. ${i.rest} is left.` : `${i.verrekening} daarvan is verrekend met een andere factuur. ${i.rest} blijft over.`;

/** @type {() => string} */
export const movedTitle = () => isEnglish() ? `This payment request no longer applies.` : `Dit betaalverzoek geldt niet meer.`;

/** @type {() => string} */
export const movedText = () => isEnglish() ? `You now pay what was in it in another way.` : `Wat erin stond, betaal je nu op een andere manier.`;

/** @type {() => string} */
export const toFacturen = () => isEnglish() ? `Your invoices show how.` : `Kijk bij je facturen hoe.`;

/** @type {() => string} */
export const pay = () => isEnglish() ? `Pay` : `Betaal`;

/** @type {() => string} */
export const soon = () => isEnglish() ? `as soon as possible` : `zo snel mogelijk`;

/** @type {(i: { bedrag: string | number }) => string} */
export const disagreesTitle = (i) => isEnglish() ? `Your payment of ${i.bedrag} was not right. You get it back.` : `Je betaling van ${i.bedrag} klopte niet. Je krijgt hem terug.`;

/** @type {() => string} */
export const disagreesPay = () => isEnglish() ? `That is why this payment request is still open.` : `Dit betaalverzoek staat daarom nog open.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const refundedTitle = (i) => isEnglish() ? `Your payment of ${i.bedrag} was refunded to you on ${i.day}.` : `Je betaling van ${i.bedrag} is op ${i.day} aan je terugbetaald.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const chargedBackTitle = (i) => isEnglish() ? `Your bank took back your payment of ${i.bedrag} on ${i.day}.` : `Je bank heeft je betaling van ${i.bedrag} op ${i.day} teruggehaald.`;

/** @type {() => string} */
export const returnedText = () => isEnglish() ? `That is why this amount is open again.` : `Daarom staat dit bedrag weer open.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const restoredTitle = (i) => isEnglish() ? `Your payment of ${i.bedrag} reached us after all on ${i.day}.` : `Je betaling van ${i.bedrag} is op ${i.day} toch bij ons gekomen.`;

/** @type {() => string} */
export const restoredText = () => isEnglish() ? `It counts again.` : `Ze telt weer mee.`;

/** @type {() => string} */
export const settledTitle = () => isEnglish() ? `Nothing is open any more.` : `Er staat niets meer open.`;

/** @type {(i: { day: string | number }) => string} */
export const settledText = (i) => isEnglish() ? `You paid this by your arrangement, which was completed on ${i.day}. You do not have to do anything more.` : `Je betaalde dit in je regeling. Die is klaar sinds ${i.day}. Je hoeft niets meer te doen.`;
