/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `My details` : `Mijn gegevens`;

/** @type {() => string} */
export const sectionName = () => isEnglish() ? `About you` : `Over jou`;

/** @type {() => string} */
export const sectionContact = () => isEnglish() ? `Contact` : `Contact`;

/** @type {() => string} */
export const sectionAddress = () => isEnglish() ? `Address` : `Adres`;

/** @type {() => string} */
export const sectionPreferences = () => isEnglish() ? `How you get letters` : `Zo krijg je onze brieven`;

/** @type {() => string} */
export const messagesLink = () => isEnglish() ? `Email or notification for a new message` : `E-mail of melding bij een nieuw bericht`;

/** @type {() => string} */
export const sectionToestemming = () => isEnglish() ? `Who may see your care` : `Wie je zorg mag zien`;

/** @type {() => string} */
export const change = () => isEnglish() ? `Change` : `Wijzig`;

/** @type {() => string} */
export const save = () => isEnglish() ? `Save` : `Bewaar`;

/** @type {() => string} */
export const saveMine = () => isEnglish() ? `Save my version` : `Bewaar mijn versie`;

/** @type {() => string} */
export const keepTheirs = () => isEnglish() ? `Keep what is there now` : `Laat staan wat er nu is`;

/** @type {() => string} */
export const cancel = () => isEnglish() ? `Cancel` : `Annuleer`;

/** @type {() => string} */
export const saved = () => isEnglish() ? `Saved. It applies at once.` : `Bewaard. Dit geldt meteen.`;

/** @type {() => string} */
export const savedPending = () => isEnglish() ? `Saved. A new email address applies once you have confirmed it.` : `Bewaard. Een nieuw e-mailadres geldt zodra je het hebt bevestigd.`;

