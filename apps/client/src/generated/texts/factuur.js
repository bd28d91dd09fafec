/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { kenmerk: string | number, day: string | number }) => string} */
export const subtitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Invoice ${i.kenmerk}, ${i.day}` : `Factuur ${i.kenmerk}, ${i.day}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const pay = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You still have to pay ${i.bedrag}.` : `Je moet nog ${i.bedrag} betalen.`;

/** @type {(i: { van: string | number, until: string | number }) => string} */
export const fromUntil = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.van} up to and including ${i.until}` : `${i.van} tot en met ${i.until}`;

/** @type {() => string} */
export const premieTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your premium` : `Je premie`;

/** @type {() => string} */
export const premieCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The premium for each insurance` : `De premie per verzekering`;

/** @type {() => string} */
export const termijnTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your instalment` : `Je termijn`;

/** @type {() => string} */
export const termijnCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The own-risk instalments` : `De termijnen van het eigen risico`;

/** @type {() => string} */
export const termijnExplanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You pay the own risk (deductible) in instalments, from February up to and including November. After the year we settle by what you really used. If an instalment is not paid, even after a final reminder, the instalments stop and we settle at once.` : `Je betaalt het eigen risico in termijnen, van februari tot en met november. Na het jaar rekenen wij af met wat je echt hebt gebruikt. Betaal je een termijn niet, ook niet na een aanmaning? Dan stoppen de termijnen en rekenen wij meteen af.`;

/** @type {() => string} */
export const afrekeningTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The settlement` : `De afrekening`;

/** @type {() => string} */
export const afrekeningCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The settlement for each insured person` : `De afrekening per verzekerde`;

/** @type {() => string} */
export const afrekeningExplanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You paid the own risk (deductible) in instalments. That is why we look at how much own risk you really used, and what you have already paid of it.` : `Je betaalde het eigen risico in termijnen. Daarom kijken wij hoeveel eigen risico je echt hebt gebruikt, en wat je daarvan al hebt betaald.`;

/** @type {(i: { year: string | number, name: string | number }) => string} */
export const eigenRisicoYear = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk ${i.year}, ${i.name}` : `Eigen risico ${i.year}, ${i.name}`;

/** @type {() => string} */
export const specificatie = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `See how we worked this out` : `Bekijk hoe we dit berekenen`;

/** @type {(i: { name: string | number }) => string} */
export const specificatieOf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `for ${i.name}` : `voor ${i.name}`;

/** @type {() => string} */
export const details = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Details of this invoice` : `Gegevens van deze factuur`;

/** @type {() => string} */
export const factuurNumber = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Invoice number` : `Factuurnummer`;

/** @type {() => string} */
export const factuurDate = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Invoice date` : `Factuurdatum`;

/** @type {() => string} */
export const incassoDate = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Will be debited on` : `Wordt afgeschreven op`;

/** @type {() => string} */
export const regeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Arrangement` : `Regeling`;

/** @type {(i: { bedrag: string | number }) => string} */
export const paidOut = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We have paid ${i.bedrag} to you.` : `We hebben ${i.bedrag} aan je uitbetaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const inBundle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Of that, ${i.bedrag} is for this invoice. The rest is for other invoices in the same payment request.` : `Daarvan is ${i.bedrag} voor deze factuur. De rest is voor andere facturen in hetzelfde betaalverzoek.`;

/** @type {() => string} */
export const viewBetaalverzoek = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `View payment request` : `Bekijk betaalverzoek`;

/** @type {(i: { day: string | number }) => string} */
export const bookedPaid = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Paid on ${i.day}` : `Betaald op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedDebited = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Debited on ${i.day}` : `Afgeschreven op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedGivenBack = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Returned by your bank on ${i.day}` : `Door je bank teruggeboekt op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedVerrekening = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Offset on ${i.day}` : `Verrekend op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedSettled = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Included in the final settlement on ${i.day}` : `In de eindafrekening opgenomen op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedPaidOut = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Paid out to you on ${i.day}` : `Aan je uitbetaald op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedTermijn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Instalment of your arrangement, on ${i.day}` : `Termijn van je regeling, op ${i.day}`;

