/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { now: string | number, totaal: string | number }) => string} */
export const stepOf = (i) => isEnglish() ? `Step ${i.now} of ${i.totaal}` : `Stap ${i.now} van ${i.totaal}`;

/** @type {() => string} */
export const onward = () => isEnglish() ? `Continue` : `Verder`;

/** @type {() => string} */
export const previous = () => isEnglish() ? `Back` : `Vorige`;

/** @type {() => string} */
export const notaTitle = () => isEnglish() ? `Add your bill` : `Voeg je nota toe`;

/** @type {() => string} */
export const notaLabel = () => isEnglish() ? `Photo or file of your bill` : `Foto of bestand van je nota`;

/** @type {() => string} */
export const notaMore = () => isEnglish() ? `Another page or bill?` : `Nog een bladzijde of nota?`;

/** @type {(i: { day: string | number }) => string} */
export const notaRuleAge = (i) => isEnglish() ? `Care of the last three years: from ${i.day}.` : `Zorg van de laatste drie jaar: vanaf ${i.day}.`;

/** @type {() => string} */
export const notaNeedsTitle = () => isEnglish() ? `What does a bill need?` : `Waar moet een nota aan voldoen?`;

/** @type {() => string} */
export const notaNeeds1 = () => isEnglish() ? `The name and date of birth of who received the care.` : `De naam en geboortedatum van wie de zorg kreeg.`;

/** @type {() => string} */
export const notaNeeds2 = () => isEnglish() ? `What care it was and on what day.` : `Welke zorg het was en op welke dag.`;

/** @type {() => string} */
export const notaNeeds3 = () => isEnglish() ? `The name of the care provider, preferably with the AGB code.` : `De naam van de zorgverlener, liefst met de AGB-code.`;

/** @type {() => string} */
export const notaNeeds4 = () => isEnglish() ? `The amount. A card receipt, a quotation or a credit note is not a bill.` : `Het bedrag. Een pinbon, offerte of creditnota is geen nota.`;

/** @type {() => string} */
export const dropHint = () => isEnglish() ? `Or drag your files here, or paste them.` : `Of sleep je bestanden hierheen, of plak ze.`;

/** @type {() => string} */
export const notaMissing = () => isEnglish() ? `Add your bill first.` : `Voeg eerst je nota toe.`;

/** @type {() => string} */
export const notaBusy = () => isEnglish() ? `Wait until all your files have been sent.` : `Wacht even tot al je bestanden zijn verstuurd.`;

/** @type {() => string} */
export const notaRejected = () => isEnglish() ? `Remove the file that is not right, or try again.` : `Verwijder het bestand dat niet goed is, of probeer het opnieuw.`;

/** @type {() => string} */
export const notaToConfirm = () => isEnglish() ? `Look at the file with the remark and tell us whether it is all right.` : `Bekijk het bestand met de opmerking en zeg of het goed is.`;

/** @type {() => string} */
export const declarantMissing = () => isEnglish() ? `Choose who received the care.` : `Kies wie de zorg kreeg.`;

/** @type {() => string} */
export const zorgsoortMissing = () => isEnglish() ? `Choose what type of care it was.` : `Kies welke zorg het was.`;

/** @type {() => string} */
export const dateMissing = () => isEnglish() ? `Fill in the day of the care.` : `Vul in op welke dag de zorg was.`;

/** @type {() => string} */
export const dateUnreadable = () => isEnglish() ? `This day does not exist. Fill in a day, a month and a year, for example 14 11 2026.` : `Deze dag bestaat niet. Vul dag, maand en jaar in, bijvoorbeeld 14 11 2026.`;

/** @type {() => string} */
export const dateInFuture = () => isEnglish() ? `This day is still to come. You can only claim care that has been given.` : `Deze dag moet nog komen. Je kunt alleen zorg declareren die er al was.`;