/** @type {() => string} */
export const saveFailed = () => isEnglish() ? `Saving does not work now. What you filled in is still there. Please try again in a moment.` : `Het bewaren lukt nu niet. Wat je hebt ingevuld, staat er nog. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const errorsTitle = () => isEnglish() ? `Check what you filled in` : `Controleer wat je hebt ingevuld`;

/** @type {() => string} */
export const name = () => isEnglish() ? `Name` : `Naam`;

/** @type {() => string} */
export const firstName = () => isEnglish() ? `First name` : `Roepnaam`;

/** @type {() => string} */
export const born = () => isEnglish() ? `Date of birth` : `Geboortedatum`;

/** @type {() => string} */
export const customerNumber = () => isEnglish() ? `Customer number` : `Relatienummer`;

/** @type {() => string} */
export const email = () => isEnglish() ? `Email address` : `E-mailadres`;

/** @type {() => string} */
export const phone = () => isEnglish() ? `Telephone number` : `Telefoonnummer`;

/** @type {() => string} */
export const homeAddress = () => isEnglish() ? `Home address` : `Woonadres`;

/** @type {() => string} */
export const postalAddress = () => isEnglish() ? `Postal address` : `Postadres`;

/** @type {() => string} */
export const noPostalAddress = () => isEnglish() ? `The same as your home address` : `Hetzelfde als je woonadres`;

/** @type {() => string} */
export const homeAddressText = () => isEnglish() ? `Are you moving? Tell your municipality.` : `Verhuis je? Geef het door aan je gemeente.`;

/** @type {() => string} */
export const street = () => isEnglish() ? `Street or PO box` : `Straat of postbus`;

/** @type {() => string} */
export const number = () => isEnglish() ? `House number` : `Huisnummer`;

/** @type {() => string} */
export const addition = () => isEnglish() ? `Addition (if there is one)` : `Toevoeging (als die er is)`;

/** @type {() => string} */
export const postcode = () => isEnglish() ? `Postcode` : `Postcode`;

/** @type {() => string} */
export const town = () => isEnglish() ? `Town` : `Plaats`;

/** @type {() => string} */
export const hintName = () => isEnglish() ? `This is what we call you in this app.` : `Zo noemen we je in deze app.`;

/** @type {() => string} */
export const hintPhone = () => isEnglish() ? `For example 06 12345678. A foreign number begins with + or 00.` : `Bijvoorbeeld 06 12345678. Een buitenlands nummer begint met + of 00.`;

/** @type {() => string} */
export const correspondence = () => isEnglish() ? `Letters and invoices` : `Brieven en facturen`;

/** @type {() => string} */
export const policySheet = () => isEnglish() ? `Policy sheet` : `Polisblad`;

/** @type {() => string} */
export const newsletter = () => isEnglish() ? `Newsletter` : `Nieuwsbrief`;

/** @type {() => string} */
export const toestemming = () => isEnglish() ? `May the person who took out your insurance see what care you had?` : `Mag wie je verzekering afsloot zien welke zorg je kreeg?`;

/** @type {() => string} */
export const digital = () => isEnglish() ? `Digital` : `Digitaal`;

/** @type {() => string} */
export const paper = () => isEnglish() ? `Paper` : `Papier`;

/** @type {() => string} */
export const noChoice = () => isEnglish() ? `No choice` : `Geen keuze`;

/** @type {() => string} */
export const digitalMeans = () => isEnglish() ? `Your post is with your documents.` : `Je post staat bij je documenten.`;

/** @type {() => string} */
export const digitalMeansElsewhere = () => isEnglish() ? `You get no letters on paper.` : `Je krijgt geen brieven op papier.`;

/** @type {() => string} */
export const documents = () => isEnglish() ? `See your documents` : `Bekijk je documenten`;

/** @type {() => string} */
export const sheetDigitalMeans = () => isEnglish() ? `It is with your documents. You get a message when there is a new one.` : `Het staat bij je documenten. Komt er een nieuw, dan krijg je een bericht.`;

/** @type {() => string} */
export const paperMeans = () => isEnglish() ? `You get everything by post.` : `Je krijgt alles met de post.`;

/** @type {() => string} */
export const paperMeansHereToo = () => isEnglish() ? `You get everything by post. It is also with your documents.` : `Je krijgt alles met de post. Het staat ook bij je documenten.`;

/** @type {() => string} */
export const noChoiceMeans = () => isEnglish() ? `You get everything by post until you choose.` : `Je krijgt alles met de post, tot je kiest.`;

/** @type {() => string} */
export const newsletterYes = () => isEnglish() ? `Yes, email me the newsletter` : `Ja, mail mij de nieuwsbrief`;

/** @type {() => string} */
export const newsletterNo = () => isEnglish() ? `No newsletter` : `Nee, geen nieuwsbrief`;

/** @type {() => string} */
export const toestemmingYes = () => isEnglish() ? `Yes, they may` : `Ja, dat mag`;

/** @type {() => string} */
export const toestemmingNo = () => isEnglish() ? `No, I would rather not` : `Nee, liever niet`;

/** @type {() => string} */
export const toestemmingYesMeans = () => isEnglish() ? `What care it was and who gave it can then be seen too.` : `Dan is ook te zien welke zorg het was en bij wie.`;

/** @type {() => string} */
export const toestemmingNoMeans = () => isEnglish() ? `Only amounts and dates can then be seen.` : `Dan zijn alleen bedragen en datums te zien.`;

/** @type {() => string} */
export const yes = () => isEnglish() ? `Yes` : `Ja`;

/** @type {() => string} */
export const no = () => isEnglish() ? `No` : `Nee`;

/** @type {() => string} */
export const previewText = () => isEnglish() ? `This is what the person who took out your insurance sees of your last claims. Amounts and dates always.` : `Dit ziet wie je verzekering afsloot van je laatste declaraties. Bedragen en datums altijd.`;

/** @type {() => string} */
export const previewNone = () => isEnglish() ? `You have no claims yet. The person who took out your insurance always sees amounts and dates.` : `Je hebt nog geen declaraties. Bedragen en datums ziet wie je verzekering afsloot altijd.`;

/** @type {() => string} */
export const previewFailed = () => isEnglish() ? `We cannot show now what can then be seen.` : `We kunnen nu niet laten zien wat er dan te zien is.`;

/** @type {() => string} */
export const previewCaption = () => isEnglish() ? `What can be seen, with and without consent` : `Wat te zien is, met en zonder toestemming`;

/** @type {() => string} */
export const previewWith = () => isEnglish() ? `With consent` : `Met toestemming`;

/** @type {() => string} */
export const previewWithout = () => isEnglish() ? `Without consent` : `Zonder toestemming`;

/** @type {() => string} */
export const conflictTitle = () => isEnglish() ? `This was changed elsewhere in the meantime` : `Dit is ondertussen ergens anders veranderd`;

/** @type {() => string} */
export const conflictText = () => isEnglish() ? `Nothing has been saved yet. Choose which version is right.` : `Er is nog niets bewaard. Kies welke versie goed is.`;

/** @type {(i: { theirs: string | number, mine: string | number }) => string} */
export const conflictVersions = (i) => isEnglish() ? `What we have now: ${i.theirs}. Your version: ${i.mine}.` : `Nu bij ons: ${i.theirs}. Jouw versie: ${i.mine}.`;

/** @type {() => string} */
export const leaveTitle = () => isEnglish() ? `Leave without saving?` : `Weggaan zonder te bewaren?`;

/** @type {() => string} */
export const checkText = () => isEnglish() ? `Are your email address and phone number still right?` : `Kloppen je e-mailadres en telefoonnummer nog?`;

/** @type {() => string} */
export const checkYes = () => isEnglish() ? `Yes, this is right` : `Ja, dit klopt`;

/** @type {() => string} */
export const confirmed = () => isEnglish() ? `You confirmed that your details are right.` : `Je hebt bevestigd dat je gegevens kloppen.`;

/** @type {() => string} */
export const confirmFailed = () => isEnglish() ? `Confirming does not work now. Please try again in a moment.` : `Bevestigen lukt nu niet. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const pendingTitle = () => isEnglish() ? `Confirm your new email address` : `Bevestig je nieuwe e-mailadres`;