/** @type {() => string} */
export const open = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Still open` : `Nog open`;

/** @type {() => string} */
export const openInRegeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Still open, you pay this in instalments` : `Nog open, je betaalt dit in termijnen`;

/** @type {() => string} */
export const openInSchuldregeling = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Still open, in your debt arrangement` : `Nog open, in je schuldregeling`;

/** @type {() => string} */
export const openWillBeDebited = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Will be debited from your account` : `Wordt van je rekening afgeschreven`;

/** @type {(i: { day: string | number, bedrag: string | number }) => string} */
export const paidOutOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `On ${i.day} we paid ${i.bedrag} out to you.` : `Op ${i.day} hebben we ${i.bedrag} aan je uitbetaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const creditBoth = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We owed you ${i.bedrag}.` : `Je kreeg ${i.bedrag} van ons.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const creditVerrekening = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We owed you ${i.bedrag}. It has been offset.` : `Je kreeg ${i.bedrag} van ons. Dat is verrekend.`;

/** @type {() => string} */
export const creditVerrekeningText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You still owed us money for another invoice. This amount was taken off it. You do not have to do anything.` : `Je moest ons nog geld betalen voor een andere factuur. Daar is dit bedrag vanaf gegaan. Je hoeft niets te doen.`;

/** @type {(i: { verrekening: string | number, paid: string | number }) => string} */
export const creditPartly = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.verrekening} of it was offset against what you still owed us. ${i.paid} was paid out to you.` : `${i.verrekening} daarvan is verrekend met wat je ons nog moest betalen. ${i.paid} hebben we aan je uitbetaald.`;

/** @type {() => string} */
export const paidOnline = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `by iDEAL or Wero` : `via iDEAL of Wero`;

/** @type {() => string} */
export const paidByTransfer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `by bank transfer` : `per overschrijving`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const verrekeningWith = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `against what you got from invoice ${i.kenmerk}` : `met wat je kreeg van factuur ${i.kenmerk}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const verrekeningAgainst = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `against what you owed for invoice ${i.kenmerk}` : `met wat je moest betalen voor factuur ${i.kenmerk}`;

/** @type {(i: { nummer: string | number }) => string} */
export const verrekeningWithDeclaratie = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `against what you got from claim ${i.nummer}` : `met wat je kreeg van declaratie ${i.nummer}`;

/** @type {() => string} */
export const verrekeningWithTooMuch = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `against what you had paid too much` : `met wat je eerder te veel betaalde`;

/** @type {(i: { year: string | number }) => string} */
export const termijnOver = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You paid the own risk of ${i.year} in instalments. In the final settlement we compare them with what you really used.` : `Je betaalde het eigen risico van ${i.year} in termijnen. In de eindafrekening zetten wij die naast wat je echt hebt gebruikt.`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const settledIn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `invoice ${i.kenmerk}` : `factuur ${i.kenmerk}`;

/** @type {() => string} */
export const zero = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This invoice comes to €0.00.` : `Deze factuur komt uit op € 0,00.`;

/** @type {() => string} */
export const regelingEnded = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your arrangement has ended. We could not debit an instalment.` : `Je regeling is gestopt. We konden een termijn niet afschrijven.`;

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
export const meaningHerinnering = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The first due date has passed, and an amount is still open.` : `De eerste betaaldatum is voorbij, en er staat nog een bedrag open.`;

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

/** @type {(i: { day: string | number }) => string} */
export const bookedReturned = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your payment went back on ${i.day}` : `Je betaling is teruggeboekt op ${i.day}`;

/** @type {() => string} */
export const afrekeningOver = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do that after the year.` : `Dat doen wij na het jaar.`;

/** @type {() => string} */
export const afrekeningMissed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do that now, because an instalment was not paid.` : `Dat doen wij nu al, omdat een termijn niet is betaald.`;

/** @type {() => string} */
export const afrekeningLeft = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do that now, because the insurance on this policy has ended.` : `Dat doen wij nu al, omdat de verzekering op deze polis is gestopt.`;

/** @type {(i: { name: string | number }) => string} */
export const afrekeningLeftOf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do that now, because the insurance of ${i.name} on this policy has ended.` : `Dat doen wij nu al, omdat de verzekering van ${i.name} op deze polis is gestopt.`;
