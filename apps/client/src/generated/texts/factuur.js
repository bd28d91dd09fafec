/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { kenmerk: string | number, day: string | number }) => string} */
export const subtitle = (i) => isEnglish() ? `Invoice ${i.kenmerk}, ${i.day}` : `Factuur ${i.kenmerk}, ${i.day}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const pay = (i) => isEnglish() ? `You still have to pay ${i.bedrag}.` : `Je moet nog ${i.bedrag} betalen.`;

/** @type {(i: { van: string | number, until: string | number }) => string} */
export const fromUntil = (i) => isEnglish() ? `${i.van} up to and including ${i.until}` : `${i.van} tot en met ${i.until}`;

/** @type {() => string} */
export const premieTitle = () => isEnglish() ? `Your premium` : `Je premie`;

/** @type {() => string} */
export const premieCaption = () => isEnglish() ? `The premium for each insurance` : `De premie per verzekering`;

/** @type {() => string} */
export const termijnTitle = () => isEnglish() ? `Your instalment` : `Je termijn`;

/** @type {() => string} */
export const termijnCaption = () => isEnglish() ? `The own-risk instalments` : `De termijnen van het eigen risico`;

/** @type {() => string} */
export const termijnExplanation = () => isEnglish() ? `You pay the own risk (deductible) in instalments, from February up to and including November. After the year we settle by what you really used. If an instalment is not paid, even after a final reminder, the instalments stop and we settle at once.` : `Je betaalt het eigen risico in termijnen, van februari tot en met november. Na het jaar rekenen wij af met wat je echt hebt gebruikt. Betaal je een termijn niet, ook niet na een aanmaning? Dan stoppen de termijnen en rekenen wij meteen af.`;

/** @type {() => string} */
export const afrekeningTitle = () => isEnglish() ? `The settlement` : `De afrekening`;

/** @type {() => string} */
export const afrekeningCaption = () => isEnglish() ? `The settlement for each insured person` : `De afrekening per verzekerde`;

/** @type {() => string} */
export const afrekeningExplanation = () => isEnglish() ? `You paid the own risk (deductible) in instalments. That is why we look at how much own risk you really used, and what you have already paid of it.` : `Je betaalde het eigen risico in termijnen. Daarom kijken wij hoeveel eigen risico je echt hebt gebruikt, en wat je daarvan al hebt betaald.`;

/** @type {(i: { year: string | number, name: string | number }) => string} */
export const eigenRisicoYear = (i) => isEnglish() ? `Own risk ${i.year}, ${i.name}` : `Eigen risico ${i.year}, ${i.name}`;

/** @type {() => string} */
export const specificatie = () => isEnglish() ? `See how we worked this out` : `Bekijk hoe we dit berekenen`;

/** @type {(i: { name: string | number }) => string} */
export const specificatieOf = (i) => isEnglish() ? `for ${i.name}` : `voor ${i.name}`;

/** @type {() => string} */
export const details = () => isEnglish() ? `Details of this invoice` : `Gegevens van deze factuur`;

/** @type {() => string} */
export const factuurNumber = () => isEnglish() ? `Invoice number` : `Factuurnummer`;

/** @type {() => string} */
export const factuurDate = () => isEnglish() ? `Invoice date` : `Factuurdatum`;

/** @type {() => string} */
export const incassoDate = () => isEnglish() ? `Will be debited on` : `Wordt afgeschreven op`;

/** @type {() => string} */
export const regeling = () => isEnglish() ? `Arrangement` : `Regeling`;

/** @type {(i: { bedrag: string | number }) => string} */
export const paidOut = (i) => isEnglish() ? `We have paid ${i.bedrag} to you.` : `We hebben ${i.bedrag} aan je uitbetaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const inBundle = (i) => isEnglish() ? `Of that, ${i.bedrag} is for this invoice. The rest is for other invoices in the same payment request.` : `Daarvan is ${i.bedrag} voor deze factuur. De rest is voor andere facturen in hetzelfde betaalverzoek.`;

/** @type {() => string} */
export const viewBetaalverzoek = () => isEnglish() ? `View payment request` : `Bekijk betaalverzoek`;

/** @type {(i: { day: string | number }) => string} */
export const bookedPaid = (i) => isEnglish() ? `Paid on ${i.day}` : `Betaald op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedDebited = (i) => isEnglish() ? `Debited on ${i.day}` : `Afgeschreven op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedGivenBack = (i) => isEnglish() ? `Returned by your bank on ${i.day}` : `Door je bank teruggeboekt op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedVerrekening = (i) => isEnglish() ? `Offset on ${i.day}` : `Verrekend op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedSettled = (i) => isEnglish() ? `Included in the final settlement on ${i.day}` : `In de eindafrekening opgenomen op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedPaidOut = (i) => isEnglish() ? `Paid out to you on ${i.day}` : `Aan je uitbetaald op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const bookedTermijn = (i) => isEnglish() ? `Instalment of your arrangement, on ${i.day}` : `Termijn van je regeling, op ${i.day}`;

