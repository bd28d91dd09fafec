/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { year: string | number }) => string} */
export const forecastTitle = (i) => isEnglish() ? `Own risk (deductible) at the end of ${i.year}` : `Eigen risico aan het eind van ${i.year}`;

/** @type {(i: { minimum: string | number, maximum: string | number, totaal: string | number }) => string} */
export const range = (i) => isEnglish() ? `We expect ${i.minimum} to ${i.maximum} of ${i.totaal} to be used by then.` : `Naar verwachting is dan ${i.minimum} tot ${i.maximum} van ${i.totaal} gebruikt.`;

/** @type {(i: { maximum: string | number, totaal: string | number }) => string} */
export const exact = (i) => isEnglish() ? `We expect ${i.maximum} of ${i.totaal} to be used by then.` : `Naar verwachting is dan ${i.maximum} van ${i.totaal} gebruikt.`;

/** @type {(i: { month: string | number }) => string} */
export const mayEnd = (i) => isEnglish() ? `It may be used up in ${i.month} at the earliest.` : `Op zijn vroegst is het op in ${i.month}.`;

/** @type {() => string} */
export const mayNotEnd = () => isEnglish() ? `It will probably not be used up this year.` : `Waarschijnlijk is het dit jaar niet op.`;

/** @type {() => string} */
export const why = () => isEnglish() ? `How we estimate this` : `Zo schatten we dit`;

/** @type {(i: { bedrag: string | number }) => string} */
export const whyUsed = (i) => isEnglish() ? `Used so far: ${i.bedrag}.` : `Gebruikt tot nu toe: ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number, aantal: number }) => string} */
export const whyOpen = (i) => isEnglish() ? plural(i.aantal, { one: `Under way: 1 claim. It may use ${i.bedrag} of the own risk.`, other: `Under way: ${counted(i.aantal)} claims. Together they may use ${i.bedrag} of the own risk.` }) : plural(i.aantal, { one: `Onderweg: 1 declaratie. Die kan ${i.bedrag} van het eigen risico gebruiken.`, other: `Onderweg: ${counted(i.aantal)} declaraties. Die kunnen samen ${i.bedrag} van het eigen risico gebruiken.` });

/** @type {(i: { year: string | number, bedrag: string | number }) => string} */
export const whyYear = (i) => isEnglish() ? `In ${i.year} you used ${i.bedrag} more after this day.` : `In ${i.year} gebruikte je na deze dag nog ${i.bedrag}.`;

/** @type {() => string} */
export const whyNoYears = () => isEnglish() ? `We have no earlier years to go by. So it can still go either way.` : `Van eerdere jaren weten we niets. Daarom kan het nog alle kanten op.`;

/** @type {() => string} */
export const whyHidden = () => isEnglish() ? `The care itself is hidden from you. So we only look at amounts that you may see.` : `De zorg zelf is voor jou verborgen. Daarom kijken we alleen naar bedragen die je mag zien.`;

/** @type {() => string} */
export const whyTermijnen = () => isEnglish() ? `You pay own risk in instalments. What you paid beyond what you used comes back after the year.` : `Je betaalt het eigen risico in termijnen. Wat je meer betaalde dan je gebruikte, krijg je na het jaar terug.`;

/** @type {() => string} */
export const voluntaryTitle = () => isEnglish() ? `Voluntary own risk: what would it have done?` : `Vrijwillig eigen risico: wat had het gedaan?`;

/** @type {(i: { keuze: string | number }) => string} */
export const voluntaryText = (i) => isEnglish() ? `With ${i.keuze} you pay less premium, and more if you need care. The difference would have been:` : `Met ${i.keuze} betaal je minder premie, en meer als je zorg nodig hebt. Dit had het je gescheeld:`;

/** @type {() => string} */
export const voluntaryYear = () => isEnglish() ? `Year` : `Jaar`;

/** @type {() => string} */
export const voluntaryCost = () => isEnglish() ? `More own risk` : `Meer eigen risico`;

/** @type {() => string} */
export const voluntaryDiscount = () => isEnglish() ? `Less premium` : `Minder premie`;

/** @type {() => string} */
export const voluntarySum = () => isEnglish() ? `Difference` : `Verschil`;

/** @type {() => string} */
export const voluntaryNote = () => isEnglish() ? `Is there a minus sign? Then it would have cost you more.` : `Staat er een min? Dan was je duurder uit.`;

/** @type {() => string} */
export const voluntaryNextYear = () => isEnglish() ? `Next year may be different.` : `Volgend jaar kan het anders zijn.`;

/** @type {() => string} */
export const soFar = () => isEnglish() ? `(so far)` : `(tot nu toe)`;

/** @type {() => string} */
export const wholeYear = () => isEnglish() ? `(whole year)` : `(hele jaar)`;

/** @type {() => string} */
export const provisional = () => isEnglish() ? `(provisional)` : `(voorlopig)`;

/** @type {() => string} */
export const voluntaryTitleChosen = () => isEnglish() ? `Voluntary own risk: what does it do?` : `Vrijwillig eigen risico: wat doet het?`;

/** @type {(i: { keuze: string | number }) => string} */
export const voluntaryTextChosen = (i) => isEnglish() ? `${i.keuze} was chosen. This is the difference:` : `Er is ${i.keuze} gekozen. Dit is het verschil:`;

/** @type {() => string} */
export const voluntaryNoteChosen = () => isEnglish() ? `Is there a minus sign? Then it costs you more.` : `Staat er een min? Dan ben je duurder uit.`;

/** @type {() => string} */
export const page = () => isEnglish() ? `Looking ahead` : `Vooruitkijken`;

/** @type {(i: { name: string | number }) => string} */
export const about = (i) => isEnglish() ? `Looking ahead for ${i.name}.` : `Vooruitkijken voor ${i.name}.`;

/** @type {(i: { year: string | number }) => string} */
export const usedUp = (i) => isEnglish() ? `The own risk of ${i.year} is used up.` : `Het eigen risico van ${i.year} is helemaal gebruikt.`;

/** @type {(i: { year: string | number }) => string} */
export const tooEarly = (i) => isEnglish() ? `How much own risk will still be used in ${i.year} cannot be said yet.` : `Hoeveel eigen risico er in ${i.year} nog bij komt, is nu niet te zeggen.`;

/** @type {(i: { year: string | number }) => string} */
export const noneApplies = (i) => isEnglish() ? `No own risk applies in ${i.year}.` : `In ${i.year} geldt geen eigen risico.`;

/** @type {() => string} */
export const noForecast = () => isEnglish() ? `We cannot show a forecast here.` : `Een verwachting kunnen we hier niet laten zien.`;

/** @type {() => string} */
export const more = () => isEnglish() ? `What does care cost?` : `Wat kost zorg?`;
