/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const payFirstBy = (i) => isEnglish() ? `You still have to pay ${i.bedrag}, the first part by ${i.day} at the latest.` : `Je moet nog ${i.bedrag} betalen, het eerste deel uiterlijk ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const debited = (i) => isEnglish() ? `${i.bedrag} will be taken from your account automatically.` : `${i.bedrag} wordt automatisch van je rekening afgeschreven.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const debitedFrom = (i) => isEnglish() ? `${i.bedrag} will be taken from your account, the first part on ${i.day}.` : `${i.bedrag} wordt van je rekening afgeschreven, het eerste deel op ${i.day}.`;

/** @type {() => string} */
export const incassoText = () => isEnglish() ? `Make sure that there is enough money in your account then. You do not have to do anything else.` : `Zorg dat er dan genoeg geld op je rekening staat. Verder hoef je niets te doen.`;

/** @type {() => string} */
export const herincassoText = () => isEnglish() ? `The first direct debit failed. Make sure that there is enough money in your account this time.` : `De eerste keer is het afschrijven niet gelukt. Zorg dat er nu genoeg geld op je rekening staat.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const follows = (i) => isEnglish() ? `You will get a payment request for ${i.bedrag}.` : `Je krijgt nog een betaalverzoek voor ${i.bedrag}.`;

/** @type {() => string} */
export const followsText = () => isEnglish() ? `The direct debit failed. The payment request will come within about a week. Until then you do not have to do anything.` : `Het afschrijven is niet gelukt. Het betaalverzoek komt binnen ongeveer een week. Tot dan hoef je niets te doen.`;

/** @type {() => string} */
export const notYetText = () => isEnglish() ? `You do not have to do anything yet.` : `Je hoeft nu nog niets te doen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const termijnen = (i) => isEnglish() ? `You pay ${i.bedrag} under an arrangement.` : `Je betaalt ${i.bedrag} in een regeling.`;

/** @type {() => string} */
export const termijnenText = () => isEnglish() ? `Pay your instalments on time. You do not have to do anything else.` : `Betaal je termijnen op tijd. Verder hoef je niets te doen.`;

/** @type {() => string} */
export const termijnenDebited = () => isEnglish() ? `We debit every instalment automatically. Make sure that there is enough money in your account then.` : `We schrijven elke termijn automatisch af. Zorg dat er dan genoeg op je rekening staat.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const inSchuldregeling = (i) => isEnglish() ? `${i.bedrag} is still open in your debt arrangement.` : `${i.bedrag} staat nog open in je schuldregeling.`;

/** @type {(i: { aantal: number }) => string} */
export const unknown = (i) => isEnglish() ? plural(i.aantal, { one: `One invoice has a status that we do not know here yet.`, other: `${counted(i.aantal)} invoices have a status that we do not know here yet.` }) : plural(i.aantal, { one: `Eén factuur heeft een status die we hier nog niet kennen.`, other: `${counted(i.aantal)} facturen hebben een status die we hier nog niet kennen.` });

/** @type {() => string} */
export const allPaid = () => isEnglish() ? `Everything has been paid.` : `Alles is betaald.`;

/** @type {() => string} */
export const filter = () => isEnglish() ? `Show` : `Toon`;

/** @type {(i: { aantal: string | number }) => string} */
export const all = (i) => isEnglish() ? `All (${i.aantal})` : `Alles (${i.aantal})`;

/** @type {(i: { aantal: string | number }) => string} */
export const groupOpen = (i) => isEnglish() ? `Open (${i.aantal})` : `Open (${i.aantal})`;

/** @type {(i: { aantal: string | number }) => string} */
export const groupPaid = (i) => isEnglish() ? `Paid (${i.aantal})` : `Betaald (${i.aantal})`;

/** @type {(i: { aantal: string | number }) => string} */
export const groupRegeling = (i) => isEnglish() ? `In an arrangement (${i.aantal})` : `In regeling (${i.aantal})`;

/** @type {(i: { year: string | number }) => string} */
export const year = (i) => isEnglish() ? `Invoices of ${i.year}` : `Facturen van ${i.year}`;

/** @type {(i: { shown: string | number, totaal: string | number }) => string} */
export const shownOf = (i) => isEnglish() ? `${i.shown} of ${i.totaal} invoices` : `${i.shown} van ${i.totaal} facturen`;

/** @type {() => string} */
export const betaalverzoekenFailed = () => isEnglish() ? `We cannot show what you have to pay right now.` : `We kunnen nu niet laten zien wat je moet betalen.`;

/** @type {() => string} */
export const facturenFailed = () => isEnglish() ? `We cannot show your invoices right now.` : `We kunnen je facturen nu niet laten zien.`;

/** @type {(i: { bedrag: string | number, kenmerk: string | number }) => string} */
export const cardName = (i) => isEnglish() ? `, ${i.bedrag}, reference ${i.kenmerk}` : `, ${i.bedrag}, kenmerk ${i.kenmerk}`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const receivedFirstBy = (i) => isEnglish() ? `You get ${i.bedrag} from us, the first part in your account by ${i.day}.` : `Je krijgt ${i.bedrag} van ons, het eerste deel uiterlijk ${i.day} op je rekening.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const tooLateFirst = (i) => isEnglish() ? `You still have to pay ${i.bedrag}. The first due date, ${i.day}, has passed.` : `Je moet nog ${i.bedrag} betalen. De eerste betaaldatum, ${i.day}, is voorbij.`;

/** @type {(i: { bedrag: string | number, day: string | number, again: string | number }) => string} */
export const debitedBoth = (i) => isEnglish() ? `${i.bedrag} will be taken from your account on ${i.day}, ${i.again} of it for the second time.` : `${i.bedrag} wordt op ${i.day} van je rekening afgeschreven, ${i.again} daarvan voor de tweede keer.`;

/** @type {(i: { aantal: string | number }) => string} */
export const otherOpen = (i) => isEnglish() ? `Also open (${i.aantal})` : `Verder open (${i.aantal})`;

/** @type {(i: { aantal: string | number }) => string} */
export const otherAll = (i) => isEnglish() ? `All others (${i.aantal})` : `Alle andere (${i.aantal})`;

/** @type {() => string} */
export const alsoOpen = () => isEnglish() ? `Also open` : `Verder open`;

/** @type {(i: { day: string | number }) => string} */
export const debitedAgain = (i) => isEnglish() ? `Again on ${i.day}` : `Opnieuw op ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const debitedDay = (i) => isEnglish() ? `On ${i.day}` : `Op ${i.day}`;

/** @type {() => string} */
export const requestFollows = () => isEnglish() ? `Payment request follows within a week` : `Betaalverzoek volgt binnen een week`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const nextTermijn = (i) => isEnglish() ? `Instalment of ${i.bedrag} on ${i.day}, automatic` : `Termijn van ${i.bedrag}, automatisch op ${i.day}`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const nextTermijnSelf = (i) => isEnglish() ? `Pay ${i.bedrag} by ${i.day}` : `Betaal ${i.bedrag} uiterlijk ${i.day}`;

/** @type {() => string} */
export const nothingNow = () => isEnglish() ? `Nothing to pay now` : `Nu niets betalen`;

/** @type {() => string} */
export const searchLabel = () => isEnglish() ? `Search your invoices` : `Zoek in je facturen`;

/** @type {(i: { year: string | number }) => string} */
export const yearPaid = (i) => isEnglish() ? `Paid invoices of ${i.year}` : `Betaalde facturen van ${i.year}`;