/** @type {() => string} */
export const open = () => isEnglish() ? `Still open` : `Nog open`;

/** @type {() => string} */
export const openInRegeling = () => isEnglish() ? `Still open, you pay this in instalments` : `Nog open, je betaalt dit in termijnen`;

/** @type {() => string} */
export const openInSchuldregeling = () => isEnglish() ? `Still open, in your debt arrangement` : `Nog open, in je schuldregeling`;

/** @type {() => string} */
export const openWillBeDebited = () => isEnglish() ? `Will be debited from your account` : `Wordt van je rekening afgeschreven`;

/** @type {(i: { day: string | number, bedrag: string | number }) => string} */
export const paidOutOn = (i) => isEnglish() ? `On ${i.day} we paid ${i.bedrag} out to you.` : `Op ${i.day} hebben we ${i.bedrag} aan je uitbetaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const creditBoth = (i) => isEnglish() ? `We owed you ${i.bedrag}.` : `Je kreeg ${i.bedrag} van ons.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const creditVerrekening = (i) => isEnglish() ? `We owed you ${i.bedrag}. It has been offset.` : `Je kreeg ${i.bedrag} van ons. Dat is verrekend.`;

/** @type {() => string} */
export const creditVerrekeningText = () => isEnglish() ? `You still owed us money for another invoice. This amount was taken off it. You do not have to do anything.` : `Je moest ons nog geld betalen voor een andere factuur. Daar is dit bedrag vanaf gegaan. Je hoeft niets te doen.`;

/** @type {(i: { verrekening: string | number, paid: string | number }) => string} */
export const creditPartly = (i) => isEnglish() ? `${i.verrekening} of it was offset against what you still owed us. ${i.paid} was paid out to you.` : `${i.verrekening} daarvan is verrekend met wat je ons nog moest betalen. ${i.paid} hebben we aan je uitbetaald.`;

/** @type {() => string} */
export const paidOnline = () => isEnglish() ? `by iDEAL or Wero` : `via iDEAL of Wero`;

/** @type {() => string} */
export const paidByTransfer = () => isEnglish() ? `by bank transfer` : `per overschrijving`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const verrekeningWith = (i) => isEnglish() ? `against what you got from invoice ${i.kenmerk}` : `met wat je kreeg van factuur ${i.kenmerk}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const verrekeningAgainst = (i) => isEnglish() ? `against what you owed for invoice ${i.kenmerk}` : `met wat je moest betalen voor factuur ${i.kenmerk}`;

/** @type {(i: { nummer: string | number }) => string} */
export const verrekeningWithDeclaratie = (i) => isEnglish() ? `against what you got from claim ${i.nummer}` : `met wat je kreeg van declaratie ${i.nummer}`;

/** @type {() => string} */
export const verrekeningWithTooMuch = () => isEnglish() ? `against what you had paid too much` : `met wat je eerder te veel betaalde`;

/** @type {(i: { year: string | number }) => string} */
export const termijnOver = (i) => isEnglish() ? `You paid the own risk of ${i.year} in instalments. In the final settlement we compare them with what you really used.` : `Je betaalde het eigen risico van ${i.year} in termijnen. In de eindafrekening zetten wij die naast wat je echt hebt gebruikt.`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const settledIn = (i) => isEnglish() ? `invoice ${i.kenmerk}` : `factuur ${i.kenmerk}`;

/** @type {() => string} */
export const zero = () => isEnglish() ? `This invoice comes to €0.00.` : `Deze factuur komt uit op € 0,00.`;

/** @type {() => string} */
export const regelingEnded = () => isEnglish() ? `Your arrangement has ended. We could not debit an instalment.` : `Je regeling is gestopt. We konden een termijn niet afschrijven.`;

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
export const nextIncassoFailed = () => isEnglish() ? `You will get a payment request within about a week. Until then you do not have to do anything.` : `Je krijgt binnen ongeveer een week een betaalverzoek. Tot dan hoef je niets te doen.`;

/** @type {() => string} */
export const meaningBetaalgemakEnded = () => isEnglish() ? `You paid by Betaalgemak, in instalments. One of them could not be debited. That is why Betaalgemak has ended.` : `Je betaalde met Betaalgemak. Een termijn kon niet worden afgeschreven. Daarom is Betaalgemak gestopt.`;

/** @type {() => string} */
export const nextBetaalgemakEnded = () => isEnglish() ? `You will get a payment request within about a week for what is still open. Until then you do not have to do anything.` : `Je krijgt binnen ongeveer een week een betaalverzoek voor wat nog openstaat. Tot dan hoef je niets te doen.`;

/** @type {() => string} */
export const meaningBetalingsregeling = () => isEnglish() ? `You pay this amount in instalments.` : `Dit bedrag betaal je in termijnen.`;

/** @type {() => string} */
export const nextBetalingsregeling = () => isEnglish() ? `Pay every instalment on time. Then you do not have to pay this invoice separately.` : `Betaal elke termijn op tijd. Deze factuur hoef je dan niet apart te betalen.`;

/** @type {() => string} */
export const meaningSchuldregeling = () => isEnglish() ? `This amount is part of your debt arrangement.` : `Dit bedrag hoort bij je schuldregeling.`;

/** @type {() => string} */
export const nextSchuldregeling = () => isEnglish() ? `You do not have to pay this invoice now. Any questions? Call your debt counsellor.` : `Je hoeft deze factuur nu niet te betalen. Heb je vragen? Bel je schuldhulpverlener.`;

/** @type {() => string} */
export const meaningHerincasso = () => isEnglish() ? `The first direct debit failed. We will try once more.` : `De eerste keer afschrijven is niet gelukt. We proberen het nog één keer.`;

/** @type {(i: { day: string | number }) => string} */
export const nextHerincassoOn = (i) => isEnglish() ? `Make sure that there is enough money in your account on ${i.day}.` : `Zorg dat er op ${i.day} genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const nextHerincasso = () => isEnglish() ? `Make sure that there is enough money in your account then.` : `Zorg dat er dan genoeg geld op je rekening staat.`;

