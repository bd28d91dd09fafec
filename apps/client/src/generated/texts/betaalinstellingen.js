/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const account = () => isEnglish() ? `Your account` : `Je rekening`;

/** @type {() => string} */
export const accountUnknown = () => isEnglish() ? `We do not know your account. Enter it below, so that we can pay you.` : `We kennen geen rekening van je. Vul hem hieronder in, dan kunnen we je betalen.`;

/** @type {() => string} */
export const accountText = () => isEnglish() ? `We pay you to this account. Direct debit is taken from it too.` : `Hierop krijg je geld van ons. Automatische incasso gaat er ook van af.`;

/** @type {(i: { naam: string | number }) => string} */
export const ofHolder = (i) => isEnglish() ? `in the name of ${i.naam}` : `op naam van ${i.naam}`;

/** @type {() => string} */
export const changedTitle = () => isEnglish() ? `Your account was changed` : `Je rekening is gewijzigd`;

/** @type {(i: { day: string | number }) => string} */
export const changedText = (i) => isEnglish() ? `From ${i.day} we pay out to this account. Until that day we hold payouts, so that nobody else can make off with your money unnoticed.` : `Vanaf ${i.day} betalen we uit op deze rekening. Tot die dag houden we uitbetalingen vast, zodat niemand anders er ongemerkt met je geld vandoor gaat.`;

/** @type {() => string} */
export const notYou = () => isEnglish() ? `Was it not you? Call us at once.` : `Heb jij dit niet gedaan? Bel ons meteen.`;

/** @type {() => string} */
export const changeAccount = () => isEnglish() ? `Change your account` : `Wijzig je rekening`;

/** @type {() => string} */
export const iban = () => isEnglish() ? `Account number (IBAN)` : `Rekeningnummer (IBAN)`;

/** @type {() => string} */
export const ibanHint = () => isEnglish() ? `For example NL91 ABNA 0417 1643 00` : `Bijvoorbeeld NL91 ABNA 0417 1643 00`;

/** @type {() => string} */
export const ibanEmpty = () => isEnglish() ? `Enter your account number.` : `Vul je rekeningnummer in.`;

/** @type {() => string} */
export const ibanWrong = () => isEnglish() ? `This account number is not right. Look at your bank card and enter all letters and digits.` : `Dit rekeningnummer klopt niet. Kijk op je bankpas en vul alle letters en cijfers in.`;

/** @type {() => string} */
export const naam = () => isEnglish() ? `Name of the account holder` : `Naam van de rekeninghouder`;

/** @type {() => string} */
export const naamHint = () => isEnglish() ? `As on the bank card` : `Zoals op de bankpas`;

/** @type {() => string} */
export const naamEmpty = () => isEnglish() ? `Enter the name of the account holder.` : `Vul de naam van de rekeninghouder in.`;

/** @type {() => string} */
export const naamTooLong = () => isEnglish() ? `This name is too long. Enter at most 70 characters.` : `Deze naam is te lang. Vul hoogstens 70 tekens in.`;

/** @type {() => string} */
export const consequences = () => isEnglish() ? `We ask the bank whether name and number belong together. After that we pay nothing out for two days. You get a message about the change.` : `We vragen de bank of naam en nummer bij elkaar horen. Daarna betalen we twee dagen niets uit. Je krijgt bericht van de wijziging.`;

/** @type {() => string} */
export const change = () => isEnglish() ? `Change account` : `Wijzig rekening`;

/** @type {() => string} */
export const save = () => isEnglish() ? `Save account` : `Sla rekening op`;

/** @type {() => string} */
export const checkTitle = () => isEnglish() ? `Check what you entered. Nothing has been changed yet.` : `Controleer je gegevens. Er is nog niets gewijzigd.`;

/** @type {() => string} */
export const naamNear = () => isEnglish() ? `The name is close to that of the account holder, but not exactly the same. Enter the name as it is on the bank card.` : `De naam lijkt op die van de rekeninghouder, maar is niet precies gelijk. Vul de naam in zoals die op de bankpas staat.`;