/** @type {(i: { adres: string | number }) => string} */
export const pendingText = (i) => isEnglish() ? `We are sending a link to ${i.adres}. Open it within 24 hours and choose Confirm.` : `We sturen een link naar ${i.adres}. Open die binnen 24 uur en kies Bevestig.`;

/** @type {(i: { email: string | number }) => string} */
export const pendingKeeps = (i) => isEnglish() ? `Until then we keep using ${i.email}.` : `Tot dan blijven we ${i.email} gebruiken.`;

/** @type {() => string} */
export const pendingNone = () => isEnglish() ? `Until then we have no email address of yours.` : `Tot dan hebben we geen e-mailadres van je.`;

/** @type {() => string} */
export const pendingHint = () => isEnglish() ? `Nothing received? Look in your spam. After an hour you can ask for a new link.` : `Niets gekregen? Kijk bij je ongewenste e-mail. Na een uur kun je een nieuwe link vragen.`;

/** @type {() => string} */
export const pendingExpiredTitle = () => isEnglish() ? `The link to your new email address has expired` : `De link naar je nieuwe e-mailadres is verlopen`;

/** @type {(i: { adres: string | number }) => string} */
export const pendingExpired = (i) => isEnglish() ? `You did not confirm ${i.adres}. Have the link sent again, or keep your address as it was.` : `Je hebt ${i.adres} niet bevestigd. Laat de link opnieuw sturen, of houd je adres zoals het was.`;

/** @type {(i: { adres: string | number }) => string} */
export const pendingUndeliveredTitle = (i) => isEnglish() ? `We cannot email ${i.adres}` : `We kunnen ${i.adres} niet mailen`;

/** @type {() => string} */
export const pendingUndelivered = () => isEnglish() ? `Our email with the link was refused. Is there a typing mistake in the address? Then change it below. If the address is right, have the link sent again.` : `Onze e-mail met de link is geweigerd. Staat er een typefout in het adres? Wijzig het dan hieronder. Klopt het adres, laat de link dan opnieuw sturen.`;

/** @type {() => string} */
export const pendingResend = () => isEnglish() ? `Send the link again` : `Stuur de link opnieuw`;

/** @type {() => string} */
export const pendingResent = () => isEnglish() ? `We are sending a new link.` : `We sturen een nieuwe link.`;

/** @type {() => string} */
export const pendingWithdraw = () => isEnglish() ? `Do not change it` : `Toch niet wijzigen`;

