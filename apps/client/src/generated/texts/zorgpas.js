/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const subtitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Show your pass to the doctor, at the pharmacy or in hospital.` : `Laat je pas zien bij de huisarts, de apotheek of in het ziekenhuis.`;

/** @type {() => string} */
export const pass = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Health pass` : `Zorgpas`;

/** @type {() => string} */
export const born = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Date of birth` : `Geboortedatum`;

/** @type {() => string} */
export const bsn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `BSN` : `BSN`;

/** @type {() => string} */
export const bsnLong = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Citizen service number` : `Burgerservicenummer`;

/** @type {() => string} */
export const showBsn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Show` : `Toon`;

/** @type {() => string} */
export const hideBsn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Hide` : `Verberg`;

/** @type {() => string} */
export const bsnFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `That does not work now. Please try again.` : `Dat lukt nu niet. Probeer het opnieuw.`;

/** @type {() => string} */
export const validUntil = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Valid up to and including` : `Geldig tot en met`;

/** @type {() => string} */
export const relatieNummer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Customer number` : `Relatienummer`;

/** @type {() => string} */
export const uzovi = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `UZOVI` : `UZOVI`;

/** @type {() => string} */
export const card = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Card number` : `Kaartnummer`;

/** @type {() => string} */
export const insurer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Health insurer` : `Zorgverzekeraar`;

/** @type {() => string} */
export const ehic = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `European Health Insurance Card` : `Europese ziekteverzekeringskaart`;

/** @type {() => string} */
export const ehicKind = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `EHIC` : `EHIC`;

/** @type {() => string} */
export const ehicName = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `3 Name` : `3 Naam`;

/** @type {() => string} */
export const ehicGivenNames = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `4 Given names` : `4 Voornamen`;

/** @type {() => string} */
export const ehicBorn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `5 Date of birth` : `5 Geboortedatum`;

/** @type {() => string} */
export const ehicNumber = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `6 Personal number` : `6 Persoonlijk nummer`;

/** @type {() => string} */
export const ehicInstitution = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `7 Institution` : `7 Instelling`;

/** @type {() => string} */
export const ehicCard = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `8 Number of the card` : `8 Nummer van de kaart`;

/** @type {() => string} */
export const ehicUntil = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `9 Expiry date` : `9 Vervaldatum`;

/** @type {() => string} */
export const showAtDesk = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Show at the desk` : `Toon aan de balie`;

/** @type {() => string} */
export const atDesk = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For the desk` : `Voor de balie`;

/** @type {() => string} */
export const close = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Close` : `Sluiten`;

/** @type {() => string} */
export const toBack = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Back (EHIC)` : `Achterkant (EHIC)`;

/** @type {() => string} */
export const toFront = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Front` : `Voorkant`;

/** @type {() => string} */
export const family = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your family’s passes` : `Passen van je gezin`;

/** @type {() => string} */
export const shown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Above` : `Hierboven`;

/** @type {() => string} */
export const endsSoon = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Expires soon` : `Bijna verlopen`;

/** @type {() => string} */
export const ended = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Expired` : `Verlopen`;

/** @type {(i: { day: string | number }) => string} */
export const validUntilDay = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Valid up to and including ${i.day}` : `Geldig tot en met ${i.day}`;

/** @type {(i: { day: string | number }) => string} */
export const endingTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This pass is valid up to and including ${i.day}` : `Deze pas is geldig tot en met ${i.day}`;

/** @type {() => string} */
export const endingText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will get a new pass by post in time. You do not have to do anything.` : `Je krijgt op tijd een nieuwe pas met de post. Je hoeft niets te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const endedTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This pass was valid up to and including ${i.day}` : `Deze pas was geldig tot en met ${i.day}`;

/** @type {() => string} */
export const endedText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your insurance simply continues. No new pass yet? Then we will send one.` : `De verzekering loopt gewoon door. Heb je nog geen nieuwe pas? Dan sturen we er een.`;

/** @type {() => string} */
export const abroad = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ill abroad` : `Ziek in het buitenland`;

/** @type {() => string} */
export const abroadText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Show the back of your pass to a doctor or hospital in Europe. Do you have to go to hospital? Call our emergency centre first. It helps you day and night.` : `Laat bij een arts of ziekenhuis in Europa de achterkant van je pas zien. Moet je naar een ziekenhuis? Bel eerst onze alarmcentrale. Die helpt je dag en nacht.`;

/** @type {() => string} */
export const alarm = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Call the emergency centre:` : `Bel de alarmcentrale:`;

/** @type {() => string} */
export const abroadMore = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care abroad: how it works` : `Zorg in het buitenland: zo is het geregeld`;

/** @type {() => string} */
export const newPass = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Lost or broken pass?` : `Pas kwijt of stuk?`;

/** @type {() => string} */
export const passHere = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The pass on this screen is all you need to see a care provider.` : `Met de pas op dit scherm kun je gewoon naar je zorgverlener.`;

/** @type {() => string} */
export const newPassText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Would you like a new plastic pass? Call us and we will send it within 5 working days.` : `Wil je een nieuwe pas van plastic? Bel ons, dan sturen we die binnen 5 werkdagen naar je toe.`;

/** @type {() => string} */
export const none = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have no health pass now` : `Je hebt nu geen zorgpas`;

/** @type {() => string} */
export const noneText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `As soon as your insurance begins, your pass is here.` : `Zodra je verzekering ingaat, staat je pas hier.`;

/** @type {() => string} */
export const noneLeftText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your pass is here as long as you are insured with us.` : `Je pas staat hier zolang je bij ons verzekerd bent.`;

/** @type {() => string} */
export const checkAddress = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Check that your address is right` : `Kijk of je adres klopt`;
