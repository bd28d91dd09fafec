/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `Messages` : `Berichten`;

/** @type {(i: { n: number }) => string} */
export const unreadCount = (i) => isEnglish() ? plural(i.n, { one: `You have ${counted(i.n)} new message.`, other: `You have ${counted(i.n)} new messages.` }) : plural(i.n, { one: `Je hebt ${counted(i.n)} nieuw bericht.`, other: `Je hebt ${counted(i.n)} nieuwe berichten.` });

/** @type {() => string} */
export const noneUnread = () => isEnglish() ? `You have read everything.` : `Je hebt alles gelezen.`;

/** @type {() => string} */
export const unread = () => isEnglish() ? `New` : `Nieuw`;

/** @type {() => string} */
export const readAll = () => isEnglish() ? `Mark all as read` : `Markeer alles als gelezen`;

/** @type {() => string} */
export const empty = () => isEnglish() ? `You have no messages yet` : `Je hebt nog geen berichten`;

/** @type {() => string} */
export const emptyText = () => isEnglish() ? `Here you can read when something changes: a claim that we have assessed, money that is coming, or an invoice that is almost due.` : `Hier lees je het als er iets verandert: een declaratie die we hebben beoordeeld, geld dat komt of een factuur die je bijna moet betalen.`;

/** @type {() => string} */
export const nothing = () => isEnglish() ? `You get nothing` : `Je krijgt niets`;

/** @type {(i: { bedrag: string | number }) => string} */
export const money = (i) => isEnglish() ? `You get ${i.bedrag}` : `Je krijgt ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const got = (i) => isEnglish() ? `You got ${i.bedrag}` : `Je kreeg ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const betaalverzoek = (i) => isEnglish() ? `Pay ${i.bedrag}` : `Betaal ${i.bedrag}`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const betaalverzoekText = (i) => isEnglish() ? `${i.facturen}, by ${i.day}.` : `${i.facturen}, uiterlijk ${i.day}.`;

/** @type {() => string} */
export const paidBetaalverzoek = () => isEnglish() ? `Your payment request has been paid` : `Je betaalverzoek is betaald`;

/** @type {(i: { bedrag: string | number }) => string} */
export const termijn = (i) => isEnglish() ? `We debit ${i.bedrag}` : `We schrijven ${i.bedrag} af`;

/** @type {(i: { day: string | number }) => string} */
export const termijnText = (i) => isEnglish() ? `On ${i.day}. Make sure there is enough in your account by then.` : `Op ${i.day}. Zorg dat er dan genoeg op je rekening staat.`;

/** @type {() => string} */
export const termijnDone = () => isEnglish() ? `This instalment is over.` : `Deze termijn is voorbij.`;

/** @type {() => string} */
export const answer = () => isEnglish() ? `Your question has been answered` : `Je vraag is beantwoord`;

/** @type {() => string} */
export const other = () => isEnglish() ? `Something has changed` : `Er is iets veranderd`;

/** @type {() => string} */
export const otherText = () => isEnglish() ? `Reload the page to read what, or look again later.` : `Herlaad de pagina om te lezen wat, of kijk later nog eens.`;

/** @type {() => string} */
export const gone = () => isEnglish() ? `An older message` : `Een ouder bericht`;

/** @type {() => string} */
export const goneText = () => isEnglish() ? `What this message was about can no longer be shown to you.` : `Waar dit bericht over ging, kun je niet meer bekijken.`;

/** @type {() => string} */
export const choicesTitle = () => isEnglish() ? `Would you like a notification too?` : `Ook een seintje?`;

/** @type {() => string} */
export const choicesText = () => isEnglish() ? `An email or notification never says what a message is about.` : `In een e-mail of melding staat nooit waar een bericht over gaat.`;

/** @type {() => string} */
export const mailTitle = () => isEnglish() ? `By email` : `Per e-mail`;

/** @type {() => string} */
export const mailOn = () => isEnglish() ? `Email is on.` : `E-mail staat aan.`;

/** @type {() => string} */
export const mailOff = () => isEnglish() ? `Email is off.` : `E-mail staat uit.`;

