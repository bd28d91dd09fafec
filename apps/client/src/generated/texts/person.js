/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { year: string | number, name: string | number }) => string} */
export const title = (i) => isEnglish() ? `Own risk (deductible) ${i.year} for ${i.name}` : `Eigen risico ${i.year} van ${i.name}`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const none = (i) => isEnglish() ? `In ${i.year} no own risk applies to ${i.name}.` : `Voor ${i.name} geldt in ${i.year} geen eigen risico.`;

/** @type {() => string} */
export const under18 = () => isEnglish() ? `It begins on the first day of the month after the 18th birthday.` : `Het begint op de eerste dag van de maand na de 18e verjaardag.`;

/** @type {(i: { year: string | number }) => string} */
export const turns18 = (i) => isEnglish() ? `Own risk begins on the first day of the month after the 18th birthday. So only a part of the yearly amount applies in ${i.year}.` : `Het eigen risico begint op de eerste dag van de maand na de 18e verjaardag. Daarom geldt in ${i.year} maar een deel van het jaarbedrag.`;

/** @type {(i: { day: string | number, year: string | number }) => string} */
export const sinceInYear = (i) => isEnglish() ? `The insurance began on ${i.day}. So only a part of the yearly amount applies in ${i.year}.` : `De verzekering begon op ${i.day}. Daarom geldt in ${i.year} maar een deel van het jaarbedrag.`;

/** @type {(i: { year: string | number, verplicht: string | number }) => string} */
export const mandatoryOnly = (i) => isEnglish() ? `The own risk of ${i.year} is ${i.verplicht}. All of it is mandatory.` : `Het eigen risico van ${i.year} is ${i.verplicht}. Dat is helemaal verplicht.`;

/** @type {(i: { year: string | number, totaal: string | number, verplicht: string | number, voluntary: string | number }) => string} */
export const bothParts = (i) => isEnglish() ? `The own risk of ${i.year} is ${i.totaal}: ${i.verplicht} mandatory and ${i.voluntary} voluntary. The mandatory part is used first.` : `Het eigen risico van ${i.year} is ${i.totaal}: ${i.verplicht} verplicht en ${i.voluntary} vrijwillig. Het verplichte deel gaat eerst op.`;

/** @type {(i: { year: string | number }) => string} */
export const noneSelf = (i) => isEnglish() ? `In ${i.year} no own risk applies to you.` : `Voor jou geldt in ${i.year} geen eigen risico.`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const noneClosed = (i) => isEnglish() ? `In ${i.year} no own risk applied to ${i.name}.` : `Voor ${i.name} gold in ${i.year} geen eigen risico.`;

/** @type {(i: { year: string | number }) => string} */
export const noneClosedSelf = (i) => isEnglish() ? `In ${i.year} no own risk applied to you.` : `Voor jou gold in ${i.year} geen eigen risico.`;

/** @type {(i: { year: string | number }) => string} */
export const turns18Closed = (i) => isEnglish() ? `Own risk began on the first day of the month after the 18th birthday. So only a part of the yearly amount applied in ${i.year}.` : `Het eigen risico begon op de eerste dag van de maand na de 18e verjaardag. Daarom gold in ${i.year} maar een deel van het jaarbedrag.`;

/** @type {(i: { day: string | number, year: string | number }) => string} */
export const sinceInYearClosed = (i) => isEnglish() ? `The insurance began on ${i.day}. So only a part of the yearly amount applied in ${i.year}.` : `De verzekering begon op ${i.day}. Daarom gold in ${i.year} maar een deel van het jaarbedrag.`;

/** @type {(i: { year: string | number, verplicht: string | number }) => string} */
export const mandatoryOnlyClosed = (i) => isEnglish() ? `The own risk of ${i.year} was ${i.verplicht}. All of it was mandatory.` : `Het eigen risico van ${i.year} was ${i.verplicht}. Dat was helemaal verplicht.`;

/** @type {(i: { year: string | number, totaal: string | number, verplicht: string | number, voluntary: string | number }) => string} */
export const bothPartsClosed = (i) => isEnglish() ? `The own risk of ${i.year} was ${i.totaal}: ${i.verplicht} mandatory and ${i.voluntary} voluntary. The mandatory part was used first.` : `Het eigen risico van ${i.year} was ${i.totaal}: ${i.verplicht} verplicht en ${i.voluntary} vrijwillig. Het verplichte deel ging eerst op.`;

/** @type {(i: { year: string | number }) => string} */
export const closedFull = (i) => isEnglish() ? `The own risk of ${i.year} is used up.` : `Het eigen risico van ${i.year} is helemaal gebruikt.`;

/** @type {(i: { year: string | number }) => string} */
export const closedLeft = (i) => isEnglish() ? `${i.year} is over: nobody has to pay what was not used. If a bill for care in ${i.year} still arrives, it does count.` : `${i.year} is voorbij: wat niet is gebruikt, hoeft niemand te betalen. Komt er nog een nota voor zorg uit ${i.year}? Dan telt die nog mee.`;

/** @type {(i: { year: string | number }) => string} */
export const closedInTermijnen = (i) => isEnglish() ? `This own risk was charged in instalments. We still settle it against what was used in ${i.year}. You will get a final settlement for that.` : `Dit eigen risico is in termijnen gevraagd. We rekenen nog af met wat er in ${i.year} is gebruikt. Daarover krijg je een eindafrekening.`;

/** @type {(i: { year: string | number, day: string | number }) => string} */
export const untilInYear = (i) => isEnglish() ? `In ${i.year} only a part of the yearly amount counts: for the days up to and including ${i.day}.` : `In ${i.year} telt maar een deel van het jaarbedrag: voor de dagen tot en met ${i.day}.`;

/** @type {(i: { year: string | number, van: string | number, day: string | number }) => string} */
export const fromUntilInYear = (i) => isEnglish() ? `In ${i.year} only a part of the yearly amount counts: for the days from ${i.van} up to and including ${i.day}.` : `In ${i.year} telt maar een deel van het jaarbedrag: voor de dagen van ${i.van} tot en met ${i.day}.`;

/** @type {(i: { year: string | number, delen: string | number, merk: string | number }) => string} */
export const perBrand = (i) => isEnglish() ? `In ${i.year} there are two insurances. Each has an own risk by the days on which it runs: ${i.delen}. What is used with one brand does not count with the other. The one above is of ${i.merk}.` : `In ${i.year} zijn er twee verzekeringen. Elk heeft een eigen risico naar de dagen dat die loopt: ${i.delen}. Wat bij het ene merk is gebruikt, telt bij het andere niet mee. Hierboven staat dat van ${i.merk}.`;

/** @type {(i: { bedrag: string | number, merk: string | number, van: string | number, day: string | number }) => string} */
export const ofBrand = (i) => isEnglish() ? `${i.bedrag} with ${i.merk} (from ${i.van} up to and including ${i.day})` : `${i.bedrag} bij ${i.merk} (van ${i.van} tot en met ${i.day})`;

/** @type {(i: { year: string | number, totaal: string | number, rest: string | number }) => string} */
export const otherInCosts = (i) => isEnglish() ? `The care costs of ${i.year} show ${i.totaal} own risk. Of that, ${i.rest} belongs to another insurance in that year. It does not count here.` : `In de zorgkosten van ${i.year} staat ${i.totaal} eigen risico. Daarvan hoort ${i.rest} bij een andere verzekering in dat jaar. Dat telt hier niet mee.`;

/** @type {() => string} */
export const explanation = () => isEnglish() ? `Explanation` : `Uitleg`;