/** @type {() => string} */
export const pendingWithdrawn = () => isEnglish() ? `Your email address stays as it was.` : `Je e-mailadres blijft zoals het was.`;

/** @type {() => string} */
export const pendingFailed = () => isEnglish() ? `That does not work now. Please try again in a moment.` : `Dat lukt nu niet. Probeer het zo nog een keer.`;

/** @type {() => string} */
export const reasonNotVerzekeringsnemer = () => isEnglish() ? `The person who took out your insurance arranges this.` : `Dit regelt wie je verzekering afsloot.`;

/** @type {() => string} */
export const reasonNoEmail = () => isEnglish() ? `For this we need your email address.` : `Hiervoor hebben we je e-mailadres nodig.`;

/** @type {(i: { adres: string | number }) => string} */
export const reasonEmailPending = (i) => isEnglish() ? `For this, first confirm your email address: open the link that we are sending to ${i.adres}.` : `Bevestig hiervoor eerst je e-mailadres: open de link die we naar ${i.adres} sturen.`;

/** @type {() => string} */
export const reasonConveniencePolicy = () => isEnglish() ? `With your ZorgGemak policy everything is digital. Would you like post? Then you can choose another policy.` : `Bij je ZorgGemak-polis hoort dat alles digitaal gaat. Wil je post? Dan kun je een andere polis kiezen.`;

/** @type {() => string} */
export const reasonOtherBrand = () => isEnglish() ? `This is not possible in the app yet with your insurance. We will arrange it for you.` : `Dit kan bij jouw verzekering nog niet in de app. We regelen het voor je.`;

/** @type {() => string} */
export const reasonOther = () => isEnglish() ? `This is not possible in the app now.` : `Dit kan nu niet in de app.`;

/** @type {() => string} */
export const addEmail = () => isEnglish() ? `Give us your email address` : `Geef je e-mailadres door`;

/** @type {() => string} */
export const account = () => isEnglish() ? `Your account` : `Je rekening`;

/** @type {() => string} */
export const accountNumber = () => isEnglish() ? `Account number` : `Rekeningnummer`;

/** @type {() => string} */
export const accountUnknown = () => isEnglish() ? `This number is in the payment settings.` : `Dit nummer staat in de betaalinstellingen.`;

/** @type {() => string} */
export const changeAccount = () => isEnglish() ? `Change your account or how you pay` : `Wijzig je rekening of hoe je betaalt`;

/** @type {() => string} */
export const changes = () => isEnglish() ? `What has changed` : `Wat er is gewijzigd`;

/** @type {() => string} */
export const noChanges = () => isEnglish() ? `Nothing has been changed yet.` : `Er is nog niets gewijzigd.`;

/** @type {(i: { van: string | number, naar: string | number }) => string} */
export const changedFromTo = (i) => isEnglish() ? `from ${i.van} to ${i.naar}` : `van ${i.van} naar ${i.naar}`;

/** @type {(i: { naar: string | number }) => string} */
export const changedAdded = (i) => isEnglish() ? `now ${i.naar}` : `nu ${i.naar}`;

/** @type {(i: { van: string | number }) => string} */
export const changedRemoved = (i) => isEnglish() ? `${i.van} removed` : `${i.van} weggehaald`;

/** @type {(i: { day: string | number }) => string} */
export const changedByStaff = (i) => isEnglish() ? `${i.day}, by one of our staff` : `${i.day}, door een medewerker van ons`;

/** @type {() => string} */
export const toHomeAddress = () => isEnglish() ? `your home address` : `je woonadres`;

/** @type {() => string} */
export const lookers = () => isEnglish() ? `Who looked at your details` : `Wie je gegevens bekeek`;

/** @type {() => string} */
export const lookersText = () => isEnglish() ? `We keep a list of who looks at your data.` : `We schrijven op wie je gegevens bekijkt.`;

/** @type {(i: { page: string | number, count: string | number }) => string} */
export const looksPage = (i) => isEnglish() ? `Page ${i.page} of ${i.count}.` : `Bladzijde ${i.page} van ${i.count}.`;

/** @type {() => string} */
export const looksNewer = () => isEnglish() ? `See newer` : `Bekijk wat nieuwer is`;