/** @type {() => string} */
export const mailStart = () => isEnglish() ? `Switch email on` : `E-mail aanzetten`;

/** @type {() => string} */
export const mailStop = () => isEnglish() ? `Switch email off` : `E-mail uitzetten`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `That did not work. Try again.` : `Dit is niet gelukt. Probeer het opnieuw.`;

/** @type {() => string} */
export const pushTitle = () => isEnglish() ? `On this device` : `Op dit apparaat`;

/** @type {() => string} */
export const pushText = () => isEnglish() ? `Also when you are not logged in, until you log out here.` : `Ook als je niet bent ingelogd, tot je hier uitlogt.`;

/** @type {() => string} */
export const pushOwnDevice = () => isEnglish() ? `Is this your own phone, tablet or computer? Do not switch this on where others use the device too: they would see that you are insured with us.` : `Is dit je eigen telefoon, tablet of computer? Zet het niet aan op een apparaat dat anderen ook gebruiken: zij zien dan dat je bij ons verzekerd bent.`;

/** @type {() => string} */
export const pushYes = () => isEnglish() ? `Yes, switch notifications on` : `Ja, zet meldingen aan`;

/** @type {() => string} */
export const pushNo = () => isEnglish() ? `No, leave it` : `Nee, laat maar`;

/** @type {() => string} */
export const pushStart = () => isEnglish() ? `Switch notifications on` : `Meldingen aanzetten`;

/** @type {() => string} */
export const pushStop = () => isEnglish() ? `Switch notifications off` : `Meldingen uitzetten`;

/** @type {() => string} */
export const pushOn = () => isEnglish() ? `Notifications are on.` : `Meldingen staan aan.`;

/** @type {() => string} */
export const pushOff = () => isEnglish() ? `Notifications are off.` : `Meldingen staan uit.`;

/** @type {() => string} */
export const pushDenied = () => isEnglish() ? `Your browser blocks notifications. Allow them in the settings of your browser first.` : `Je browser houdt meldingen tegen. Sta ze eerst toe in de instellingen van je browser.`;

/** @type {() => string} */
export const pushFailed = () => isEnglish() ? `Switching notifications on did not work. Try again later.` : `Meldingen aanzetten is niet gelukt. Probeer het later opnieuw.`;

/** @type {() => string} */
export const pushStopFailed = () => isEnglish() ? `Switching notifications off did not work. Try again later.` : `Meldingen uitzetten is niet gelukt. Probeer het later opnieuw.`;

/** @type {() => string} */
export const mailNone = () => isEnglish() ? `We do not know your email address.` : `We weten je e-mailadres niet.`;

/** @type {() => string} */
export const mailNoneLink = () => isEnglish() ? `Fill in your email address` : `Vul je e-mailadres in`;

/** @type {() => string} */
export const correction = () => isEnglish() ? `Bill taken back` : `Nota teruggenomen`;

/** @type {() => string} */
export const lowered = () => isEnglish() ? `Your own risk (deductible) is lower now` : `Je eigen risico is lager geworden`;

/** @type {() => string} */
export const loweredText = () => isEnglish() ? `Your insurance does not run for the whole year.` : `Je verzekering geldt niet het hele jaar.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const betaalverzoekHerinnering = (i) => isEnglish() ? `Reminder: pay ${i.bedrag}` : `Herinnering: betaal ${i.bedrag}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const betaalverzoekAanmaning = (i) => isEnglish() ? `Final reminder: pay ${i.bedrag}` : `Aanmaning: betaal ${i.bedrag}`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const betaalverzoekAanmaningText = (i) => isEnglish() ? `${i.facturen}, by ${i.day}. After that, costs are added.` : `${i.facturen}, uiterlijk ${i.day}. Daarna komen er kosten bij.`;

/** @type {() => string} */
export const arrearsOffer = () => isEnglish() ? `Pay your premium in instalments` : `Betaal je premie in termijnen`;

/** @type {(i: { bedrag: string | number }) => string} */
export const arrearsOfferText = (i) => isEnglish() ? `Your premium is ${i.bedrag} in arrears. Choose an arrangement under your invoices, or pay now.` : `Je premie loopt ${i.bedrag} achter. Kies een regeling bij je facturen, of betaal nu.`;