/** @type {() => string} */
export const naamOther = () => isEnglish() ? `At the bank this account is in another name. Is the number right? Go on only if you are sure that your money has to go to this account.` : `Deze rekening staat bij de bank op een andere naam. Klopt het nummer? Ga alleen verder als je zeker weet dat je geld op deze rekening moet komen.`;

/** @type {() => string} */
export const naamUnknown = () => isEnglish() ? `The bank could not tell us whether name and number belong together. Check once more that the number is right.` : `De bank kon ons niet vertellen of naam en nummer bij elkaar horen. Kijk nog eens goed of het nummer klopt.`;

/** @type {() => string} */
export const changeAnyway = () => isEnglish() ? `Change to this account anyway` : `Toch wijzigen naar deze rekening`;

/** @type {() => string} */
export const conflictTitle = () => isEnglish() ? `Your account was changed in the meantime` : `Je rekening is intussen gewijzigd`;

/** @type {() => string} */
export const conflictText = () => isEnglish() ? `That happened in another window or on another device. What holds now is at the top. Do you still want to change it? Then choose Change account once more.` : `Dat gebeurde in een ander venster of op een ander apparaat. Bovenaan staat wat er nu geldt. Wil je hem nog steeds wijzigen? Kies dan nog een keer Wijzig rekening.`;

/** @type {() => string} */
export const failedTitle = () => isEnglish() ? `Your account was not changed` : `Je rekening is niet gewijzigd`;

/** @type {() => string} */
export const failedText = () => isEnglish() ? `Something went wrong. Try again in a few minutes.` : `Er ging iets mis. Probeer het over een paar minuten nog een keer.`;

/** @type {() => string} */
export const elsewhere = () => isEnglish() ? `To your payment settings` : `Naar je betaalinstellingen`;

/** @type {() => string} */
export const debitTitle = () => isEnglish() ? `Direct debit` : `Automatische incasso`;

/** @type {() => string} */
export const debitOff = () => isEnglish() ? `You pay yourself: with each invoice you get a payment request.` : `Je betaalt zelf: bij elke factuur krijg je een betaalverzoek.`;

/** @type {() => string} */
export const debitToInvoices = () => isEnglish() ? `To your invoices` : `Naar je facturen`;

/** @type {() => string} */
export const debitNeedsAccount = () => isEnglish() ? `First enter your account above. After that you can start direct debit.` : `Vul eerst hierboven je rekening in. Daarna kun je automatische incasso starten.`;

/** @type {(i: { dag: string | number }) => string} */
export const debitOn = (i) => isEnglish() ? `We debit your invoices on day ${i.dag} of the month, or on the first banking day after it.` : `We schrijven je facturen af op dag ${i.dag} van de maand, of op de eerste bankdag daarna.`;

/** @type {(i: { days: string | number }) => string} */
export const debitTold = (i) => isEnglish() ? `At least ${i.days} days ahead you get a message with the day and the amount.` : `Minstens ${i.days} dagen vooraf krijg je een bericht met de dag en het bedrag.`;

/** @type {() => string} */
export const debitReference = () => isEnglish() ? `Mandate reference` : `Machtigingskenmerk`;

/** @type {() => string} */
export const debitSigned = () => isEnglish() ? `Signed on` : `Getekend op`;

/** @type {() => string} */
export const debitCreditor = () => isEnglish() ? `Creditor identifier` : `Incassant-ID`;

/** @type {() => string} */
export const debitAtBank = () => isEnglish() ? `With the bank already. This goes on, also if you change something now:` : `Al bij de bank. Dit gaat door, ook als je nu iets wijzigt:`;

/** @type {() => string} */
export const debitPlanned = () => isEnglish() ? `This is debited soon:` : `Dit schrijven we binnenkort af:`;