/** @type {(i: { day: string | number }) => string} */
export const dateTooOld = (i) => isEnglish() ? `This is too long ago. You can claim care from ${i.day} on.` : `Dit is te lang geleden. Je kunt zorg declareren vanaf ${i.day}.`;

/** @type {() => string} */
export const amountMissing = () => isEnglish() ? `Fill in the amount of the bill.` : `Vul het bedrag van de nota in.`;

/** @type {() => string} */
export const amountUnreadable = () => isEnglish() ? `We cannot read this amount. Use figures only, for example 61.80.` : `Dit bedrag kunnen we niet lezen. Vul alleen cijfers in, bijvoorbeeld 61,80.`;

/** @type {() => string} */
export const amountDecimals = () => isEnglish() ? `Use at most two figures after the decimal point. Write for example 61.80 or 1250.` : `Gebruik hoogstens twee cijfers achter de komma, bijvoorbeeld 61,80.`;

/** @type {() => string} */
export const amountZero = () => isEnglish() ? `Fill in an amount above 0.` : `Vul een bedrag in dat hoger is dan 0.`;

/** @type {() => string} */
export const amountTooHigh = () => isEnglish() ? `This amount is too high. Check the decimal point.` : `Dit bedrag is te hoog. Kijk of de komma goed staat.`;

/** @type {(i: { som: string | number }) => string} */
export const sumDiffers = (i) => isEnglish() ? `The lines add up to ${i.som}. That is not the amount given here. Change a line or this amount.` : `De regels samen zijn ${i.som}. Dat is niet dit bedrag. Verander een regel of het bedrag.`;

/** @type {() => string} */
export const zorgverlenerMissing = () => isEnglish() ? `Fill in who gave the care.` : `Vul in wie de zorg gaf.`;

/** @type {(i: { limit: string | number }) => string} */
export const nameTooLong = (i) => isEnglish() ? `The name of the care provider is too long. Use at most ${i.limit} characters.` : `De naam van de zorgverlener is te lang. Gebruik hoogstens ${i.limit} tekens.`;

/** @type {() => string} */
export const refused = () => isEnglish() ? `We could not read what you sent. Check your details and try again.` : `We konden dit niet lezen. Kijk je gegevens na en probeer het opnieuw.`;

/** @type {() => string} */
export const othersWait = () => isEnglish() ? `Other bills are still waiting` : `Er staan nog andere nota’s klaar`;

/** @type {() => string} */
export const othersWaitText = () => isEnglish() ? `If you leave now, you have to choose those again.` : `Als je nu weggaat, moet je die opnieuw kiezen.`;

/** @type {() => string} */
export const leaveText = () => isEnglish() ? `If you leave now, you have to fill in everything again.` : `Als je nu weggaat, moet je alles opnieuw invullen.`;

/** @type {() => string} */
export const stay = () => isEnglish() ? `Stay here` : `Blijf hier`;

/** @type {() => string} */
export const leave = () => isEnglish() ? `Leave page` : `Pagina verlaten`;

/** @type {() => string} */
export const signedOutText = () => isEnglish() ? `Log in in the new tab and then come back here.` : `Log in via het nieuwe tabblad en kom daarna hier terug.`;

/** @type {() => string} */
export const conceptSaving = () => isEnglish() ? `Saving` : `Wordt bewaard`;

/** @type {() => string} */
export const conceptSaved = () => isEnglish() ? `Saved. You can go on later, on another device too.` : `Bewaard. Je kunt later verdergaan, ook op een ander apparaat.`;

/** @type {() => string} */
export const conceptFailed = () => isEnglish() ? `Not saved yet. We will try again shortly.` : `Nog niet bewaard. We proberen het zo opnieuw.`;

/** @type {() => string} */
export const conceptResumedTitle = () => isEnglish() ? `You had already started this claim` : `Je was al bezig met deze declaratie`;

