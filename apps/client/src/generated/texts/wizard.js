/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const whoLegend = () => isEnglish() ? `Who received the care?` : `Wie kreeg de zorg?`;

/** @type {() => string} */
export const whoHint = () => isEnglish() ? `The bill says who received the care.` : `Op de nota staat wie de zorg kreeg.`;

/** @type {(i: { day: string | number }) => string} */
export const born = (i) => isEnglish() ? `Born on ${i.day}` : `Geboren op ${i.day}`;

/** @type {() => string} */
export const nobodyKnown = () => isEnglish() ? `We cannot see right now for whom you may claim. Please try again later.` : `We kunnen nu niet zien voor wie je mag declareren. Probeer het straks opnieuw.`;

/** @type {(i: { n: number }) => string} */
export const shared = (i) => isEnglish() ? plural(i.n, { one: `${counted(i.n)} file shared. Do you want to add it?`, other: `${counted(i.n)} files shared. Do you want to add them?` }) : plural(i.n, { one: `${counted(i.n)} bestand gedeeld. Wil je het toevoegen?`, other: `${counted(i.n)} bestanden gedeeld. Wil je ze toevoegen?` });

/** @type {() => string} */
export const sharedByWhom = () => isEnglish() ? `Did you not share anything with this app yourself? Then add nothing.` : `Heb je zelf niets met deze app gedeeld? Voeg dan niets toe.`;

/** @type {() => string} */
export const sharedMissing = () => isEnglish() ? `What you shared did not arrive. It was too large, or it was more than 15 minutes ago. Choose the file below.` : `Wat je deelde, is niet aangekomen. Het was te groot, of het is langer dan 15 minuten geleden. Kies het bestand hieronder.`;

/** @type {() => string} */
export const sharedAdd = () => isEnglish() ? `Add` : `Toevoegen`;

/** @type {() => string} */
export const sharedRefuse = () => isEnglish() ? `Do not add` : `Niet toevoegen`;

/** @type {() => string} */
export const chosen = () => isEnglish() ? `Your files` : `Je bestanden`;

/** @type {() => string} */
export const fileSending = () => isEnglish() ? `Being sent` : `Wordt verstuurd`;

/** @type {() => string} */
export const fileChecking = () => isEnglish() ? `Being checked` : `Wordt gecontroleerd`;

/** @type {() => string} */
export const received = () => isEnglish() ? `Received` : `Ontvangen`;

/** @type {() => string} */
export const rejected = () => isEnglish() ? `Refused` : `Afgekeurd`;

/** @type {() => string} */
export const fileNotSent = () => isEnglish() ? `Not sent` : `Niet verstuurd`;

/** @type {() => string} */
export const attention = () => isEnglish() ? `Received. Please check this.` : `Ontvangen. Kijk dit nog even na.`;

/** @type {() => string} */
export const confirmFile = () => isEnglish() ? `This file is all right` : `Dit bestand is goed zo`;

/** @type {() => string} */
export const retry = () => isEnglish() ? `Again` : `Opnieuw`;

/** @type {(i: { name: string | number }) => string} */
export const retryFile = (i) => isEnglish() ? `Send ${i.name} again` : `Verstuur ${i.name} opnieuw`;

/** @type {() => string} */
export const remove = () => isEnglish() ? `Remove` : `Verwijder`;

/** @type {(i: { name: string | number }) => string} */
export const removeFile = (i) => isEnglish() ? `Remove ${i.name}` : `Verwijder ${i.name}`;

/** @type {() => string} */
export const fileEmpty = () => isEnglish() ? `This file is empty. Choose another file.` : `Dit bestand is leeg. Kies een ander bestand.`;

/** @type {(i: { limit: string | number }) => string} */
export const fileTooLarge = (i) => isEnglish() ? `This file is larger than ${i.limit}. Take a new photo, or choose a smaller file.` : `Dit bestand is groter dan ${i.limit}. Maak een nieuwe foto, of kies een kleiner bestand.`;