/** @type {(i: { iban: string | number }) => string} */
export const debitPlannedFrom = (i) => isEnglish() ? `This is debited soon from ${i.iban}:` : `Dit schrijven we binnenkort af van ${i.iban}:`;

/** @type {(i: { iban: string | number }) => string} */
export const debitFrom = (i) => isEnglish() ? `from ${i.iban}` : `van ${i.iban}`;

/** @type {() => string} */
export const debitStart = () => isEnglish() ? `Start direct debit` : `Start automatische incasso`;

/** @type {() => string} */
export const debitDayLegend = () => isEnglish() ? `On which day of the month?` : `Op welke dag van de maand?`;

/** @type {() => string} */
export const debitDayHint = () => isEnglish() ? `Is the bank closed that day? Then we debit on the first day after it.` : `Is de bank die dag dicht? Dan schrijven we de eerste dag daarna af.`;

/** @type {(i: { dag: string | number }) => string} */
export const debitDay = (i) => isEnglish() ? `Day ${i.dag}` : `Dag ${i.dag}`;

/** @type {() => string} */
export const debitChooseDay = () => isEnglish() ? `Choose a day.` : `Kies een dag.`;

/** @type {(i: { naam: string | number, incassant: string | number, iban: string | number }) => string} */
export const debitMandate = (i) => isEnglish() ? `With this you authorise ${i.naam} (creditor identifier ${i.incassant}) to send instructions to your bank, time and again, to debit amounts from your account ${i.iban}, and your bank to do so. Do you disagree with a debit? Then you can have it returned within eight weeks. Ask your bank for the conditions.` : `Hiermee geef je ${i.naam} (incassant-ID ${i.incassant}) toestemming om doorlopend incasso-opdrachten naar je bank te sturen om bedragen van je rekening ${i.iban} af te schrijven, en je bank toestemming om dat te doen. Ben je het niet eens met een afschrijving? Dan kun je hem binnen acht weken laten terugboeken. Vraag je bank naar de voorwaarden.`;

/** @type {() => string} */
export const debitAgree = () => isEnglish() ? `Yes, I give this authorisation` : `Ja, ik geef deze toestemming`;

/** @type {() => string} */
export const debitAgreeFirst = () => isEnglish() ? `Tick that you give the authorisation.` : `Vink aan dat je toestemming geeft.`;

/** @type {() => string} */
export const debitFromNow = () => isEnglish() ? `This applies to invoices that you get from now on. What you got before, you still pay yourself.` : `Dit geldt voor facturen die je vanaf nu krijgt. Wat je al hebt gekregen, betaal je nog zelf.`;

/** @type {() => string} */
export const debitDayFromNow = () => isEnglish() ? `This applies to invoices that you get from now on.` : `Dit geldt voor facturen die je vanaf nu krijgt.`;

/** @type {() => string} */
export const debitChangeDay = () => isEnglish() ? `Choose another day` : `Kies een andere dag`;

/** @type {() => string} */
export const debitSaveDay = () => isEnglish() ? `Change day` : `Wijzig dag`;

/** @type {() => string} */
export const debitStop = () => isEnglish() ? `Stop direct debit` : `Stop automatische incasso`;

/** @type {() => string} */
export const debitStopText = () => isEnglish() ? `After that you get a payment request with each invoice.` : `Daarna krijg je bij elke factuur een betaalverzoek.`;

/** @type {() => string} */
export const debitStopAtBank = () => isEnglish() ? `This is with the bank already and is still debited:` : `Dit is al bij de bank en schrijven we nog af:`;

/** @type {() => string} */
export const debitStopPlanned = () => isEnglish() ? `This is not debited any more. You get a payment request for it at once:` : `Dit schrijven we niet meer af. Je krijgt er meteen een betaalverzoek voor:`;

/** @type {() => string} */
export const debitStopTerms = () => isEnglish() ? `Do you pay in instalments? We debit those as you agreed.` : `Betaal je in termijnen? Die schrijven we af zoals je hebt afgesproken.`;