/** @type {() => string} */
export const arrearsWarning = () => isEnglish() ? `Warning: your premium is too far in arrears` : `Waarschuwing: je premie loopt te ver achter`;

/** @type {(i: { bedrag: string | number }) => string} */
export const arrearsWarningText = (i) => isEnglish() ? `${i.bedrag} is open. If you do nothing, we register you with the CAK. See under your invoices what you can do.` : `Er staat ${i.bedrag} open. Doe je niets, dan melden we je aan bij het CAK. Kijk bij je facturen wat je kunt doen.`;

/** @type {() => string} */
export const arrearsRegistered = () => isEnglish() ? `We have registered you with the CAK` : `We hebben je aangemeld bij het CAK`;

/** @type {(i: { bedrag: string | number }) => string} */
export const arrearsRegisteredText = (i) => isEnglish() ? `${i.bedrag} is open. See under your invoices what this means and what you can do.` : `Er staat ${i.bedrag} open. Kijk bij je facturen wat dit betekent en wat je kunt doen.`;

/** @type {() => string} */
export const arrearsDeregistered = () => isEnglish() ? `We have ended your registration with the CAK` : `We hebben je afgemeld bij het CAK`;

/** @type {() => string} */
export const arrearsDeregisteredText = () => isEnglish() ? `You pay the next premium of your basic insurance to us again.` : `De volgende premie van je basisverzekering betaal je weer aan ons.`;

/** @type {() => string} */
export const arrearsOver = () => isEnglish() ? `This is over. You do not have to do anything.` : `Dit is voorbij. Je hoeft niets te doen.`;

/** @type {() => string} */
export const letter = () => isEnglish() ? `Our letter` : `Onze brief`;

/** @type {(i: { day: string | number }) => string} */
export const saveLetter = (i) => isEnglish() ? `Save as PDF: our letter of ${i.day}` : `Bewaar als pdf: onze brief van ${i.day}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const betaalverzoekLate = (i) => isEnglish() ? `Pay ${i.bedrag} as soon as you can` : `Betaal ${i.bedrag} zo snel mogelijk`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const betaalverzoekLateText = (i) => isEnglish() ? `${i.facturen}. The due date ${i.day} has passed.` : `${i.facturen}. De betaaldatum ${i.day} is voorbij.`;

/** @type {() => string} */
export const betaalverzoekMoved = () => isEnglish() ? `Your payment request no longer applies` : `Je betaalverzoek geldt niet meer`;

/** @type {(i: { facturen: string | number }) => string} */
export const betaalverzoekMovedText = (i) => isEnglish() ? `${i.facturen}. Your invoices show how you pay now.` : `${i.facturen}. Kijk bij je facturen hoe je nu betaalt.`;

/** @type {(i: { facturen: string | number }) => string} */
export const paidBetaalverzoekText = (i) => isEnglish() ? `${i.facturen}.` : `${i.facturen}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const termijnWas = (i) => isEnglish() ? `Instalment of ${i.bedrag}` : `Termijn van ${i.bedrag}`;

/** @type {() => string} */
export const moneySee = () => isEnglish() ? `See how and when you get it.` : `Kijk hoe en wanneer je het krijgt.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const covered = (i) => isEnglish() ? `We reimburse ${i.bedrag}` : `We vergoeden ${i.bedrag}`;

/** @type {() => string} */
export const coveredSee = () => isEnglish() ? `See whether you get it, or it is set off.` : `Kijk of je het krijgt, of dat we het verrekenen.`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const betaalverzoekIncassoText = (i) => isEnglish() ? `${i.facturen}, by ${i.day}. The direct debit failed.` : `${i.facturen}, uiterlijk ${i.day}. Afschrijven lukte niet.`;

/** @type {() => string} */
export const checkingBetaling = () => isEnglish() ? `We are checking your payment` : `We controleren je betaling`;

/** @type {(i: { facturen: string | number }) => string} */
export const checkingBetalingText = (i) => isEnglish() ? `${i.facturen}. Do not pay again.` : `${i.facturen}. Betaal niet opnieuw.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const debitReturned = (i) => isEnglish() ? `You had ${i.bedrag} returned` : `Je liet ${i.bedrag} terugboeken`;