/** @type {(i: { day: string | number, now: string | number, totaal: string | number }) => string} */
export const conceptResumedText = (i) => isEnglish() ? `We kept what you filled in on ${i.day}. You go on at step ${i.now} of ${i.totaal}.` : `We hebben bewaard wat je op ${i.day} hebt ingevuld. Je gaat verder bij stap ${i.now} van ${i.totaal}.`;

/** @type {() => string} */
export const conceptRestart = () => isEnglish() ? `Start again` : `Begin opnieuw`;

/** @type {() => string} */
export const conceptRestartFailed = () => isEnglish() ? `That did not work. Try again.` : `Dat is niet gelukt. Probeer het opnieuw.`;

/** @type {() => string} */
export const conceptElsewhereTitle = () => isEnglish() ? `Your claim was changed somewhere else` : `Je declaratie is ergens anders veranderd`;

/** @type {() => string} */
export const conceptElsewhereText = () => isEnglish() ? `Another tab or device shows something different. Which one do you want to go on with?` : `In een ander tabblad of op een ander apparaat staat iets anders. Waarmee wil je verder?`;

/** @type {() => string} */
export const conceptTakeTheirs = () => isEnglish() ? `The other one` : `Met wat daar staat`;

/** @type {() => string} */
export const conceptKeepMine = () => isEnglish() ? `This one` : `Met wat hier staat`;

/** @type {() => string} */
export const conceptGoneTitle = () => isEnglish() ? `This claim was already submitted or deleted` : `Deze declaratie is al ingediend of weggegooid`;

/** @type {() => string} */
export const conceptGoneText = () => isEnglish() ? `Look at your claims first, before you submit it again.` : `Kijk eerst bij je declaraties, voordat je hem nog een keer indient.`;

/** @type {() => string} */
export const readBusy = () => isEnglish() ? `We are reading your bill. You can simply go on.` : `We lezen je nota. Je kunt gewoon doorgaan.`;

/** @type {() => string} */
export const readDone = () => isEnglish() ? `Your bill has been read.` : `Je nota is gelezen.`;

/** @type {() => string} */
export const readFailed = () => isEnglish() ? `We cannot read your bill right now. Try again, or fill in the details yourself.` : `Lezen lukt nu even niet. Probeer het opnieuw, of vul de gegevens zelf in.`;

/** @type {() => string} */
export const readAgain = () => isEnglish() ? `Try again` : `Probeer opnieuw`;

/** @type {() => string} */
export const readUnreadable = () => isEnglish() ? `We could not read your bill. Please fill in the details yourself.` : `We konden je nota niet lezen. Vul de gegevens zelf in.`;

/** @type {() => string} */
export const readNothing = () => isEnglish() ? `We could not read your bill. Please fill in the details yourself. Please note: a card receipt, a quotation or a credit note is not a bill.` : `We konden je nota niet lezen. Vul de gegevens zelf in. Let op: een pinbon, offerte of creditnota is geen nota.`;

/** @type {() => string} */
export const severalFirst = () => isEnglish() ? `First choose which bill you send in now.` : `Kies eerst welke nota je nu indient.`;

/** @type {(i: { name: string | number }) => string} */
export const fileRemoved = (i) => isEnglish() ? `${i.name} was removed.` : `${i.name} is verwijderd.`;

/** @type {(i: { name: string | number }) => string} */
export const fileRejected = (i) => isEnglish() ? `${i.name} is not right. Remove this file or try again.` : `${i.name} is niet goed. Verwijder dit bestand of probeer het opnieuw.`;

/** @type {(i: { name: string | number }) => string} */
export const fileToConfirm = (i) => isEnglish() ? `Look at the remark about ${i.name} and say whether the file is right.` : `Bekijk de opmerking bij ${i.name} en zeg of het bestand goed is.`;

/** @type {() => string} */
export const notSubmitted = () => isEnglish() ? `Your claim has not been submitted yet` : `Je declaratie is nog niet ingediend`;

