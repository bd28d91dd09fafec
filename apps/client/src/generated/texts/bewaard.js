/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const copyTitle = () => isEnglish() ? `Download your data` : `Je gegevens downloaden`;

/** @type {() => string} */
export const copy = () => isEnglish() ? `You get one file with everything we keep about you: your details and how they changed, your insurance and health pass, your claims, your care costs and own risk, your invoices and payments, your messages and questions, and who looked at your data.` : `Je krijgt één bestand met alles wat we over jou bewaren: je gegevens en wat daarin veranderde, je verzekering en zorgpas, je declaraties, je zorgkosten en eigen risico, je facturen en betalingen, je berichten en vragen, en wie je gegevens bekeek.`;

/** @type {() => string} */
export const copyOwn = () => isEnglish() ? `Data of your partner or children is not in it, except on invoices that you pay.` : `Gegevens van je partner of kinderen staan er niet in, behalve op facturen die jij betaalt.`;

/** @type {() => string} */
export const copyFormat = () => isEnglish() ? `It is a JSON file, which you can also give to another organisation.` : `Het is een JSON-bestand. Zo’n bestand kun je ook aan een andere organisatie geven.`;

/** @type {() => string} */
export const download = () => isEnglish() ? `Download your data (JSON)` : `Download je gegevens (JSON)`;

/** @type {() => string} */
export const termsTitle = () => isEnglish() ? `What we keep and for how long` : `Wat we bewaren en hoe lang`;

/** @type {() => string} */
export const declaraties = () => isEnglish() ? `Claims and care costs` : `Declaraties en zorgkosten`;

/** @type {() => string} */
export const declaratiesFrom = () => isEnglish() ? `after the decision` : `na het besluit`;

/** @type {() => string} */
export const facturen = () => isEnglish() ? `Invoices, payments and letters` : `Facturen, betalingen en brieven`;

/** @type {() => string} */
export const facturenFrom = () => isEnglish() ? `after the year of the invoice` : `na het jaar van de factuur`;

/** @type {() => string} */
export const verzekering = () => isEnglish() ? `Your details and your insurance` : `Je gegevens en je verzekering`;

/** @type {() => string} */
export const verzekeringFrom = () => isEnglish() ? `after your insurance with us ends` : `nadat je verzekering bij ons stopt`;

/** @type {() => string} */
export const vragen = () => isEnglish() ? `Questions and answers` : `Vragen en antwoorden`;

/** @type {() => string} */
export const vragenFrom = () => isEnglish() ? `after the answer` : `na het antwoord`;

/** @type {() => string} */
export const inzagen = () => isEnglish() ? `Who looked at your data` : `Wie je gegevens bekeek`;

/** @type {() => string} */
export const inzagenFrom = () => isEnglish() ? `after they looked` : `na het bekijken`;

/** @type {() => string} */
export const berichten = () => isEnglish() ? `Messages in this app` : `Berichten in deze app`;

/** @type {() => string} */
export const berichtenFrom = () => isEnglish() ? `after the day of the message` : `na de dag van het bericht`;

/** @type {() => string} */
export const mails = () => isEnglish() ? `Which emails we sent` : `Welke e-mails we stuurden`;

/** @type {() => string} */
export const mailsFrom = () => isEnglish() ? `after sending` : `na het versturen`;

/** @type {() => string} */
export const concepten = () => isEnglish() ? `A claim that you have not sent yet` : `Een declaratie die je nog niet verstuurde`;

/** @type {() => string} */
export const conceptenFrom = () => isEnglish() ? `after your last change` : `na je laatste wijziging`;

/** @type {() => string} */
export const ingetrokkenBestanden = () => isEnglish() ? `Files of a withdrawn claim` : `Bestanden van een ingetrokken declaratie`;

/** @type {() => string} */
export const ingetrokkenBestandenFrom = () => isEnglish() ? `after you withdrew it` : `na het intrekken`;

/** @type {() => string} */
export const wachtendeBestanden = () => isEnglish() ? `A file that you uploaded and did not send` : `Een bestand dat je uploadde en niet verstuurde`;

/** @type {() => string} */
export const wachtendeBestandenFrom = () => isEnglish() ? `after uploading` : `na het uploaden`;

/** @type {(i: { term: string | number, from: string | number }) => string} */
export const atLeast = (i) => isEnglish() ? `At least ${i.term} ${i.from}` : `Minstens ${i.term} ${i.from}`;

/** @type {(i: { term: string | number, from: string | number }) => string} */
export const until = (i) => isEnglish() ? `${i.term} ${i.from}` : `${i.term} ${i.from}`;

/** @type {() => string} */
export const day = () => isEnglish() ? `1 day` : `1 dag`;

/** @type {(i: { count: string | number }) => string} */
export const days = (i) => isEnglish() ? `${i.count} days` : `${i.count} dagen`;

/** @type {() => string} */
export const year = () => isEnglish() ? `1 year` : `1 jaar`;

/** @type {(i: { count: string | number }) => string} */
export const years = (i) => isEnglish() ? `${i.count} years` : `${i.count} jaar`;

/** @type {() => string} */
export const law = () => isEnglish() ? `‘At least’ is the shortest time, mostly because the law asks it. We remove the rest by ourselves after that time.` : `‘Minstens’ is de kortste tijd, meestal omdat de wet dat vraagt. De rest verwijderen we vanzelf na die tijd.`;

/** @type {() => string} */
export const rightsTitle = () => isEnglish() ? `Have something corrected or erased` : `Iets laten verbeteren of wissen`;

/** @type {() => string} */
export const rights = () => isEnglish() ? `Is something wrong, or do you want us to erase something? Ask us. A member of staff looks at it and answers in your messages. What the law asks us to keep, we cannot erase sooner.` : `Klopt er iets niet, of wil je dat we iets wissen? Vraag het ons. Een medewerker bekijkt het en antwoordt in je berichten. Wat we van de wet moeten bewaren, kunnen we niet eerder wissen.`;

/** @type {() => string} */
export const copyContent = () => isEnglish() ? `What it contains` : `Wat erin staat`;