/** @type {(i: { bedrag: string | number }) => string} */
export const failedDebit = (i) => isEnglish() ? `${i.bedrag} not debited` : `${i.bedrag} niet afgeschreven`;

/** @type {(i: { day: string | number }) => string} */
export const failedAgain = (i) => isEnglish() ? `New attempt on ${i.day}: make sure there is enough.` : `Nieuwe poging op ${i.day}: zorg voor genoeg saldo.`;

/** @type {() => string} */
export const failedPay = () => isEnglish() ? `Pay the rest yourself.` : `Betaal de rest zelf.`;

/** @type {() => string} */
export const failedDone = () => isEnglish() ? `This has been taken care of.` : `Dit is inmiddels geregeld.`;

/** @type {(i: { email: string | number }) => string} */
export const mailAddress = (i) => isEnglish() ? `To ${i.email}.` : `Naar ${i.email}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const refunded = (i) => isEnglish() ? `You got ${i.bedrag} back` : `Je kreeg ${i.bedrag} terug`;

/** @type {(i: { bedrag: string | number }) => string} */
export const chargedBack = (i) => isEnglish() ? `Your bank took back ${i.bedrag}` : `Je bank haalde ${i.bedrag} terug`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const returnedText = (i) => isEnglish() ? `${i.facturen} is open again. Pay by ${i.day}.` : `${i.facturen} staat weer open. Betaal uiterlijk ${i.day}.`;

/** @type {(i: { facturen: string | number }) => string} */
export const returnedCheckingText = (i) => isEnglish() ? `${i.facturen}. We are checking your new payment. Do not pay again.` : `${i.facturen}. We controleren je nieuwe betaling. Betaal niet opnieuw.`;

/** @type {(i: { facturen: string | number }) => string} */
export const returnedDone = (i) => isEnglish() ? `${i.facturen}. You have paid this since.` : `${i.facturen}. Daarna heb je dit betaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const disagrees = (i) => isEnglish() ? `You get ${i.bedrag} back` : `Je krijgt ${i.bedrag} terug`;

/** @type {(i: { facturen: string | number }) => string} */
export const disagreesText = (i) => isEnglish() ? `${i.facturen}. Your payment was not right. The payment request tells when the money comes, and what you still have to pay.` : `${i.facturen}. Je betaling klopte niet. Bij je betaalverzoek lees je wanneer het geld komt, en wat je nog moet betalen.`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const disagreesPaid = (i) => isEnglish() ? `${i.facturen}. Your payment was not right. We transferred it back on ${i.day}. The payment request tells what you still have to pay.` : `${i.facturen}. Je betaling klopte niet. Op ${i.day} maakten we hem terug over. Bij je betaalverzoek lees je wat je nog moet betalen.`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const paidBetaalverzoekOn = (i) => isEnglish() ? `${i.facturen}, on ${i.day}.` : `${i.facturen}, op ${i.day}.`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const returnedDoneOn = (i) => isEnglish() ? `${i.facturen}. You have paid this since, on ${i.day}.` : `${i.facturen}. Daarna heb je dit betaald, op ${i.day}.`;