/** @type {(i: { day: string | number }) => string} */
export const debitMoves = (i) => isEnglish() ? `Your mandate moves along: debits after ${i.day} are from the new account.` : `Je machtiging verhuist mee: afschrijvingen na ${i.day} gaan van de nieuwe rekening.`;

/** @type {() => string} */
export const debitConflictTitle = () => isEnglish() ? `Something has changed in the meantime` : `Er is intussen iets veranderd`;

/** @type {() => string} */
export const debitConflictText = () => isEnglish() ? `That happened in another window or on another device. What holds now is above. Try again after that.` : `Dat gebeurde in een ander venster of op een ander apparaat. Hierboven staat wat er nu geldt. Probeer het daarna opnieuw.`;

/** @type {() => string} */
export const debitFailedTitle = () => isEnglish() ? `Nothing was changed` : `Er is niets gewijzigd`;

/** @type {() => string} */
export const premieTitle = () => isEnglish() ? `Your premium` : `Je premie`;

/** @type {() => string} */
export const premieMaand = () => isEnglish() ? `You pay your premium per month, in advance.` : `Je betaalt je premie per maand vooruit.`;

/** @type {() => string} */
export const premieKwartaal = () => isEnglish() ? `You pay your premium per quarter, in advance.` : `Je betaalt je premie per kwartaal vooruit.`;

/** @type {() => string} */
export const premieJaar = () => isEnglish() ? `You pay your premium per year, in advance.` : `Je betaalt je premie per jaar vooruit.`;

/** @type {() => string} */
export const premieNext = () => isEnglish() ? `Your next invoices:` : `Je volgende facturen:`;

/** @type {(i: { bedrag: string | number, periode: string | number }) => string} */
export const premieFor = (i) => isEnglish() ? `${i.bedrag} for ${i.periode}` : `${i.bedrag} voor ${i.periode}`;

/** @type {(i: { periode: string | number }) => string} */
export const premieForUnknown = (i) => isEnglish() ? `for ${i.periode}; we do not know the amount yet` : `voor ${i.periode}; het bedrag weten we nog niet`;

/** @type {() => string} */
export const premieChange = () => isEnglish() ? `Choose another period` : `Kies een andere periode`;

/** @type {() => string} */
export const premieLegend = () => isEnglish() ? `How do you want to pay your premium?` : `Hoe wil je je premie betalen?`;

/** @type {() => string} */
export const premiePerMaand = () => isEnglish() ? `Per month` : `Per maand`;

/** @type {() => string} */
export const premiePerKwartaal = () => isEnglish() ? `Per quarter` : `Per kwartaal`;

/** @type {() => string} */
export const premiePerJaar = () => isEnglish() ? `Per year` : `Per jaar`;

/** @type {(i: { day: string | number, what: string | number }) => string} */
export const premieFirst = (i) => isEnglish() ? `You get your first invoice on ${i.day}: ${i.what}.` : `Je eerste factuur krijg je op ${i.day}: ${i.what}.`;

/** @type {(i: { day: string | number, what: string | number }) => string} */
export const premieThen = (i) => isEnglish() ? `After that on ${i.day}: ${i.what}.` : `Daarna op ${i.day}: ${i.what}.`;

/** @type {() => string} */
export const premieChoose = () => isEnglish() ? `Choose how you want to pay your premium.` : `Kies hoe je je premie wilt betalen.`;

/** @type {() => string} */
export const premieFrom = () => isEnglish() ? `This applies from the first month for which you have no invoice yet. A quarter begins in January, April, July and October, a year in January. Until then you pay what is left of the quarter or year.` : `Dit geldt vanaf de eerste maand waarvoor je nog geen factuur hebt. Een kwartaal begint in januari, april, juli en oktober, een jaar in januari. Tot die tijd betaal je het deel van het kwartaal of jaar dat nog over is.`;

/** @type {() => string} */
export const premieBack = () => isEnglish() ? `Does your insurance change, or do you leave? Then you get back what you paid too much in advance.` : `Verandert je verzekering of stop je? Dan krijg je terug wat je te veel vooruit hebt betaald.`;