/** @type {() => string} */
export const conceptSavedAlone = () => isEnglish() ? `This bill is saved. The other bills that are waiting are not yet.` : `Deze nota is bewaard. De andere nota’s die klaarstaan nog niet.`;

/** @type {() => string} */
export const notaRefused = () => isEnglish() ? `Remove the file that is not right.` : `Verwijder het bestand dat niet goed is.`;

/** @type {(i: { name: string | number }) => string} */
export const fileRefused = (i) => isEnglish() ? `${i.name} is not right. Remove this file.` : `${i.name} is niet goed. Verwijder dit bestand.`;

/** @type {(i: { limit: string | number }) => string} */
export const numberTooLong = (i) => isEnglish() ? `The bill number is too long. Use at most ${i.limit} characters.` : `Het notanummer is te lang. Gebruik hoogstens ${i.limit} tekens.`;

/** @type {(i: { limit: string | number }) => string} */
export const remarkTooLong = (i) => isEnglish() ? `The remark is too long. Use at most ${i.limit} characters.` : `De opmerking is te lang. Gebruik hoogstens ${i.limit} tekens.`;

/** @type {() => string} */
export const otherCurrency = () => isEnglish() ? `This bill is in another currency. Please fill in yourself how many euros it is.` : `Op deze nota staat een andere munt. Vul zelf in hoeveel euro het is.`;

/** @type {(i: { aantal: number }) => string} */
export const doneWaiting = (i) => isEnglish() ? plural(i.aantal, { one: `1 bill is still waiting.`, other: `${counted(i.aantal)} bills are still waiting.` }) : plural(i.aantal, { one: `Er wacht nog 1 nota.`, other: `Er wachten nog ${counted(i.aantal)} nota’s.` });

/** @type {() => string} */
export const doneNoMore = () => isEnglish() ? `You do not have to do anything now.` : `Je hoeft nu niets te doen.`;

/** @type {() => string} */
export const plainNext = () => isEnglish() ? `Submit the next bill` : `Dien de volgende nota in`;

/** @type {() => string} */
export const doneStep3NoAccount = () => isEnglish() ? `If we owe you money, it will wait for you, because we do not know your account number. Please give us your account number.` : `Krijg je geld terug? Dan blijft het voor je klaarstaan, want we kennen geen rekening van je. Geef je rekeningnummer aan ons door.`;

/** @type {(i: { iban: string | number }) => string} */
export const doneStep3 = (i) => isEnglish() ? `If we owe you money, we will transfer it to account ${i.iban}.` : `Krijg je geld terug? Dan maken we het over naar rekening ${i.iban}.`;

/** @type {() => string} */
export const doneStep3NoAccountShown = () => isEnglish() ? `If we owe you money, we will transfer it to the account that belongs to your policy.` : `Krijg je geld terug? Dan maken we het over naar de rekening die bij je polis hoort.`;

/** @type {() => string} */
export const photoTip1 = () => isEnglish() ? `Put the bill flat in the light.` : `Leg de nota plat in het licht.`;

/** @type {() => string} */
export const photoTip2 = () => isEnglish() ? `Everything must be in the picture, sharp, with every page.` : `Alles moet erop staan, scherp en op elke bladzijde.`;

/** @type {() => string} */
export const notaRuleKinds = () => isEnglish() ? `A photo (jpg, png or heic) or a PDF.` : `Een foto (jpg, png of heic) of een pdf.`;

/** @type {(i: { aantal: string | number, per: string | number, together: string | number }) => string} */
export const notaRuleSizes = (i) => isEnglish() ? `At most ${i.aantal} files of ${i.per}, together ${i.together}.` : `Hoogstens ${i.aantal} bestanden van ${i.per}, samen ${i.together}.`;

/** @type {() => string} */
export const choose = () => isEnglish() ? `Choose a photo or file` : `Kies een foto of bestand`;
