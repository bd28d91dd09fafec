/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const searchLabel = () => isEnglish() ? `Which care?` : `Welke zorg?`;

/** @type {() => string} */
export const searchHint = () => isEnglish() ? `For example dentist, glasses or physio.` : `Bijvoorbeeld tandarts, bril of fysio.`;

/** @type {(i: { name: string | number }) => string} */
export const about = (i) => isEnglish() ? `Cover of ${i.name}.` : `Vergoedingen van ${i.name}.`;

/** @type {(i: { name: string | number }) => string} */
export const hiddenUse = (i) => isEnglish() ? `What ${i.name} used is hidden from you.` : `Wat ${i.name} gebruikte, kun je niet zien.`;

/** @type {() => string} */
export const results = () => isEnglish() ? `Cover now` : `Vergoedingen nu`;

/** @type {() => string} */
export const nothingTitle = () => isEnglish() ? `We find no care with these words` : `We vinden geen zorg met deze woorden`;

/** @type {() => string} */
export const nothingText = () => isEnglish() ? `Try another word, or empty the field for all care.` : `Probeer een ander woord, of maak het veld leeg voor alle zorg.`;

/** @type {() => string} */
export const notCovered = () => isEnglish() ? `Not covered` : `Niet vergoed`;

/** @type {() => string} */
export const covered = () => isEnglish() ? `Covered` : `Vergoed`;

/** @type {(i: { percentage: string | number }) => string} */
export const coveredPart = (i) => isEnglish() ? `${i.percentage}% covered` : `${i.percentage}% vergoed`;

/** @type {(i: { bedrag: string | number }) => string} */
export const upToAmount = (i) => isEnglish() ? `up to ${i.bedrag} a year` : `tot ${i.bedrag} per jaar`;

/** @type {(i: { n: number }) => string} */
export const upToTreatments = (i) => isEnglish() ? plural(i.n, { one: `up to 1 treatment a year`, other: `up to ${counted(i.n)} treatments a year` }) : plural(i.n, { one: `tot 1 behandeling per jaar`, other: `tot ${counted(i.n)} behandelingen per jaar` });

/** @type {() => string} */
export const afterEigenRisico = () => isEnglish() ? `own risk first` : `eerst eigen risico`;

/** @type {() => string} */
export const noBasis = () => isEnglish() ? `The insurance does not pay this. The whole bill is for your own account.` : `De verzekering betaalt dit niet. De hele rekening is voor eigen rekening.`;

/** @type {() => string} */
export const noInsured = () => isEnglish() ? `There is no insurance for this today.` : `Vandaag is hier geen verzekering voor.`;

/** @type {(i: { age: string | number }) => string} */
export const noAgeUntil = (i) => isEnglish() ? `The insurance only pays this up to age ${i.age}.` : `De verzekering betaalt dit alleen tot ${i.age} jaar.`;

/** @type {(i: { age: string | number }) => string} */
export const noAgeFrom = (i) => isEnglish() ? `The insurance only pays this from age ${i.age}.` : `De verzekering betaalt dit pas vanaf ${i.age} jaar.`;

/** @type {(i: { from: string | number, until: string | number }) => string} */
export const noAgeBetween = (i) => isEnglish() ? `The insurance only pays this from age ${i.from} up to ${i.until}.` : `De verzekering betaalt dit alleen van ${i.from} tot ${i.until} jaar.`;

/** @type {() => string} */
export const pays = () => isEnglish() ? `We pay` : `Wij betalen`;

/** @type {() => string} */
export const paysAll = () => isEnglish() ? `The whole bill` : `De hele rekening`;

/** @type {(i: { percentage: string | number }) => string} */
export const paysPart = (i) => isEnglish() ? `${i.percentage}% of the bill` : `${i.percentage}% van de rekening`;

/** @type {() => string} */
export const from = () => isEnglish() ? `From` : `Uit`;

/** @type {() => string} */
export const fromBasis = () => isEnglish() ? `The basic insurance` : `De basisverzekering`;

/** @type {() => string} */
export const fromSupplementary = () => isEnglish() ? `The supplementary insurance` : `De aanvullende verzekering`;

/** @type {() => string} */
export const most = () => isEnglish() ? `At most per year` : `Hoogstens per jaar`;

/** @type {() => string} */
export const mostShared = () => isEnglish() ? `Together at most per year` : `Samen hoogstens per jaar`;

/** @type {(i: { n: number }) => string} */
export const treatments = (i) => isEnglish() ? plural(i.n, { one: `1 treatment`, other: `${counted(i.n)} treatments` }) : plural(i.n, { one: `1 behandeling`, other: `${counted(i.n)} behandelingen` });

/** @type {(i: { left: string | number, year: string | number }) => string} */
export const leftIn = (i) => isEnglish() ? `${i.left} left in ${i.year}.` : `Nog ${i.left} over in ${i.year}.`;

/** @type {(i: { year: string | number }) => string} */
export const usedUpIn = (i) => isEnglish() ? `This is used up in ${i.year}.` : `In ${i.year} is dit op.`;

/** @type {() => string} */
export const sharedWith = () => isEnglish() ? `With everybody on the policy.` : `Met iedereen op de polis.`;