/** @type {() => string} */
export const meaningAanmaning = () => isEnglish() ? `You have already had a reminder. This is the last time that we ask without extra costs.` : `Je hebt al een herinnering gehad. Dit is de laatste keer dat wij het zonder kosten vragen.`;

/** @type {() => string} */
export const nextAanmaning = () => isEnglish() ? `Pay in time. Then there are no extra costs.` : `Betaal op tijd. Dan komen er geen kosten bij.`;

/** @type {() => string} */
export const meaningHerinnering = () => isEnglish() ? `The first due date has passed, and an amount is still open.` : `De eerste betaaldatum is voorbij, en er staat nog een bedrag open.`;

/** @type {() => string} */
export const nextHerinnering = () => isEnglish() ? `Please pay it now. There are no extra costs.` : `Betaal alsnog. Er komen geen kosten bij.`;

/** @type {() => string} */
export const meaningSeeEindafrekening = () => isEnglish() ? `This instalment counts in your final settlement.` : `Deze termijn telt mee in je eindafrekening.`;

/** @type {() => string} */
export const nextSeeEindafrekening = () => isEnglish() ? `You do not have to pay this instalment any more. The final settlement says what you pay or get back.` : `Je hoeft deze termijn niet meer te betalen. In de eindafrekening staat wat je betaalt of terugkrijgt.`;

/** @type {() => string} */
export const meaningIncassoPlanned = () => isEnglish() ? `We take this amount from your account automatically.` : `We schrijven dit bedrag automatisch van je rekening af.`;

/** @type {(i: { day: string | number }) => string} */
export const nextIncassoPlannedOn = (i) => isEnglish() ? `Make sure that there is enough money in your account on ${i.day}. You do not have to do anything else.` : `Zorg dat er op ${i.day} genoeg geld op je rekening staat. Verder hoef je niets te doen.`;

/** @type {() => string} */
export const nextIncassoPlanned = () => isEnglish() ? `Make sure that there is enough money in your account. You do not have to do anything else.` : `Zorg dat er genoeg geld op je rekening staat. Verder hoef je niets te doen.`;

/** @type {() => string} */
export const meaningUnknown = () => isEnglish() ? `We do not know this status here yet.` : `Deze status kennen wij hier nog niet.`;

/** @type {(i: { day: string | number }) => string} */
export const bookedReturned = (i) => isEnglish() ? `Your payment went back on ${i.day}` : `Je betaling is teruggeboekt op ${i.day}`;

/** @type {() => string} */
export const afrekeningOver = () => isEnglish() ? `We do that after the year.` : `Dat doen wij na het jaar.`;

/** @type {() => string} */
export const afrekeningMissed = () => isEnglish() ? `We do that now, because an instalment was not paid.` : `Dat doen wij nu al, omdat een termijn niet is betaald.`;

/** @type {() => string} */
export const afrekeningLeft = () => isEnglish() ? `We do that now, because the insurance on this policy has ended.` : `Dat doen wij nu al, omdat de verzekering op deze polis is gestopt.`;

/** @type {(i: { name: string | number }) => string} */
export const afrekeningLeftOf = (i) => isEnglish() ? `We do that now, because the insurance of ${i.name} on this policy has ended.` : `Dat doen wij nu al, omdat de verzekering van ${i.name} op deze polis is gestopt.`;