/** @type {() => string} */
export const looksOlder = () => isEnglish() ? `See older` : `Bekijk wat ouder is`;

/** @type {() => string} */
export const viewerSelf = () => isEnglish() ? `you` : `jij`;

/** @type {() => string} */
export const viewerVerzekeringsnemer = () => isEnglish() ? `the person who took out your insurance` : `wie je verzekering afsloot`;

/** @type {() => string} */
export const viewerStaff = () => isEnglish() ? `one of our staff` : `een medewerker van ons`;

/** @type {() => string} */
export const viewerRepresentative = () => isEnglish() ? `somebody who acts for you` : `iemand die zaken voor je regelt`;

/** @type {(i: { name: string | number }) => string} */
export const viewerNamed = (i) => isEnglish() ? `by ${i.name}, with permission` : `door ${i.name}, gemachtigd`;

/** @type {() => string} */
export const lookReason = () => isEnglish() ? `Why:` : `Waarom:`;

/** @type {() => string} */
export const lookPass = () => isEnglish() ? `health pass` : `zorgpas`;

/** @type {() => string} */
export const lookInvoices = () => isEnglish() ? `invoices and paying` : `facturen en betalen`;

/** @type {() => string} */
export const lookOwnRisk = () => isEnglish() ? `own risk (deductible)` : `eigen risico`;

/** @type {() => string} */
export const lookDeclaraties = () => isEnglish() ? `claims` : `declaraties`;

/** @type {() => string} */
export const lookCosts = () => isEnglish() ? `care costs` : `zorgkosten`;

/** @type {() => string} */
export const lookMessages = () => isEnglish() ? `messages` : `berichten`;

/** @type {() => string} */
export const lookDetails = () => isEnglish() ? `personal details` : `persoonlijke gegevens`;

/** @type {() => string} */
export const partFailed = () => isEnglish() ? `We cannot show this now.` : `Dit kunnen we nu niet laten zien.`;

/** @type {() => string} */
export const errorNameRequired = () => isEnglish() ? `Fill in your first name.` : `Vul je roepnaam in.`;

/** @type {(i: { limit: string | number }) => string} */
export const errorNameTooLong = (i) => isEnglish() ? `Your first name may have ${i.limit} characters at most. Make it shorter.` : `Je roepnaam mag hoogstens ${i.limit} tekens lang zijn. Maak hem korter.`;

/** @type {() => string} */
export const errorNameFormat = () => isEnglish() ? `Use letters only in your first name.` : `Gebruik in je roepnaam alleen letters.`;

/** @type {() => string} */
export const errorEmailRequired = () => isEnglish() ? `Fill in your email address. Without it we cannot send you anything digitally.` : `Vul je e-mailadres in. Zonder adres kunnen we je niets digitaal sturen.`;

/** @type {(i: { limit: string | number }) => string} */
export const errorEmailTooLong = (i) => isEnglish() ? `Your email address may have ${i.limit} characters at most.` : `Je e-mailadres mag hoogstens ${i.limit} tekens lang zijn.`;

/** @type {() => string} */
export const errorEmailFormat = () => isEnglish() ? `Write your email address like name@example.com.` : `Schrijf je e-mailadres als naam@voorbeeld.nl.`;

/** @type {() => string} */
export const errorPhoneFormat = () => isEnglish() ? `Write your telephone number like 06 12345678, or begin with + and the country.` : `Schrijf je telefoonnummer als 06 12345678, of begin met + en het land.`;

/** @type {() => string} */
export const errorStreetRequired = () => isEnglish() ? `Fill in the street or PO box.` : `Vul de straat of postbus in.`;

/** @type {(i: { limit: string | number }) => string} */
export const errorStreetTooLong = (i) => isEnglish() ? `The street may have ${i.limit} characters at most.` : `De straat mag hoogstens ${i.limit} tekens lang zijn.`;

/** @type {() => string} */
export const errorStreetFormat = () => isEnglish() ? `Use letters and digits only in the street.` : `Gebruik in de straat alleen letters en cijfers.`;

/** @type {() => string} */
export const errorNumberRequired = () => isEnglish() ? `Fill in the house number.` : `Vul het huisnummer in.`;