/** @type {() => string} */
export const sharedHidden = () => isEnglish() ? `You cannot see what is left. That keeps the care of others private.` : `Wat er over is, zie je niet. Zo blijft de zorg van anderen privé.`;

/** @type {() => string} */
export const bijdrage = () => isEnglish() ? `Statutory contribution` : `Wettelijke eigen bijdrage`;

/** @type {(i: { percentage: string | number }) => string} */
export const bijdragePart = (i) => isEnglish() ? `${i.percentage}% of what we cover` : `${i.percentage}% van wat we vergoeden`;

/** @type {(i: { bedrag: string | number }) => string} */
export const bijdrageFixed = (i) => isEnglish() ? `${i.bedrag} each time` : `${i.bedrag} per keer`;

/** @type {(i: { bedrag: string | number, percentage: string | number }) => string} */
export const bijdrageBoth = (i) => isEnglish() ? `${i.bedrag} each time and ${i.percentage}% of what we cover` : `${i.bedrag} per keer en ${i.percentage}% van wat we vergoeden`;

/** @type {(i: { bedrag: string | number }) => string} */
export const bijdrageMost = (i) => isEnglish() ? `At most ${i.bedrag} a year.` : `Hoogstens ${i.bedrag} per jaar.`;

/** @type {(i: { year: string | number }) => string} */
export const bijdrageFull = (i) => isEnglish() ? `This maximum is reached in ${i.year}: nothing is added.` : `In ${i.year} is dit maximum bereikt: er komt niets meer bij.`;

/** @type {() => string} */
export const eigenRisico = () => isEnglish() ? `Own risk (deductible)` : `Eigen risico`;

/** @type {() => string} */
export const applies = () => isEnglish() ? `Counts` : `Telt mee`;

/** @type {(i: { year: string | number }) => string} */
export const appliesUsedUp = (i) => isEnglish() ? `Counts, but is used up in ${i.year}` : `Telt mee, maar is in ${i.year} al op`;

/** @type {() => string} */
export const appliesUnknown = () => isEnglish() ? `Counts. The amount of this year is not known yet.` : `Telt mee. Van dit jaar is het nog niet bekend.`;

/** @type {(i: { left: string | number, totaal: string | number, year: string | number }) => string} */
export const appliesLeft = (i) => isEnglish() ? `${i.left} of ${i.totaal} left in ${i.year}.` : `Nog ${i.left} van ${i.totaal} in ${i.year}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const appliesAtMost = (i) => isEnglish() ? `At most ${i.bedrag} per treatment.` : `Hoogstens ${i.bedrag} per behandeling.`;

/** @type {() => string} */
export const inTermijnen = () => isEnglish() ? `It is paid in instalments.` : `Het wordt in termijnen betaald.`;

/** @type {() => string} */
export const exemptUnder18 = () => isEnglish() ? `Does not apply under 18` : `Geldt niet onder 18 jaar`;

/** @type {() => string} */
export const exemptNotBegun = () => isEnglish() ? `Not begun yet: it begins the month after the 18th birthday` : `Nog niet begonnen: het begint de maand na de 18e verjaardag`;

/** @type {() => string} */
export const exemptCare = () => isEnglish() ? `Does not apply to this care` : `Geldt niet voor deze zorg`;

/** @type {() => string} */
export const exemptSupplementary = () => isEnglish() ? `Does not apply to the supplementary insurance` : `Geldt niet voor de aanvullende verzekering`;

/** @type {() => string} */
export const exempt = () => isEnglish() ? `Does not apply` : `Geldt niet`;

/** @type {() => string} */
export const conditions = () => isEnglish() ? `Conditions` : `Voorwaarden`;

/** @type {() => string} */
export const referral = () => isEnglish() ? `With a referral, for example by the GP` : `Met een verwijzing, bijvoorbeeld van de huisarts`;

/** @type {() => string} */
export const prescription = () => isEnglish() ? `With a prescription of a doctor` : `Met een recept of voorschrift van een arts`;

/** @type {(i: { age: string | number }) => string} */
export const ageFrom = (i) => isEnglish() ? `From age ${i.age}` : `Vanaf ${i.age} jaar`;

/** @type {(i: { age: string | number }) => string} */
export const ageUntil = (i) => isEnglish() ? `Up to age ${i.age}` : `Tot ${i.age} jaar`;

/** @type {() => string} */
export const toPlan = () => isEnglish() ? `Work out what you would pay` : `Reken uit wat je zelf betaalt`;

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
export const withBijdrage = () => isEnglish() ? `with a contribution` : `met eigen bijdrage`;

/** @type {() => string} */
export const paysAfterBijdrage = () => isEnglish() ? `The bill, less the contribution` : `De rekening, min de eigen bijdrage`;

/** @type {() => string} */
export const paysAfterEigenRisico = () => isEnglish() ? `The bill, less the own risk that is left` : `De rekening, min het eigen risico dat over is`;

/** @type {() => string} */
export const paysAfterBoth = () => isEnglish() ? `The bill, less the contribution and the own risk that is left` : `De rekening, min de eigen bijdrage en het eigen risico dat over is`;

/** @type {() => string} */
export const usedUpNow = () => isEnglish() ? `Covered, but used up this year` : `Vergoed, maar dit jaar op`;

/** @type {() => string} */
export const paysNothing = () => isEnglish() ? `Nothing more this year` : `Dit jaar niets meer`;