/** @type {() => string} */
export const premieDebit = () => isEnglish() ? `We debit each invoice in one go.` : `We schrijven elke factuur in één keer af.`;

/** @type {() => string} */
export const premieSave = () => isEnglish() ? `Change period` : `Wijzig periode`;

/** @type {(i: { year: string | number }) => string} */
export const termsTitle = (i) => isEnglish() ? `Own risk of ${i.year} in instalments` : `Eigen risico ${i.year} in termijnen`;

/** @type {() => string} */
export const termsText = () => isEnglish() ? `You pay in instalments, from February until November. After the year you get back what you did not use.` : `Je betaalt in termijnen, van februari tot en met november. Na het jaar krijg je terug wat je niet gebruikte.`;

/** @type {() => string} */
export const termsEnd = () => isEnglish() ? `If you do not pay an instalment, not even after an Aanmaning, the instalments end and we settle. It is not possible with voluntary own risk.` : `Betaal je een termijn niet, ook niet na een aanmaning? Dan stoppen de termijnen en rekenen we af. Met vrijwillig eigen risico kan het niet.`;

/** @type {(i: { day: string | number }) => string} */
export const termsUntil = (i) => isEnglish() ? `You can choose until ${i.day}.` : `Kiezen kan tot en met ${i.day}.`;

/** @type {(i: { aantal: string | number, bedrag: string | number, from: string | number, until: string | number }) => string} */
export const terms = (i) => isEnglish() ? `${i.aantal} times ${i.bedrag}, from ${i.from} until ${i.until}` : `${i.aantal} keer ${i.bedrag}, van ${i.from} tot en met ${i.until}`;

/** @type {(i: { aantal: string | number, bedrag: string | number, last: string | number, from: string | number, until: string | number }) => string} */
export const termsWithLast = (i) => isEnglish() ? `${i.aantal} times ${i.bedrag}, the last one ${i.last}, from ${i.from} until ${i.until}` : `${i.aantal} keer ${i.bedrag}, de laatste keer ${i.last}, van ${i.from} tot en met ${i.until}`;

/** @type {(i: { aantal: string | number, from: string | number, until: string | number }) => string} */
export const termsUnknown = (i) => isEnglish() ? `${i.aantal} instalments, from ${i.from} until ${i.until}; we do not know the amount yet` : `${i.aantal} termijnen, van ${i.from} tot en met ${i.until}; het bedrag weten we nog niet`;

/** @type {(i: { terms: string | number }) => string} */
export const termsChosen = (i) => isEnglish() ? `In instalments: ${i.terms}.` : `In termijnen: ${i.terms}.`;

/** @type {(i: { terms: string | number }) => string} */
export const termsWouldBe = (i) => isEnglish() ? `Not in instalments. It would be: ${i.terms}.` : `Niet in termijnen. Het zou zijn: ${i.terms}.`;

/** @type {() => string} */
export const termsVoluntary = () => isEnglish() ? `Not possible, because of voluntary own risk.` : `Niet mogelijk, door vrijwillig eigen risico.`;

/** @type {() => string} */
export const termsChoose = () => isEnglish() ? `Choose instalments` : `Kies termijnen`;

/** @type {() => string} */
export const termsUndo = () => isEnglish() ? `No instalments after all` : `Toch niet in termijnen`;

/** @type {(i: { naam: string | number }) => string} */
export const termsFor = (i) => isEnglish() ? `for ${i.naam}` : `voor ${i.naam}`;

/** @type {() => string} */
export const termsFailed = () => isEnglish() ? `Own risk in instalments` : `Eigen risico in termijnen`;

/** @type {() => string} */
export const termsHow = () => isEnglish() ? `How it works` : `Zo werkt het`;

/** @type {() => string} */
export const debitMandateTitle = () => isEnglish() ? `Your mandate` : `Je machtiging`;
