/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `How we arrive at this amount` : `Zo komen we aan dit bedrag`;

/** @type {() => string} */
export const stepDeclared = () => isEnglish() ? `Cost on the bill` : `Kosten volgens de nota`;

/** @type {() => string} */
export const stepNotCovered = () => isEnglish() ? `Not covered` : `Niet vergoed`;

/** @type {() => string} */
export const stepEigenRisico = () => isEnglish() ? `Own risk (deductible)` : `Eigen risico`;

/** @type {() => string} */
export const stepReimbursed = () => isEnglish() ? `Reimbursed` : `Vergoed`;

/** @type {() => string} */
export const hidden = () => isEnglish() ? `We do not show why: this care is hidden.` : `Waarom dat zo is, laten we niet zien: deze zorg is verborgen.`;

/** @type {(i: { year: string | number }) => string} */
export const yearTitle = (i) => isEnglish() ? `Counts for ${i.year}` : `Telt voor ${i.year}`;

/** @type {(i: { day: string | number }) => string} */
export const year = (i) => isEnglish() ? `The care was on ${i.day}. That day decides in which year it counts.` : `De zorg was op ${i.day}. Die dag bepaalt in welk jaar het telt.`;

/** @type {(i: { day: string | number, year: string | number }) => string} */
export const yearLater = (i) => isEnglish() ? `The bill only reached us on ${i.day}. The care still counts for ${i.year}.` : `De nota kwam pas op ${i.day} bij ons binnen. Toch telt de zorg voor ${i.year}.`;

/** @type {() => string} */
export const yearHospital = () => isEnglish() ? `For hospital care, the day on which the treatment began counts, even if it went on for months.` : `In het ziekenhuis telt de dag waarop de behandeling begon, ook als die daarna nog maanden duurde.`;

/** @type {() => string} */
export const byZorgverlener = () => isEnglish() ? `The care provider sent us the bill. We paid the care provider. What you pay yourself goes on an invoice.` : `De zorgverlener stuurde de nota naar ons. We betaalden de zorgverlener. Wat je zelf betaalt, zetten we op een factuur.`;

/** @type {() => string} */
export const bySelf = () => isEnglish() ? `This bill was sent to us as a claim.` : `Deze nota is bij ons ingediend als declaratie.`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const factuur = (i) => isEnglish() ? `See invoice ${i.kenmerk}` : `Bekijk factuur ${i.kenmerk}`;

/** @type {() => string} */
export const neverHad = () => isEnglish() ? `I never had this care` : `Deze zorg had ik niet`;

/** @type {() => string} */
export const neverHadText = () => isEnglish() ? `Is this care that you did not get? Tell us. We will find out whether the bill is right, and you can see here how far we are.` : `Staat hier zorg die je niet kreeg? Meld het ons. We zoeken uit of de nota klopt, en je ziet hier hoe ver we zijn.`;

/** @type {() => string} */
export const remark = () => isEnglish() ? `Would you like to add anything? (optional)` : `Wil je er iets bij zeggen? (niet verplicht)`;

/** @type {(i: { aantal: string | number }) => string} */
export const remarkHint = (i) => isEnglish() ? `Use no more than ${i.aantal} characters.` : `Gebruik niet meer dan ${i.aantal} tekens.`;

/** @type {() => string} */
export const send = () => isEnglish() ? `Tell us you never had this care` : `Meld dat je deze zorg niet had`;

/** @type {() => string} */
export const tooLong = () => isEnglish() ? `Your remark is too long. Please shorten it.` : `Je toelichting is te lang. Maak hem korter.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `Your message was not sent. What you wrote is still there. Please try again.` : `Je melding is niet verstuurd. Wat je schreef staat er nog. Probeer het opnieuw.`;

/** @type {() => string} */
export const conflict = () => isEnglish() ? `You have already told us about this. Please wait for the answer.` : `Hierover heb je al iets gemeld. Wacht het antwoord daarop even af.`;

/** @type {() => string} */
export const reported = () => isEnglish() ? `Your message was sent. We will find out whether the bill is right.` : `Je melding is verstuurd. We zoeken uit of de nota klopt.`;

/** @type {() => string} */
export const yours = () => isEnglish() ? `What you told us about this` : `Wat je hierover meldde`;

/** @type {(i: { day: string | number }) => string} */
export const sentOn = (i) => isEnglish() ? `Sent on ${i.day}` : `Gemeld op ${i.day}`;

/** @type {() => string} */
export const sent = () => isEnglish() ? `Sent` : `Verstuurd`;

/** @type {() => string} */
export const inProgress = () => isEnglish() ? `Being looked at` : `Wordt bekeken`;

/** @type {() => string} */
export const forwarded = () => isEnglish() ? `With a member of our staff` : `Bij een medewerker`;

/** @type {() => string} */
export const answered = () => isEnglish() ? `Answered` : `Beantwoord`;

/** @type {(i: { day: string | number }) => string} */
export const takenBack = (i) => isEnglish() ? `The care provider took this bill back on ${i.day}. This line takes off what the bill counted before.` : `De zorgverlener nam deze nota op ${i.day} terug. Deze regel haalt eraf wat de nota eerder telde.`;

/** @type {(i: { day: string | number, year: string | number }) => string} */
export const shifted = (i) => isEnglish() ? `On ${i.day} an earlier bill of ${i.year} was taken back. This line says what changes because of that.` : `Op ${i.day} is een eerdere nota van ${i.year} teruggenomen. Deze regel zegt wat daardoor verandert.`;

/** @type {(i: { year: string | number, day: string | number }) => string} */
export const lowered = (i) => isEnglish() ? `The insurance does not run for all of ${i.year}. That is why the own risk (deductible) of ${i.year} was lowered on ${i.day}. This line says what changes because of that.` : `De verzekering geldt niet heel ${i.year}. Daarom werd het eigen risico van ${i.year} op ${i.day} lager. Deze regel zegt wat daardoor verandert.`;
