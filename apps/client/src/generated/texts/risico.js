/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { day: string | number }) => string} */
export const born = (i) => isEnglish() ? `born on ${i.day}` : `geboren op ${i.day}`;

/** @type {(i: { name: string | number }) => string} */
export const eigenRisicoTitle = (i) => isEnglish() ? `${i.name}’s own risk` : `Eigen risico van ${i.name}`;

/** @type {(i: { name: string | number }) => string} */
export const eigenRisicoCaption = (i) => isEnglish() ? `${i.name}’s care, and the part that you pay yourself` : `De zorg van ${i.name} en wat je daarvan zelf betaalt`;

/** @type {() => string} */
export const together = () => isEnglish() ? `Together` : `Samen`;

/** @type {() => string} */
export const togetherCaption = () => isEnglish() ? `The total to pay` : `Wat er samen te betalen is`;

/** @type {(i: { bedrag: string | number }) => string} */
export const ofWhichBijdrage = (i) => isEnglish() ? `of which ${i.bedrag} statutory contribution` : `waarvan ${i.bedrag} wettelijke eigen bijdrage`;

/** @type {() => string} */
export const totalEigenRisico = () => isEnglish() ? `Own risk` : `Eigen risico`;

/** @type {(i: { years: string | number, year: string | number }) => string} */
export const yearTitle = (i) => isEnglish() ? `Care in ${i.years}, invoice in ${i.year}` : `Zorg uit ${i.years}, factuur in ${i.year}`;

/** @type {(i: { years: string | number }) => string} */
export const yearText = (i) => isEnglish() ? `The care began in ${i.years}. That is why the amount counts for the own risk (deductible) of ${i.years}.` : `De zorg begon in ${i.years}. Daarom telt het bedrag voor het eigen risico van ${i.years}.`;

/** @type {() => string} */
export const and = () => isEnglish() ? ` and ` : ` en `;

/** @type {(i: { name: string | number }) => string} */
export const bijdrageTitle = (i) => isEnglish() ? `${i.name}’s statutory contribution` : `Wettelijke eigen bijdrage van ${i.name}`;

/** @type {(i: { years: string | number }) => string} */
export const yearsTitle = (i) => isEnglish() ? `Care of ${i.years} on one invoice` : `Zorg uit ${i.years} op één factuur`;

/** @type {(i: { parts: string | number }) => string} */
export const yearsText = (i) => isEnglish() ? `The year in which the care began counts. Of this invoice, ${i.parts}.` : `Het jaar waarin de zorg begon, telt. Van deze factuur is ${i.parts}.`;

/** @type {(i: { bedrag: string | number, year: string | number }) => string} */
export const yearsPart = (i) => isEnglish() ? `${i.bedrag} own risk of ${i.year}` : `${i.bedrag} eigen risico van ${i.year}`;
