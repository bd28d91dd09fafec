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
export const ownTitle = () => isEnglish() ? `What would I pay myself?` : `Wat betaal ik zelf?`;

/** @type {() => string} */
export const ownText = () => isEnglish() ? `We use your cover and own risk as they are now.` : `We rekenen met je vergoedingen en eigen risico van nu.`;

/** @type {() => string} */
export const care = () => isEnglish() ? `Which care?` : `Welke zorg?`;

/** @type {() => string} */
export const amount = () => isEnglish() ? `What does it cost?` : `Hoeveel kost het?`;

/** @type {() => string} */
export const amountHint = () => isEnglish() ? `In euros, for example 150 or 89.50.` : `In euro’s, bijvoorbeeld 150 of 89,50.`;

/** @type {() => string} */
export const amountWrong = () => isEnglish() ? `Enter an amount, for example 150 or 89.50.` : `Vul een bedrag in, bijvoorbeeld 150 of 89,50.`;

/** @type {() => string} */
export const calculate = () => isEnglish() ? `Work it out` : `Reken uit`;

/** @type {() => string} */
export const changed = () => isEnglish() ? `You changed something. Choose ‘Work it out’ for a new outcome.` : `Je hebt iets veranderd. Kies ‘Reken uit’ voor een nieuwe uitkomst.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `We could not work it out. Please try again.` : `We konden het niet uitrekenen. Probeer het opnieuw.`;

/** @type {(i: { name: string | number }) => string} */
export const hidden = (i) => isEnglish() ? `We cannot work this out for ${i.name}: ${i.name}’s care is hidden from you.` : `Dit kunnen we voor ${i.name} niet uitrekenen: de zorg van ${i.name} is voor jou verborgen.`;

/** @type {() => string} */
export const hiddenShared = () => isEnglish() ? `We cannot work this out: the budget is shared by everybody on the policy. The amount would show what care somebody else had.` : `Dit kunnen we niet uitrekenen: het budget is van iedereen op de polis samen. Uit het bedrag zou blijken welke zorg een ander had.`;

/** @type {() => string} */
export const unknown = () => isEnglish() ? `The own risk of this year is not known yet. So we cannot work this out yet.` : `Het eigen risico van dit jaar is nog niet bekend. Daarom kunnen we dit nog niet uitrekenen.`;

/** @type {(i: { zelf: string | number, vergoed: string | number }) => string} */
export const outcome = (i) => isEnglish() ? `You pay ${i.zelf} yourself. We pay ${i.vergoed}.` : `Je betaalt ${i.zelf} zelf. Wij betalen ${i.vergoed}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const outcomeTermijnen = (i) => isEnglish() ? `Of that, ${i.bedrag} counts towards the own risk you pay in instalments. You will get no separate invoice for it.` : `Daarvan telt ${i.bedrag} voor het eigen risico dat je in termijnen betaalt. Daarvoor krijg je geen aparte factuur.`;

/** @type {() => string} */
export const caveat = () => isEnglish() ? `This applies if you get the care today. The bill decides what it will really be.` : `Dit geldt als je de zorg vandaag krijgt. De nota bepaalt wat het echt wordt.`;

/** @type {(i: { aantal: number }) => string} */
export const openNote = (i) => isEnglish() ? plural(i.aantal, { one: `There is still 1 claim under way. It may change this.`, other: `There are still ${counted(i.aantal)} claims under way. They may change this.` }) : plural(i.aantal, { one: `Er is nog 1 declaratie onderweg. Die kan dit veranderen.`, other: `Er zijn nog ${counted(i.aantal)} declaraties onderweg. Die kunnen dit veranderen.` });

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