/** @type {(i: { day: string | number }) => string} */
export const arrearsOverOn = (i) => isEnglish() ? `This has been over since ${i.day}. You do not have to do anything.` : `Dit is voorbij sinds ${i.day}. Je hoeft niets te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const termijnDebited = (i) => isEnglish() ? `Debited on ${i.day}.` : `Afgeschreven op ${i.day}.`;

/** @type {(i: { day: string | number }) => string} */
export const termijnLapsed = (i) => isEnglish() ? `Not debited: lapsed on ${i.day}.` : `Niet afgeschreven: vervallen op ${i.day}.`;

/** @type {(i: { facturen: string | number }) => string} */
export const aboutTermijn = (i) => isEnglish() ? `Your arrangement for ${i.facturen}` : `Je regeling voor ${i.facturen}`;

/** @type {() => string} */
export const aboutAnyTermijn = () => isEnglish() ? `Your arrangement` : `Je regeling`;

/** @type {(i: { facturen: string | number }) => string} */
export const aboutTooMuch = (i) => isEnglish() ? `Paid too much for ${i.facturen}` : `Te veel betaald voor ${i.facturen}`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const aboutKenmerk = (i) => isEnglish() ? `Payment reference ${i.kenmerk}` : `Betalingskenmerk ${i.kenmerk}`;

/** @type {(i: { year: string | number }) => string} */
export const loweredYear = (i) => isEnglish() ? `Your own risk (deductible) of ${i.year} is lower now` : `Je eigen risico van ${i.year} is lager geworden`;

/** @type {(i: { year: string | number }) => string} */
export const loweredYearText = (i) => isEnglish() ? `Your insurance does not run for all of ${i.year}.` : `Je verzekering geldt niet heel ${i.year}.`;

/** @type {() => string} */
export const loweredSee = () => isEnglish() ? `See what that changes.` : `Kijk wat dat verandert.`;

/** @type {(i: { zorgsoort: string | number }) => string} */
export const loweredSeeFor = (i) => isEnglish() ? `See what that changes for your claim for ${i.zorgsoort}.` : `Kijk wat dat verandert aan je declaratie voor ${i.zorgsoort}.`;

/** @type {(i: { day: string | number }) => string} */
export const failedDoneOn = (i) => isEnglish() ? `Taken care of on ${i.day}.` : `Geregeld op ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const restored = (i) => isEnglish() ? `Received after all: ${i.bedrag}` : `Toch ontvangen: ${i.bedrag}`;

/** @type {(i: { facturen: string | number }) => string} */
export const restoredText = (i) => isEnglish() ? `${i.facturen}. Your payment request tells what you still have to pay.` : `${i.facturen}. Bij je betaalverzoek lees je wat je nog moet betalen.`;

/** @type {(i: { facturen: string | number }) => string} */
export const restoredDone = (i) => isEnglish() ? `${i.facturen}. You do not have to pay anything more for this.` : `${i.facturen}. Je hoeft hiervoor niets meer te betalen.`;

/** @type {() => string} */
export const seeWhy = () => isEnglish() ? `See why.` : `Kijk waarom.`;

/** @type {() => string} */
export const assessed = () => isEnglish() ? `Assessed` : `Beoordeeld`;

/** @type {(i: { name: string | number }) => string} */
export const careOf = (i) => isEnglish() ? `${i.name}’s care` : `zorg van ${i.name}`;

/** @type {(i: { day: string | number }) => string} */
export const transferred = (i) => isEnglish() ? `Transferred on ${i.day}.` : `Overgemaakt op ${i.day}.`;

/** @type {() => string} */
export const searchLabel = () => isEnglish() ? `Search your messages` : `Zoek in je berichten`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const failedDebitOn = (i) => isEnglish() ? `${i.bedrag} not debited on ${i.day}` : `${i.bedrag} niet afgeschreven op ${i.day}`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const debitReturnedOn = (i) => isEnglish() ? `You had ${i.bedrag} returned on ${i.day}` : `Je liet ${i.bedrag} terugboeken op ${i.day}`;

/** @type {() => string} */
export const rekening = () => isEnglish() ? `Your account was changed` : `Je rekening is gewijzigd`;

/** @type {() => string} */
export const rekeningText = () => isEnglish() ? `For the first two days after it we pay nothing out. Was it not you? Call us at once.` : `De eerste twee dagen daarna betalen we niets uit. Was jij dit niet? Bel ons meteen.`;

/** @type {() => string} */
export const debitStarted = () => isEnglish() ? `Your direct debit has started` : `Je automatische incasso is gestart`;

/** @type {() => string} */
export const debitStartedText = () => isEnglish() ? `We debit your account for new invoices. Was it not you? Call us at once.` : `Nieuwe facturen schrijven we af van je rekening. Was jij dit niet? Bel ons meteen.`;

/** @type {() => string} */
export const debitStopped = () => isEnglish() ? `Your direct debit has stopped` : `Je automatische incasso is gestopt`;

