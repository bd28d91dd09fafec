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
export const termijnExplanation = () => isEnglish() ? `After the year we settle with what you really used. If an instalment stays unpaid after a final reminder too, we settle at once.` : `Na het jaar rekenen we af met wat je echt gebruikte. Blijft een termijn ook na een aanmaning onbetaald? Dan rekenen we meteen af.`;

/** @type {() => string} */
export const afrekeningTitle = () => isEnglish() ? `The settlement` : `De afrekening`;

/** @type {() => string} */
export const afrekeningCaption = () => isEnglish() ? `The settlement for each insured person` : `De afrekening per verzekerde`;

/** @type {() => string} */
export const afrekeningExplanation = () => isEnglish() ? `We compare what you paid in instalments with the own risk that you really used.` : `We vergelijken wat je in termijnen betaalde met het eigen risico dat je echt gebruikte.`;

/** @type {(i: { year: string | number, name: string | number }) => string} */
export const eigenRisicoYear = (i) => isEnglish() ? `Own risk ${i.year}, ${i.name}` : `Eigen risico ${i.year}, ${i.name}`;

/** @type {() => string} */
export const specificatie = () => isEnglish() ? `See how we worked this out` : `Bekijk hoe we dit berekenen`;

/** @type {(i: { name: string | number }) => string} */
export const specificatieOf = (i) => isEnglish() ? `for ${i.name}` : `voor ${i.name}`;

/** @type {() => string} */
export const details = () => isEnglish() ? `Details of this invoice` : `Gegevens van deze factuur`;

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
export const openInRegeling = () => isEnglish() ? `Still open, in instalments` : `Nog open, in termijnen`;

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
export const termijnOver = (i) => isEnglish() ? `You paid the own risk of ${i.year} in instalments. In the final settlement we compare them with what you really used.` : `Je betaalde het eigen risico van ${i.year} in termijnen. In de eindafrekening zetten we die naast wat je echt hebt gebruikt.`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const settledIn = (i) => isEnglish() ? `invoice ${i.kenmerk}` : `factuur ${i.kenmerk}`;

/** @type {() => string} */
export const partlySetOff = () => isEnglish() ? `Part of this invoice was set off against money that we still owed you. The rest is paid.` : `Deze factuur is voor een deel verrekend met geld dat je nog van ons kreeg. De rest is betaald.`;

/** @type {() => string} */
export const zero = () => isEnglish() ? `This invoice comes to €0.00.` : `Deze factuur komt uit op € 0,00.`;

/** @type {() => string} */
export const regelingEnded = () => isEnglish() ? `Your arrangement has ended. We could not debit an instalment.` : `Je regeling is gestopt. We konden een termijn niet afschrijven.`;

/** @type {(i: { day: string | number }) => string} */
export const bookedReturned = (i) => isEnglish() ? `Your payment went back on ${i.day}` : `Je betaling is teruggeboekt op ${i.day}`;

/** @type {() => string} */
export const afrekeningOver = () => isEnglish() ? `We do that after the year.` : `Dat doen we na het jaar.`;

/** @type {() => string} */
export const afrekeningMissed = () => isEnglish() ? `We do that now, because an instalment was not paid.` : `Dat doen we nu al, omdat een termijn niet is betaald.`;

/** @type {() => string} */
export const afrekeningLeft = () => isEnglish() ? `We do that now, because the insurance on this policy has ended.` : `Dat doen we nu al, omdat de verzekering op deze polis is gestopt.`;

/** @type {(i: { name: string | number }) => string} */
export const afrekeningLeftOf = (i) => isEnglish() ? `We do that now, because the insurance of ${i.name} on this policy has ended.` : `Dat doen we nu al, omdat de verzekering van ${i.name} op deze polis is gestopt.`;