/** @type {() => string} */
export const errorNumberFormat = () => isEnglish() ? `Fill in a house number from 1 to 99999, without letters. A letter goes with the addition.` : `Vul een huisnummer in van 1 tot en met 99999, zonder letters. Een letter hoort bij toevoeging.`;

/** @type {(i: { limit: string | number }) => string} */
export const errorAdditionTooLong = (i) => isEnglish() ? `The addition may have ${i.limit} characters at most.` : `De toevoeging mag hoogstens ${i.limit} tekens lang zijn.`;

/** @type {() => string} */
export const errorPostcodeRequired = () => isEnglish() ? `Fill in the postcode.` : `Vul de postcode in.`;

/** @type {() => string} */
export const errorPostcodeAbroad = () => isEnglish() ? `This is no Dutch postcode, such as 1234 AB. Is your postal address abroad? Call us, and we will change it for you.` : `Dit is geen Nederlandse postcode, zoals 1234 AB. Is je postadres in het buitenland? Bel ons, dan passen we het aan.`;

/** @type {() => string} */
export const errorPostcodeFormat = () => isEnglish() ? `This postcode does not exist. Write it like 1234 AB, and check it.` : `Deze postcode bestaat niet. Schrijf hem als 1234 AB, en kijk hem na.`;

/** @type {() => string} */
export const errorTownRequired = () => isEnglish() ? `Fill in the town.` : `Vul de plaats in.`;

/** @type {(i: { limit: string | number }) => string} */
export const errorTownTooLong = (i) => isEnglish() ? `The town may have ${i.limit} characters at most.` : `De plaats mag hoogstens ${i.limit} tekens lang zijn.`;

/** @type {() => string} */
export const errorNotAllowed = () => isEnglish() ? `You cannot change this now.` : `Dit kun je nu niet wijzigen.`;

/** @type {() => string} */
export const errorUnknown = () => isEnglish() ? `This is not right. Please check it.` : `Dit klopt niet. Kijk het nog eens na.`;

/** @type {() => string} */
export const accountOfVerzekeringsnemer = () => isEnglish() ? `What you get back goes to the person who took out your insurance.` : `Wat je terugkrijgt, gaat naar wie je verzekering afsloot.`;

/** @type {() => string} */
export const insurance = () => isEnglish() ? `Insurance and premium` : `Verzekering en premie`;

/** @type {() => string} */
export const insuredWho = () => isEnglish() ? `Who` : `Wie`;

/** @type {() => string} */
export const cover = () => isEnglish() ? `Cover` : `Dekking`;

/** @type {() => string} */
export const voluntary = () => isEnglish() ? `Voluntary own risk` : `Vrijwillig eigen risico`;

/** @type {() => string} */
export const premium = () => isEnglish() ? `Premium per month` : `Premie per maand`;

/** @type {() => string} */
export const planBasic = () => isEnglish() ? `Basic insurance` : `Basisverzekering`;

/** @type {() => string} */
export const planSupplementary = () => isEnglish() ? `supplementary insurance` : `aanvullende verzekering`;

/** @type {() => string} */
export const planSupplementaryPlus = () => isEnglish() ? `supplementary insurance Plus` : `aanvullende verzekering Plus`;

/** @type {() => string} */
export const noPremium = () => isEnglish() ? `None` : `Geen`;

/** @type {() => string} */
export const premiumToCak = () => isEnglish() ? `To the CAK` : `Aan het CAK`;