/** @type {() => string} */
export const debitStoppedText = () => isEnglish() ? `You pay new invoices yourself. See with your invoices what you have to pay now.` : `Nieuwe facturen betaal je zelf. Kijk bij je facturen wat je nu moet betalen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const debitLapsed = (i) => isEnglish() ? `We do not debit ${i.bedrag}` : `${i.bedrag} schrijven we niet af`;

/** @type {() => string} */
export const debitLapsedText = () => isEnglish() ? `See with the invoice whether you still have to pay something.` : `Kijk bij de factuur of je nog iets moet betalen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const debitWas = (i) => isEnglish() ? `${i.bedrag} debited` : `${i.bedrag} afgeschreven`;

/** @type {() => string} */
export const debitDone = () => isEnglish() ? `This is paid.` : `Dit is betaald.`;

/** @type {() => string} */
export const sheet = () => isEnglish() ? `Your new policy sheet is ready` : `Je nieuwe polisblad staat klaar`;

/** @type {(i: { year: string | number }) => string} */
export const sheetOfYear = (i) => isEnglish() ? `Your policy sheet of ${i.year} is ready` : `Je polisblad van ${i.year} staat klaar`;

/** @type {(i: { name: string | number }) => string} */
export const machtigingGiven = (i) => isEnglish() ? `${i.name} may act for you` : `${i.name} mag zaken voor je regelen`;

/** @type {() => string} */
export const machtigingGivenUnknown = () => isEnglish() ? `Somebody may act for you` : `Iemand mag zaken voor je regelen`;

/** @type {() => string} */
export const machtigingGivenText = () => isEnglish() ? `Was it not you? Stop it at once at your details, and call us.` : `Was jij dit niet? Stop het meteen bij je gegevens, en bel ons.`;

/** @type {(i: { name: string | number }) => string} */
export const machtigingGot = (i) => isEnglish() ? `You may act for ${i.name}` : `Je mag zaken regelen voor ${i.name}`;

/** @type {(i: { name: string | number }) => string} */
export const machtigingEnded = (i) => isEnglish() ? `${i.name} may no longer act for you` : `${i.name} mag geen zaken meer voor je regelen`;

/** @type {(i: { name: string | number }) => string} */
export const machtigingEndedGot = (i) => isEnglish() ? `You may no longer act for ${i.name}` : `Je mag geen zaken meer regelen voor ${i.name}`;

/** @type {() => string} */
export const machtigingUnknown = () => isEnglish() ? `somebody` : `iemand`;

/** @type {() => string} */
export const sheetText = () => isEnglish() ? `Check that everything is right.` : `Kijk na of alles klopt.`;

/** @type {() => string} */
export const settledBetaalverzoek = () => isEnglish() ? `Nothing is open on your payment request any more` : `Van je betaalverzoek staat niets meer open`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const settledBetaalverzoekOn = (i) => isEnglish() ? `${i.facturen}, since ${i.day}.` : `${i.facturen}, sinds ${i.day}.`;

/** @type {(i: { facturen: string | number }) => string} */
export const returnedSettled = (i) => isEnglish() ? `${i.facturen}. Nothing of this is open any more.` : `${i.facturen}. Hiervan staat niets meer open.`;

/** @type {(i: { facturen: string | number, day: string | number }) => string} */
export const returnedSettledOn = (i) => isEnglish() ? `${i.facturen}. Nothing of this is open any more since ${i.day}.` : `${i.facturen}. Hiervan staat niets meer open sinds ${i.day}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const arrearsFollowed = (i) => isEnglish() ? `${i.bedrag} was open then. A newer message followed.` : `Er stond toen ${i.bedrag} open. Daarna kreeg je een nieuwer bericht.`;

/** @type {() => string} */
export const failedPayInvoice = () => isEnglish() ? `Pay this yourself.` : `Betaal dit zelf.`;

/** @type {(i: { year: string | number }) => string} */
export const ofYear = (i) => isEnglish() ? `Messages of ${i.year}` : `Berichten van ${i.year}`;

/** @type {(i: { year: string | number }) => string} */
export const earlierIn = (i) => isEnglish() ? `Earlier in ${i.year}` : `Eerder in ${i.year}`;