/** @type {(i: { limit: string | number }) => string} */
export const filesTooLarge = (i) => isEnglish() ? `Your files together are larger than ${i.limit}. Remove a file, or make two claims.` : `Je bestanden zijn samen groter dan ${i.limit}. Verwijder een bestand, of maak twee declaraties.`;

/** @type {(i: { aantal: string | number }) => string} */
export const tooManyFiles = (i) => isEnglish() ? `You can send at most ${i.aantal} files.` : `Je kunt hoogstens ${i.aantal} bestanden meesturen.`;

/** @type {() => string} */
export const fileTwice = () => isEnglish() ? `You have already added this file.` : `Dit bestand heb je al toegevoegd.`;

/** @type {() => string} */
export const detailsTitle = () => isEnglish() ? `What does the bill say?` : `Wat staat er op de nota?`;

/** @type {() => string} */
export const zorgsoortChoose = () => isEnglish() ? `Choose the type of care` : `Kies de zorg`;

/** @type {() => string} */
export const behandelDatum = () => isEnglish() ? `On what day was the care?` : `Op welke dag was de zorg?`;

/** @type {() => string} */
export const dayHint = () => isEnglish() ? `For example 14 11 2026. If there is more than one day on the bill, fill in the first.` : `Bijvoorbeeld 14 11 2026. Staan er meer dagen op de nota? Vul de eerste dag in.`;

/** @type {() => string} */
export const dayHintOne = () => isEnglish() ? `For example 14 11 2026.` : `Bijvoorbeeld 14 11 2026.`;

/** @type {() => string} */
export const day = () => isEnglish() ? `Day` : `Dag`;

/** @type {() => string} */
export const month = () => isEnglish() ? `Month` : `Maand`;

/** @type {() => string} */
export const year = () => isEnglish() ? `Year` : `Jaar`;

/** @type {() => string} */
export const bedrag = () => isEnglish() ? `What is the amount of the bill?` : `Wat is het bedrag van de nota?`;

/** @type {() => string} */
export const amountHint = () => isEnglish() ? `In euros, for example 61.80.` : `In euro’s, bijvoorbeeld 61,80.`;

/** @type {() => string} */
export const zorgverlenerHint = () => isEnglish() ? `The name of the practice, the shop or the hospital.` : `De naam van de praktijk, de winkel of het ziekenhuis.`;

/** @type {() => string} */
export const notaNummer = () => isEnglish() ? `Bill number (optional)` : `Notanummer (hoeft niet)`;

/** @type {() => string} */
export const notaNumberHint = () => isEnglish() ? `It helps you to recognise this claim later.` : `Zo herken je deze declaratie later terug.`;

/** @type {() => string} */
export const buitenland = () => isEnglish() ? `The care was abroad` : `De zorg was in het buitenland`;

/** @type {() => string} */
export const opmerking = () => isEnglish() ? `Remark (optional)` : `Opmerking (hoeft niet)`;

