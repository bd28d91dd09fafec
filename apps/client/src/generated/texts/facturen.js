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

/** @type {() => string} */
export const underway = () => isEnglish() ? `Under way` : `Onderweg`;

/** @type {() => string} */
export const paidFor = () => isEnglish() ? `What it is for` : `Waarvoor`;

/** @type {() => string} */
export const meaningPaid = () => isEnglish() ? `This invoice has been paid.` : `Deze factuur is betaald.`;

/** @type {() => string} */
export const meaningToPay = () => isEnglish() ? `You still have to pay this invoice.` : `Deze factuur moet je nog betalen.`;

/** @type {() => string} */
export const nextToPay = () => isEnglish() ? `It is part of a payment request, which you pay all at once.` : `Hij staat in een betaalverzoek. Dat betaal je in één keer.`;

/** @type {() => string} */
export const meaningVerrekening = () => isEnglish() ? `This invoice was offset against money that we still owed you.` : `Deze factuur is verrekend met geld dat je nog van ons kreeg.`;

/** @type {() => string} */
export const meaningToReceive = () => isEnglish() ? `You get this amount back from us.` : `Je krijgt dit bedrag van ons terug.`;

/** @type {() => string} */
export const meaningIncassoFailed = () => isEnglish() ? `The direct debit from your account failed.` : `Het afschrijven van je rekening is niet gelukt.`;

/** @type {() => string} */
export const nextIncassoFailed = () => isEnglish() ? `You get a payment request within about a week.` : `Je krijgt binnen ongeveer een week een betaalverzoek.`;

/** @type {() => string} */
export const meaningBetaalgemakEnded = () => isEnglish() ? `Betaalgemak has ended, because an instalment could not be debited.` : `Betaalgemak is gestopt, want een termijn kon niet worden afgeschreven.`;

/** @type {() => string} */
export const nextBetaalgemakEnded = () => isEnglish() ? `You get a payment request for what is still open within about a week.` : `Je krijgt binnen ongeveer een week een betaalverzoek voor wat nog openstaat.`;

/** @type {() => string} */
export const meaningBetalingsregeling = () => isEnglish() ? `You pay this amount in instalments.` : `Dit bedrag betaal je in termijnen.`;

/** @type {() => string} */
export const nextBetalingsregeling = () => isEnglish() ? `Pay each instalment in time.` : `Betaal elke termijn op tijd.`;

/** @type {() => string} */
export const meaningSchuldregeling = () => isEnglish() ? `This amount is part of your debt arrangement.` : `Dit bedrag hoort bij je schuldregeling.`;

/** @type {() => string} */
export const nextSchuldregeling = () => isEnglish() ? `You do not have to pay now. Questions? Call your debt counsellor.` : `Je hoeft nu niet te betalen. Vragen? Bel je schuldhulpverlener.`;

/** @type {() => string} */
export const meaningHerincasso = () => isEnglish() ? `The first direct debit failed. We will try once more.` : `De eerste keer afschrijven is niet gelukt. We proberen het nog één keer.`;

/** @type {() => string} */
export const nextHerincasso = () => isEnglish() ? `Make sure that there is enough money in your account then.` : `Zorg dat er dan genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const meaningAanmaning = () => isEnglish() ? `This is the last time that we ask without costs.` : `Dit is de laatste keer dat we het zonder kosten vragen.`;

/** @type {() => string} */
export const nextAanmaning = () => isEnglish() ? `Pay in time.` : `Betaal op tijd.`;

/** @type {() => string} */
export const meaningHerinnering = () => isEnglish() ? `The first due date has passed.` : `De eerste betaaldatum is voorbij.`;

/** @type {() => string} */
export const nextHerinnering = () => isEnglish() ? `Please pay it now. There are no extra costs.` : `Betaal alsnog. Er komen geen kosten bij.`;

/** @type {() => string} */
export const meaningSeeEindafrekening = () => isEnglish() ? `This instalment counts in your final settlement.` : `Deze termijn telt mee in je eindafrekening.`;

/** @type {() => string} */
export const nextSeeEindafrekening = () => isEnglish() ? `You do not have to pay this instalment any more.` : `Je hoeft deze termijn niet meer te betalen.`;

/** @type {() => string} */
export const meaningIncassoPlanned = () => isEnglish() ? `We take this amount from your account automatically.` : `We schrijven dit bedrag automatisch van je rekening af.`;

/** @type {(i: { day: string | number }) => string} */
export const nextIncassoPlannedOn = (i) => isEnglish() ? `Make sure there is enough money in your account on ${i.day}.` : `Zorg dat er op ${i.day} genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const nextIncassoPlanned = () => isEnglish() ? `Make sure there is enough money in your account.` : `Zorg dat er genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const meaningUnknown = () => isEnglish() ? `We do not know this status here yet.` : `Deze status kennen we hier nog niet.`;
