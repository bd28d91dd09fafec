/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const thisCare = () => isEnglish() ? `this care` : `deze zorg`;

/** @type {(i: { day: string | number, name: string | number, gedeclareerd: string | number }) => string} */
export const notInsured = (i) => isEnglish() ? `${i.name} was not insured with us on ${i.day}. That is why we do not pay the ${i.gedeclareerd}.` : `Op ${i.day} was ${i.name} niet bij ons verzekerd. Daarom betalen we de ${i.gedeclareerd} niet.`;

/** @type {(i: { day: string | number, termijn: string | number, gedeclareerd: string | number }) => string} */
export const tooOld = (i) => isEnglish() ? `This care was on ${i.day}. You can claim care up to ${i.termijn} years later. That is why we do not pay the ${i.gedeclareerd}.` : `Deze zorg was op ${i.day}. Je kunt zorg tot ${i.termijn} jaar later declareren. Daarom betalen we de ${i.gedeclareerd} niet.`;

/** @type {(i: { day: string | number, care: string | number, gedeclareerd: string | number }) => string} */
export const noCover = (i) => isEnglish() ? `The insurance did not cover ${i.care} on ${i.day}. That is why we do not pay the ${i.gedeclareerd}.` : `De verzekering vergoedde op ${i.day} geen ${i.care}. Daarom betalen we de ${i.gedeclareerd} niet.`;

/** @type {(i: { gedeclareerd: string | number }) => string} */
export const duplicate = (i) => isEnglish() ? `A member of our staff has looked at your claim. This bill was submitted before. That is why we do not pay the ${i.gedeclareerd} again.` : `Een medewerker heeft je declaratie bekeken. Deze nota is al eerder ingediend. Daarom betalen we de ${i.gedeclareerd} niet nog een keer.`;

/** @type {(i: { notCovered: string | number }) => string} */
export const partlyCovered = (i) => isEnglish() ? `The insurance covers part of this care. You pay ${i.notCovered} yourself.` : `De verzekering dekt een deel van deze zorg. ${i.notCovered} betaal je zelf.`;

/** @type {(i: { care: string | number, year: string | number }) => string} */
export const budgetUsed = (i) => isEnglish() ? `For ${i.care} we pay up to a maximum each year. The maximum for ${i.year} has been used.` : `Voor ${i.care} betalen we in een jaar tot een maximum. Dat is voor ${i.year} op.`;

/** @type {(i: { care: string | number, year: string | number }) => string} */
export const budgetNearlyUsed = (i) => isEnglish() ? `For ${i.care} we pay up to a maximum each year. The maximum for ${i.year} has almost been used.` : `Voor ${i.care} betalen we in een jaar tot een maximum. Dat is voor ${i.year} bijna op.`;

/** @type {(i: { bijdrage: string | number }) => string} */
export const wettelijkeBijdrage = (i) => isEnglish() ? `There is a statutory contribution of ${i.bijdrage} for this care. You pay it yourself, on top of the own risk (deductible).` : `Voor deze zorg geldt een wettelijke eigen bijdrage van ${i.bijdrage}. Die betaal je zelf, naast het eigen risico.`;

/** @type {(i: { eigenRisico: string | number, year: string | number }) => string} */
export const eigenRisico = (i) => isEnglish() ? `You pay ${i.eigenRisico} yourself: that is own risk (deductible) of ${i.year}.` : `Je betaalt ${i.eigenRisico} zelf: dat is eigen risico van ${i.year}.`;

/** @type {(i: { inTermijnen: string | number, year: string | number }) => string} */
export const inTermijnen = (i) => isEnglish() ? `${i.inTermijnen} counts towards the own risk (deductible) of ${i.year}. You pay that in instalments, so we hold nothing back here.` : `${i.inTermijnen} telt voor het eigen risico van ${i.year}. Dat betaal je in termijnen. Daarom houden we hier niets in.`;

/** @type {(i: { year: string | number }) => string} */
export const otherYear = (i) => isEnglish() ? `The treatment was in ${i.year}. That is why it counts towards the own risk (deductible) of ${i.year}, even though the bill came later.` : `De behandeling was in ${i.year}. Daarom telt dit voor het eigen risico van ${i.year}, ook al kwam de nota later.`;

/** @type {(i: { year: string | number }) => string} */
export const eigenRisicoUsed = (i) => isEnglish() ? `The own risk (deductible) of ${i.year} has been used up. You pay no more of it here.` : `Het eigen risico van ${i.year} is helemaal gebruikt. Je betaalt hier geen eigen risico meer.`;

/** @type {(i: { name: string | number, day: string | number }) => string} */
export const under18 = (i) => isEnglish() ? `${i.name} was not yet 18 on ${i.day}. That is why no own risk (deductible) applies.` : `${i.name} was op ${i.day} nog geen 18. Daarom geldt er geen eigen risico.`;

/** @type {(i: { name: string | number, day: string | number }) => string} */
export const eigenRisicoNotBegun = (i) => isEnglish() ? `The own risk (deductible) of ${i.name} had not begun on ${i.day}: it begins on the first day of the month after the 18th birthday.` : `Het eigen risico van ${i.name} was op ${i.day} nog niet begonnen: dat begint op de eerste dag van de maand na de 18e verjaardag.`;

/** @type {() => string} */
export const exemptCare = () => isEnglish() ? `No own risk (deductible) applies to this care.` : `Voor deze zorg geldt geen eigen risico.`;

/** @type {() => string} */
export const exemptSupplementary = () => isEnglish() ? `We pay this from the supplementary insurance. No own risk (deductible) applies to that.` : `We betalen dit uit de aanvullende verzekering. Daarvoor geldt geen eigen risico.`;

/** @type {() => string} */
export const abroad = () => isEnglish() ? `This care was abroad. We use the same rules as in the Netherlands.` : `Deze zorg was in het buitenland. We rekenen met dezelfde regels als in Nederland.`;

/** @type {(i: { paid: string | number }) => string} */
export const noAccount = (i) => isEnglish() ? `When we assessed your claim, we did not know your account number. That is why we could not transfer ${i.paid} then.` : `Toen we je declaratie beoordeelden, kenden we geen rekening van je. Daarom konden we ${i.paid} toen niet overmaken.`;

/** @type {(i: { paid: string | number }) => string} */
export const allCovered = (i) => isEnglish() ? `We pay this treatment in full: ${i.paid}.` : `We betalen deze behandeling helemaal: ${i.paid}.`;