/** @type {() => string} */
export const basicToCak = () => isEnglish() ? `You now pay the premium of the basic insurance to the CAK. It is not included here.` : `De premie van de basisverzekering betaal je nu aan het CAK. Die staat hier niet bij.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const premiumTogether = (i) => isEnglish() ? `Together ${i.bedrag} per month.` : `Samen ${i.bedrag} per maand.`;

/** @type {() => string} */
export const premiumByVerzekeringsnemer = () => isEnglish() ? `The person who took out the insurance pays this premium.` : `Wie de verzekering afsloot, betaalt deze premie.`;

/** @type {() => string} */
export const policyDetails = () => isEnglish() ? `View or change your policy` : `Bekijk of wijzig je polis`;

/** @type {() => string} */
export const policyView = () => isEnglish() ? `View your policy` : `Bekijk je polis`;

/** @type {(i: { day: string | number }) => string} */
export const selfAt12 = (i) => isEnglish() ? `You turn 12 on ${i.day}. From then on the person who took out your insurance sees only amounts and dates of your care, unless you show more.` : `Je wordt 12 op ${i.day}. Vanaf dan ziet wie je verzekering afsloot alleen bedragen en datums van je zorg, tenzij jij meer laat zien.`;

/** @type {(i: { name: string | number, day: string | number }) => string} */
export const otherAt12 = (i) => isEnglish() ? `${i.name} turns 12 on ${i.day}. From then on you see only amounts and dates of the care, unless ${i.name} shows you more.` : `${i.name} wordt 12 op ${i.day}. Vanaf dan zie je alleen bedragen en datums van de zorg, tenzij ${i.name} jou meer laat zien.`;

/** @type {(i: { day: string | number }) => string} */
export const selfAt16 = (i) => isEnglish() ? `You turn 16 on ${i.day}. From then on you decide about your care and medical data yourself. Your insurance stays the same.` : `Je wordt 16 op ${i.day}. Vanaf dan beslis je zelf over je zorg en je medische gegevens. Je verzekering blijft hetzelfde.`;

/** @type {(i: { name: string | number, day: string | number }) => string} */
export const otherAt16 = (i) => isEnglish() ? `${i.name} turns 16 on ${i.day}. From then on ${i.name} decides about care and medical data. The insurance stays the same.` : `${i.name} wordt 16 op ${i.day}. Vanaf dan beslist ${i.name} zelf over zorg en medische gegevens. De verzekering blijft hetzelfde.`;

/** @type {(i: { day: string | number }) => string} */
export const selfAt18 = (i) => isEnglish() ? `From ${i.day} premium and own risk apply to you, because you are 18 then. You can then also take out a policy of your own.` : `Vanaf ${i.day} geldt voor jou premie en eigen risico, omdat je dan 18 bent. Je kunt dan ook een eigen polis nemen.`;

/** @type {(i: { day: string | number, name: string | number }) => string} */
export const otherAt18 = (i) => isEnglish() ? `From ${i.day} premium and own risk apply to ${i.name}, who is 18 then. ${i.name} can then also take out a policy of their own.` : `Vanaf ${i.day} geldt voor ${i.name} premie en eigen risico, omdat ${i.name} dan 18 is. ${i.name} kan dan ook een eigen polis nemen.`;

/** @type {() => string} */
export const partingQuestion = () => isEnglish() ? `Are you separating, or is a child moving out?` : `Ga je uit elkaar of verhuist een kind?`;

/** @type {() => string} */
export const partingText = () => isEnglish() ? `Who leaves gets a policy of their own. Parents choose together which policy a child is on. Until that day everything stays as it is.` : `Wie weggaat, krijgt een eigen polis. Ouders kiezen samen op welke polis een kind staat. Tot die dag blijft alles zoals het is.`;

/** @type {() => string} */
export const previewAmount = () => isEnglish() ? `Amount` : `Bedrag`;

/** @type {() => string} */
export const changesAhead = () => isEnglish() ? `What will change` : `Wat er straks verandert`;

/** @type {() => string} */
export const notKnown = () => isEnglish() ? `Not known` : `Niet bekend`;

/** @type {() => string} */
export const giveAccount = () => isEnglish() ? `Give us your account` : `Geef je rekening door`;

/** @type {() => string} */
export const voluntaryNone = () => isEnglish() ? `None` : `Geen`;

/** @type {() => string} */
export const postSame = () => isEnglish() ? `The same as my home address` : `Hetzelfde als mijn woonadres`;

/** @type {() => string} */
export const postOther = () => isEnglish() ? `Another address` : `Een ander adres`;

/** @type {() => string} */
export const ownHomeAddressText = () => isEnglish() ? `You gave us this home address. Are you moving, or is it wrong? Call us.` : `Dit woonadres kregen we van jou. Verhuis je, of klopt het niet? Bel ons.`;