/** @type {(i: { aantal: string | number }) => string} */
export const remarkHint = (i) => isEnglish() ? `Is there anything else we should know? Use no more than ${i.aantal} characters.` : `Moeten we nog iets weten? Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const checkTitle = () => isEnglish() ? `Is everything right?` : `Klopt alles?`;

/** @type {() => string} */
export const change = () => isEnglish() ? `Change` : `Wijzig`;

/** @type {(i: { what: string | number }) => string} */
export const changeWhat = (i) => isEnglish() ? `Change: ${i.what}` : `Wijzig: ${i.what}`;

/** @type {() => string} */
export const forWhom = () => isEnglish() ? `For whom` : `Voor wie`;

/** @type {() => string} */
export const nota = () => isEnglish() ? `Bill` : `Nota`;

/** @type {() => string} */
export const care = () => isEnglish() ? `Care` : `Zorg`;

/** @type {() => string} */
export const date = () => isEnglish() ? `Date` : `Datum`;

/** @type {() => string} */
export const amountShort = () => isEnglish() ? `Amount` : `Bedrag`;

/** @type {() => string} */
export const zorgverlener = () => isEnglish() ? `Care provider` : `Zorgverlener`;

/** @type {() => string} */
export const notaNumberShort = () => isEnglish() ? `Bill number` : `Notanummer`;

/** @type {() => string} */
export const abroadShort = () => isEnglish() ? `Abroad` : `In het buitenland`;

/** @type {() => string} */
export const remarkShort = () => isEnglish() ? `Remark` : `Opmerking`;

/** @type {() => string} */
export const yes = () => isEnglish() ? `Yes` : `Ja`;

/** @type {() => string} */
export const accountTitle = () => isEnglish() ? `If you get money back, it comes to this account` : `Krijg je geld terug? Dan komt het op deze rekening`;

/** @type {() => string} */
export const accountWrong = () => isEnglish() ? `Is this not right? Change it first.` : `Klopt dit niet? Wijzig het eerst.`;

/** @type {() => string} */
export const sending = () => isEnglish() ? `Your claim is being sent` : `Je declaratie wordt verstuurd`;

/** @type {() => string} */
export const warningTitle = () => isEnglish() ? `Are you sure?` : `Weet je het zeker?`;

/** @type {() => string} */
export const confirmDeclaratie = () => isEnglish() ? `Yes, I want to submit this claim as it is` : `Ja, ik wil deze declaratie zo indienen`;

/** @type {() => string} */
export const confirmFirst = () => isEnglish() ? `Tick the box first if you are sure.` : `Zet eerst een vinkje als je het zeker weet.`;

/** @type {() => string} */
export const kept = () => isEnglish() ? `Everything you filled in is still there.` : `Alles wat je hebt ingevuld, staat er nog.`;

/** @type {() => string} */
export const sendOffline = () => isEnglish() ? `No connection. Check your internet and try again. Your claim will not arrive twice.` : `Geen verbinding. Kijk of je internet hebt en probeer het opnieuw. Je hoeft niet bang te zijn dat je declaratie twee keer binnenkomt.`;

/** @type {() => string} */
export const sendSignedOut = () => isEnglish() ? `You are no longer logged in. Log in again in the new tab. Then come back here and try again.` : `Je bent niet meer ingelogd. Log opnieuw in via het nieuwe tabblad. Kom daarna hier terug en probeer het opnieuw.`;

/** @type {() => string} */
export const sendForbidden = () => isEnglish() ? `You are not allowed to submit this claim. Check that you chose the right person.` : `Je mag deze declaratie niet indienen. Kijk of je de juiste persoon hebt gekozen.`;

/** @type {() => string} */
export const sendUnderWay = () => isEnglish() ? `We are already working on this claim. Wait a moment and try again.` : `We zijn al bezig met deze declaratie. Wacht even en probeer het opnieuw.`;

/** @type {() => string} */
export const sendTooLarge = () => isEnglish() ? `Your files together are too large. Remove a file, or take a smaller photo.` : `Je bestanden zijn samen te groot. Verwijder een bestand, of maak een kleinere foto.`;

/** @type {(i: { seconds: number }) => string} */
export const sendTooOften = (i) => isEnglish() ? plural(i.seconds, { one: `You tried too often just now. Wait 1 second and try again.`, other: `You tried too often just now. Wait ${counted(i.seconds)} seconds and try again.` }) : plural(i.seconds, { one: `Je hebt het net te vaak geprobeerd. Wacht 1 seconde en probeer het opnieuw.`, other: `Je hebt het net te vaak geprobeerd. Wacht ${counted(i.seconds)} seconden en probeer het opnieuw.` });

/** @type {() => string} */
export const sendTooOftenUnknown = () => isEnglish() ? `You tried too often just now. Wait a moment and try again.` : `Je hebt het net te vaak geprobeerd. Wacht even en probeer het opnieuw.`;

/** @type {() => string} */
export const sendMaintenance = () => isEnglish() ? `We cannot take your claim now. Try again in a few minutes.` : `We kunnen je declaratie nu niet aannemen. Probeer het over een paar minuten opnieuw.`;

/** @type {() => string} */
export const fileExpired = () => isEnglish() ? `We no longer keep this file. Send it again.` : `Dit bestand bewaren we niet meer. Verstuur het opnieuw.`;

/** @type {() => string} */
export const sendFailed = () => isEnglish() ? `Something went wrong on our side. Try again.` : `Er ging iets mis bij ons. Probeer het opnieuw.`;

/** @type {() => string} */
export const doneTitle = () => isEnglish() ? `Your claim has been submitted` : `Je declaratie is ingediend`;

/** @type {(i: { nummer: string | number }) => string} */
export const doneNumber = (i) => isEnglish() ? `Number ${i.nummer}` : `Nummer ${i.nummer}`;

/** @type {() => string} */
export const doneDetails = () => isEnglish() ? `This is what you submitted` : `Dit heb je ingediend`;

/** @type {() => string} */
export const doneOn = () => isEnglish() ? `Submitted on` : `Ingediend op`;

/** @type {() => string} */
export const print = () => isEnglish() ? `Print or save as pdf` : `Print of bewaar als pdf`;

/** @type {() => string} */
export const noConfirmationYet = () => isEnglish() ? `We have no confirmation yet` : `We hebben nog geen bevestiging`;

/** @type {() => string} */
export const fileOffline = () => isEnglish() ? `No connection. Check your internet and send the file again.` : `Geen verbinding. Kijk of je internet hebt en verstuur het bestand opnieuw.`;

/** @type {() => string} */
export const fileMaintenance = () => isEnglish() ? `We cannot check your file right now. Try again.` : `Het lukt ons nu even niet om je bestand te bekijken. Probeer het opnieuw.`;

/** @type {() => string} */
export const fileSignedOut = () => isEnglish() ? `You are no longer logged in. Log in again and then send the file again.` : `Je bent niet meer ingelogd. Log opnieuw in en verstuur het bestand daarna opnieuw.`;

/** @type {() => string} */
export const fileRefusedTooLarge = () => isEnglish() ? `This file is too large. Take a smaller photo.` : `Dit bestand is te groot. Maak een kleinere foto.`;

/** @type {() => string} */
export const messageEmpty = () => isEnglish() ? `This file is empty. Choose it again.` : `Dit bestand is leeg. Kies het opnieuw.`;

/** @type {() => string} */
export const messageKindNotAllowed = () => isEnglish() ? `We cannot use this file. Send a pdf, or a photo as jpg, png or heic.` : `Dit bestand kunnen we niet gebruiken. Stuur een pdf, of een foto als jpg, png of heic.`;

/** @type {() => string} */
export const messageVirus = () => isEnglish() ? `There is a virus in this file. We have not kept it. Take a photo of the bill, and have your device checked.` : `In dit bestand zit een virus. We hebben het niet bewaard. Maak een foto van de nota, en laat je apparaat nakijken.`;

/** @type {() => string} */
export const messageConverted = () => isEnglish() ? `This is a HEIC photo. We keep it as a jpg.` : `Dit is een HEIC-foto. We bewaren hem als jpg.`;

/** @type {() => string} */
export const messageDamaged = () => isEnglish() ? `This file is damaged. Take a new photo or scan.` : `Dit bestand is beschadigd. Maak een nieuwe foto of scan.`;

/** @type {() => string} */
export const messageEncrypted = () => isEnglish() ? `This pdf is protected. Save it without a password, or take a photo.` : `Deze pdf is beveiligd. Bewaar hem zonder wachtwoord, of maak een foto.`;

/** @type {() => string} */
export const messageDynamicForm = () => isEnglish() ? `This form can be seen in Adobe Reader only. Open it there, choose Print and save it as a pdf. Or take a photo of the bill.` : `Dit formulier is alleen te zien in Adobe Reader. Open het daar, kies Afdrukken en bewaar het als pdf. Of maak een foto van de nota.`;

/** @type {() => string} */
export const messageCopyDiffers = () => isEnglish() ? `We cannot keep this pdf as you see it. Print it to a new pdf, or take a photo of the bill.` : `Het lukt niet om deze pdf te bewaren zoals jij hem ziet. Druk hem af naar een nieuwe pdf, of maak een foto van de nota.`;

/** @type {() => string} */
export const messageTooManyPixels = () => isEnglish() ? `This photo is too large. Take a smaller photo.` : `Deze foto is te groot. Maak een kleinere foto.`;

/** @type {() => string} */
export const messageTooManyPages = () => isEnglish() ? `This pdf has too many pages. Send the bill only.` : `Deze pdf heeft te veel pagina’s. Stuur alleen de nota.`;

/** @type {() => string} */
export const messageTooHeavy = () => isEnglish() ? `We cannot open this file safely. Take a new photo or scan.` : `Het lukt niet om dit bestand te openen. Maak een nieuwe foto of scan.`;

/** @type {() => string} */
export const messageSmallImage = () => isEnglish() ? `This photo is small. Can you read everything? If not, take a larger photo.` : `Deze foto is klein. Kun je alles goed lezen? Maak anders een grotere foto.`;

/** @type {() => string} */
export const messageLocationRemoved = () => isEnglish() ? `This photo contained the place where it was taken. We have removed that.` : `In deze foto stond waar hij gemaakt is. Dat hebben we weggehaald.`;

/** @type {() => string} */
export const messageExtraImageRemoved = () => isEnglish() ? `This photo came with a video or a second picture. We keep the photo only.` : `Bij deze foto zat een filmpje of tweede beeld. We bewaren alleen de foto.`;

/** @type {() => string} */
export const messageAttachmentRemoved = () => isEnglish() ? `Another file came with this pdf. We keep the pages, not that file. If it is needed, add it separately.` : `Bij deze pdf zat een ander bestand. We bewaren de pagina’s, dat bestand niet. Hoort het bij de nota? Voeg het dan apart toe.`;

/** @type {() => string} */
export const messageOtherKind = () => isEnglish() ? `The name of this file does not match what is in it. That is no problem.` : `De naam van dit bestand past niet bij wat erin zit. Dat geeft niet.`;

/** @type {() => string} */
export const messageDuplicateNota = () => isEnglish() ? `You have already submitted a bill with these details. Do you want to submit this one too?` : `Je hebt al een nota met deze gegevens ingediend. Wil je deze ook indienen?`;

/** @type {() => string} */
export const messageNotInsured = () => isEnglish() ? `This person was not insured with us on that day. Is the date right?` : `Op deze dag was deze persoon niet bij ons verzekerd. Klopt de datum?`;

/** @type {() => string} */
export const messageFileUnknown = () => isEnglish() ? `A file is no longer there. Add it again.` : `Een bestand is er niet meer. Voeg het opnieuw toe.`;

/** @type {() => string} */
export const messageWithdrawn = () => isEnglish() ? `You have withdrawn this claim. Please submit it again.` : `Je hebt deze declaratie ingetrokken. Dien hem opnieuw in.`;

/** @type {() => string} */
export const messageTooManyWaiting = () => isEnglish() ? `Many of your files are waiting already. Submit a claim first, or come back tomorrow.` : `Er staan al veel bestanden van je klaar. Dien eerst een declaratie in, of kom morgen terug.`;

/** @type {() => string} */
export const messageNoFile = () => isEnglish() ? `Add a photo or pdf of the bill.` : `Voeg een foto of pdf van de nota toe.`;

/** @type {() => string} */
export const fileGone = () => isEnglish() ? `We no longer have this file. Remove it and add it again.` : `Dit bestand hebben we niet meer. Verwijder het en voeg het opnieuw toe.`;

/** @type {() => string} */
export const noAccountTitle = () => isEnglish() ? `We cannot transfer anything to you yet` : `We kunnen nog niets aan je overmaken`;

/** @type {() => string} */
export const noAccountText = () => isEnglish() ? `You can still submit your claim.` : `Je kunt wel gewoon indienen.`;

/** @type {(i: { day: string | number }) => string} */
export const plainDraft = (i) => isEnglish() ? `We kept what you filled in on ${i.day}. You will find it below.` : `We hebben bewaard wat je op ${i.day} hebt ingevuld. Het staat hieronder.`;

/** @type {() => string} */
export const plainKept = () => isEnglish() ? `We have received these files already` : `Deze bestanden hebben we al ontvangen`;

/** @type {() => string} */
export const plainMore = () => isEnglish() ? `Add another file (optional)` : `Voeg nog een bestand toe (hoeft niet)`;

/** @type {() => string} */
export const messageLinesDiffer = () => isEnglish() ? `The lines do not add up to the amount of the bill. Please check them.` : `De regels zijn samen niet het bedrag van de nota. Kijk ze na.`;

/** @type {() => string} */
export const plainNextTitle = () => isEnglish() ? `Your other bill is still waiting` : `Je andere nota staat nog klaar`;

/** @type {() => string} */
export const plainKeptHint = () => isEnglish() ? `You need not choose them again. Untick a file that should not go along.` : `Je hoeft ze niet opnieuw te kiezen. Haal het vinkje weg bij een bestand dat niet mee moet.`;

/** @type {() => string} */
export const plainChooseAgain = () => isEnglish() ? `Choose your files again below. We keep them only once your claim has been submitted.` : `Kies je bestanden hieronder opnieuw. We bewaren ze pas als je declaratie is ingediend.`;

/** @type {() => string} */
export const view = () => isEnglish() ? `View your claim` : `Bekijk je declaratie`;

/** @type {() => string} */
export const toDeclaraties = () => isEnglish() ? `To your claims` : `Naar je declaraties`;

/** @type {() => string} */
export const another = () => isEnglish() ? `Submit another claim` : `Nog een declaratie indienen`;

/** @type {(i: { count: number }) => string} */
export const leftTitle = (i) => isEnglish() ? plural(i.count, { one: `There is another bill in your file. It has not been submitted now.`, other: `There are ${counted(i.count)} other bills in your file. They have not been submitted now.` }) : plural(i.count, { one: `Er staat nog een nota in je bestand. Die is nu niet ingediend.`, other: `Er staan nog ${counted(i.count)} nota’s in je bestand. Die zijn nu niet ingediend.` });

/** @type {() => string} */
export const leftAgain = () => isEnglish() ? `Do you want to submit it too? Then add the same file again.` : `Wil je die ook indienen? Voeg dan hetzelfde bestand opnieuw toe.`;

/** @type {(i: { amount: string | number }) => string} */
export const doneIn = (i) => isEnglish() ? `We have received your bill of ${i.amount}.` : `Je nota van ${i.amount} is binnen.`;

/** @type {(i: { expectation: string | number, day: string | number }) => string} */
export const doneSure = (i) => isEnglish() ? `${i.expectation}; you will know for sure by ${i.day}.` : `${i.expectation}, uiterlijk ${i.day} weet je het zeker.`;

/** @type {(i: { expectation: string | number, day: string | number }) => string} */
export const doneSureShared = (i) => isEnglish() ? `${i.expectation}. You will know for sure by ${i.day}.` : `${i.expectation}. Uiterlijk ${i.day} weet je het zeker.`;

/** @type {(i: { day: string | number }) => string} */
export const doneBy = (i) => isEnglish() ? `You will know what you get by ${i.day}.` : `Uiterlijk ${i.day} weet je wat je krijgt.`;

/** @type {() => string} */
export const doneByNoDay = () => isEnglish() ? `When we are done, you will see in this app what you get.` : `Als we klaar zijn, zie je in deze app wat je krijgt.`;
