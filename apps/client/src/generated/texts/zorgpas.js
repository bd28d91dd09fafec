/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const pass = () => isEnglish() ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const born = () => isEnglish() ? `Date of birth` : `Geboortedatum`;

/** @type {() => string} */
export const bsn = () => isEnglish() ? `BSN` : `BSN`;

/** @type {() => string} */
export const bsnLong = () => isEnglish() ? `Citizen service number` : `Burgerservicenummer`;

/** @type {() => string} */
export const showBsn = () => isEnglish() ? `Show` : `Toon`;

/** @type {() => string} */
export const hideBsn = () => isEnglish() ? `Hide` : `Verberg`;

/** @type {() => string} */
export const bsnFailed = () => isEnglish() ? `That does not work now. Please try again.` : `Dat lukt nu niet. Probeer het opnieuw.`;

/** @type {() => string} */
export const validUntil = () => isEnglish() ? `Valid up to and including` : `Geldig tot en met`;

/** @type {() => string} */
export const relatieNummer = () => isEnglish() ? `Customer number` : `Relatienummer`;

/** @type {() => string} */
export const uzovi = () => isEnglish() ? `UZOVI` : `UZOVI`;

/** @type {() => string} */
export const card = () => isEnglish() ? `Card number` : `Kaartnummer`;

/** @type {() => string} */
export const insurer = () => isEnglish() ? `Health insurer` : `Zorgverzekeraar`;

/** @type {() => string} */
export const ehic = () => isEnglish() ? `European Health Insurance Card` : `Europese ziekteverzekeringskaart`;

/** @type {() => string} */
export const ehicKind = () => isEnglish() ? `EHIC` : `EHIC`;

/** @type {() => string} */
export const ehicName = () => isEnglish() ? `3 Name` : `3 Naam`;

/** @type {() => string} */
export const ehicGivenNames = () => isEnglish() ? `4 Given names` : `4 Voornamen`;

/** @type {() => string} */
export const ehicBorn = () => isEnglish() ? `5 Date of birth` : `5 Geboortedatum`;

/** @type {() => string} */
export const ehicNumber = () => isEnglish() ? `6 Personal number` : `6 Persoonlijk nummer`;

/** @type {() => string} */
export const ehicInstitution = () => isEnglish() ? `7 Institution` : `7 Instelling`;

/** @type {() => string} */
export const ehicCard = () => isEnglish() ? `8 Number of the card` : `8 Nummer van de kaart`;

/** @type {() => string} */
export const ehicUntil = () => isEnglish() ? `9 Expiry date` : `9 Vervaldatum`;

/** @type {() => string} */
export const showAtDesk = () => isEnglish() ? `Show at the desk` : `Toon aan de balie`;

/** @type {() => string} */
export const atDesk = () => isEnglish() ? `For the desk` : `Voor de balie`;

/** @type {() => string} */
export const close = () => isEnglish() ? `Close` : `Sluiten`;

/** @type {() => string} */
export const toBack = () => isEnglish() ? `Back (EHIC)` : `Achterkant (EHIC)`;

/** @type {() => string} */
export const toFront = () => isEnglish() ? `Front` : `Voorkant`;

/** @type {() => string} */
export const family = () => isEnglish() ? `Your family’s passes` : `Passen van je gezin`;

/** @type {() => string} */
export const shown = () => isEnglish() ? `Above` : `Hierboven`;

/** @type {() => string} */
export const endsSoon = () => isEnglish() ? `Expires soon` : `Bijna verlopen`;

/** @type {() => string} */
export const ended = () => isEnglish() ? `Expired` : `Verlopen`;

/** @type {(i: { day: string | number }) => string} */
export const validUntilDay = (i) => isEnglish() ? `Valid up to and including ${i.day}` : `Geldig tot en met ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const endingTitle = (i) => isEnglish() ? `This pass is valid up to and including ${i.day}` : `Deze pas is geldig tot en met ${i.day}`;

/** @type {() => string} */
export const endingText = () => isEnglish() ? `You get a new card by post in time. You do not have to do anything.` : `Je krijgt op tijd een nieuwe pas met de post. Je hoeft niets te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const endedTitle = (i) => isEnglish() ? `This pass was valid up to and including ${i.day}` : `Deze pas was geldig tot en met ${i.day}`;

/** @type {() => string} */
export const endedText = () => isEnglish() ? `Your insurance simply continues. No new pass yet? Then we will send one.` : `De verzekering loopt gewoon door. Heb je nog geen nieuwe pas? Dan sturen we er een.`;

/** @type {() => string} */
export const abroad = () => isEnglish() ? `Ill abroad` : `Ziek in het buitenland`;

/** @type {() => string} */
export const abroadText = () => isEnglish() ? `In Europe, show the back of your card. Do you have to go to a hospital? Call our emergency centre first, day and night.` : `Laat in Europa de achterkant van je pas zien. Moet je naar een ziekenhuis? Bel eerst onze alarmcentrale, dag en nacht.`;

/** @type {() => string} */
export const abroadMore = () => isEnglish() ? `Care abroad: how it works` : `Zorg in het buitenland: zo is het geregeld`;

/** @type {() => string} */
export const newPass = () => isEnglish() ? `Lost or broken pass?` : `Pas kwijt of stuk?`;

/** @type {() => string} */
export const passHere = () => isEnglish() ? `The card on this screen is just as valid.` : `De pas op dit scherm is net zo geldig.`;

/** @type {() => string} */
export const newPassText = () => isEnglish() ? `Do you want a new plastic one? You have it within 5 working days.` : `Wil je een nieuwe van plastic? Je hebt hem binnen 5 werkdagen.`;

/** @type {() => string} */
export const none = () => isEnglish() ? `You have no health pass now` : `Je hebt nu geen zorgpas`;

/** @type {() => string} */
export const noneText = () => isEnglish() ? `As soon as your insurance begins, your pass is here.` : `Zodra je verzekering ingaat, staat je pas hier.`;

/** @type {() => string} */
export const noneLeftText = () => isEnglish() ? `Your pass is here as long as you are insured with us.` : `Je pas staat hier zolang je bij ons verzekerd bent.`;

/** @type {() => string} */
export const checkAddress = () => isEnglish() ? `Check that your address is right` : `Kijk of je adres klopt`;

/** @type {() => string} */
export const showBsnAtDesk = () => isEnglish() ? `Show BSN` : `Toon BSN`;
