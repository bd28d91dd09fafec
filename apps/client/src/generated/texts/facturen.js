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
export const meaningPaid = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This invoice has been paid.` : `Deze factuur is betaald.`;

/** @type {() => string} */
export const meaningToPay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You still have to pay this invoice.` : `Deze factuur moet je nog betalen.`;

/** @type {() => string} */
export const nextToPay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It is part of a payment request, which you pay all at once.` : `Hij staat in een betaalverzoek. Dat betaal je in één keer.`;

/** @type {() => string} */
export const meaningVerrekening = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This invoice was offset against money that we still owed you.` : `Deze factuur is verrekend met geld dat je nog van ons kreeg.`;

/** @type {() => string} */
export const meaningToReceive = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get this amount back from us.` : `Je krijgt dit bedrag van ons terug.`;

/** @type {() => string} */
export const nextToReceive = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We will transfer it to your account. You do not have to do anything.` : `Wij maken het over naar je rekening. Je hoeft niets te doen.`;

/** @type {() => string} */
export const meaningIncassoFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The direct debit from your account failed.` : `Het afschrijven van je rekening is niet gelukt.`;

/** @type {() => string} */
export const nextIncassoFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will get a payment request within about a week. Until then you do not have to do anything.` : `Je krijgt binnen ongeveer een week een betaalverzoek. Tot dan hoef je niets te doen.`;

/** @type {() => string} */
export const meaningBetaalgemakEnded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You paid by Betaalgemak, in instalments. One of them could not be debited. That is why Betaalgemak has ended.` : `Je betaalde met Betaalgemak. Een termijn kon niet worden afgeschreven. Daarom is Betaalgemak gestopt.`;

/** @type {() => string} */
export const nextBetaalgemakEnded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will get a payment request within about a week for what is still open. Until then you do not have to do anything.` : `Je krijgt binnen ongeveer een week een betaalverzoek voor wat nog openstaat. Tot dan hoef je niets te doen.`;

/** @type {() => string} */
export const meaningBetalingsregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You pay this amount in instalments.` : `Dit bedrag betaal je in termijnen.`;

/** @type {() => string} */
export const nextBetalingsregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay every instalment on time. Then you do not have to pay this invoice separately.` : `Betaal elke termijn op tijd. Deze factuur hoef je dan niet apart te betalen.`;

/** @type {() => string} */
export const meaningSchuldregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This amount is part of your debt arrangement.` : `Dit bedrag hoort bij je schuldregeling.`;

/** @type {() => string} */
export const nextSchuldregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not have to pay this invoice now. Any questions? Call your debt counsellor.` : `Je hoeft deze factuur nu niet te betalen. Heb je vragen? Bel je schuldhulpverlener.`;

/** @type {() => string} */
export const meaningHerincasso = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The first direct debit failed. We will try once more.` : `De eerste keer afschrijven is niet gelukt. Wij proberen het nog één keer.`;

/** @type {(i: { day: string | number }) => string} */
export const nextHerincassoOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Make sure that there is enough money in your account on ${i.day}.` : `Zorg dat er op ${i.day} genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const nextHerincasso = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Make sure that there is enough money in your account then.` : `Zorg dat er dan genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const meaningAanmaning = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have already had a reminder. This is the last time that we ask without extra costs.` : `Je hebt al een herinnering gehad. Dit is de laatste keer dat wij het zonder kosten vragen.`;

/** @type {() => string} */
export const nextAanmaning = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Pay in time. Then there are no extra costs.` : `Betaal op tijd. Dan komen er geen kosten bij.`;

/** @type {() => string} */
export const meaningHerinnering = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The first due date has passed. We have not received anything yet.` : `De eerste betaaldatum is voorbij. Wij hebben nog niets ontvangen.`;

/** @type {() => string} */
export const nextHerinnering = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Please pay it now. There are no extra costs.` : `Betaal alsnog. Er komen geen kosten bij.`;

/** @type {() => string} */
export const meaningSeeEindafrekening = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This instalment counts in your final settlement.` : `Deze termijn telt mee in je eindafrekening.`;

/** @type {() => string} */
export const nextSeeEindafrekening = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not have to pay this instalment any more. The final settlement says what you pay or get back.` : `Je hoeft deze termijn niet meer te betalen. In de eindafrekening staat wat je betaalt of terugkrijgt.`;

/** @type {() => string} */
export const meaningIncassoPlanned = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We take this amount from your account automatically.` : `Wij schrijven dit bedrag automatisch van je rekening af.`;

/** @type {(i: { day: string | number }) => string} */
export const nextIncassoPlannedOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Make sure that there is enough money in your account on ${i.day}. You do not have to do anything else.` : `Zorg dat er op ${i.day} genoeg geld op je rekening staat. Verder hoef je niets te doen.`;

/** @type {() => string} */
export const nextIncassoPlanned = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Make sure that there is enough money in your account. You do not have to do anything else.` : `Zorg dat er genoeg geld op je rekening staat. Verder hoef je niets te doen.`;

/** @type {() => string} */
export const meaningUnknown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do not know this status here yet.` : `Deze status kennen wij hier nog niet.`;

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
export const costsLate = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A collection agency may now ask you for ${i.bedrag} more.` : `Een incassobureau kan nu ${i.bedrag} extra van je vragen.`;

/** @type {(i: { day: string | number }) => string} */
export const checkingLong = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This has been going on since ${i.day}. That is longer than normal. Do you want to know how it stands? Call our customer service.` : `Dat duurt al sinds ${i.day}. Dat is langer dan normaal. Wil je weten hoe het staat? Bel onze klantenservice.`;
