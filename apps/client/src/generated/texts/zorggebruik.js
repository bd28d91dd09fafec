/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const page = () => isEnglish() ? `Care usage` : `Zorggebruik`;

/** @type {() => string} */
export const thisPerson = () => isEnglish() ? `this person` : `deze persoon`;

/** @type {(i: { n: number }) => string} */
export const treatments = (i) => isEnglish() ? plural(i.n, { one: `1 treatment`, other: `${counted(i.n)} treatments` }) : plural(i.n, { one: `1 behandeling`, other: `${counted(i.n)} behandelingen` });

/** @type {(i: { n: number }) => string} */
export const treatmentsLeft = (i) => isEnglish() ? plural(i.n, { one: `1 treatment left:`, other: `${counted(i.n)} treatments left:` }) : plural(i.n, { one: `Nog 1 behandeling`, other: `Nog ${counted(i.n)} behandelingen` });

/** @type {(i: { bedrag: string | number }) => string} */
export const amountLeft = (i) => isEnglish() ? `${i.bedrag} left:` : `Nog ${i.bedrag} voor`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const first = (i) => isEnglish() ? `${i.name}’s budgets in ${i.year}.` : `Budgetten van ${i.name} in ${i.year}.`;

/** @type {(i: { name: string | number }) => string} */
export const firstHidden = (i) => isEnglish() ? `You cannot see what ${i.name} used.` : `Wat ${i.name} gebruikte, kun je niet zien.`;

/** @type {(i: { year: string | number }) => string} */
export const firstOver = (i) => isEnglish() ? `The budgets of ${i.year} can no longer be used.` : `De budgetten van ${i.year} kun je niet meer gebruiken.`;

/** @type {(i: { year: string | number }) => string} */
export const firstUsedUp = (i) => isEnglish() ? `All budgets of ${i.year} have been used up.` : `Alle budgetten van ${i.year} zijn op.`;

/** @type {() => string} */
export const used = () => isEnglish() ? `Used` : `Gebruikt`;

/** @type {(i: { most: string | number }) => string} */
export const usedUp = (i) => isEnglish() ? `Used up: ${i.most}` : `Op: ${i.most}`;

/** @type {(i: { most: string | number }) => string} */
export const most = (i) => isEnglish() ? `Up to ${i.most}` : `Tot ${i.most}`;

/** @type {(i: { from: string | number, until: string | number }) => string} */
export const period = (i) => isEnglish() ? `Applies from ${i.from} up to and including ${i.until}.` : `Geldt van ${i.from} tot en met ${i.until}.`;

/** @type {(i: { day: string | number }) => string} */
export const lastProcessed = (i) => isEnglish() ? `Updated on ${i.day}.` : `Bijgewerkt op ${i.day}.`;

/** @type {() => string} */
export const periodOver = () => isEnglish() ? `You cannot use what is left any more: that year is over.` : `Wat over is, kun je niet meer gebruiken: dat jaar is voorbij.`;

/** @type {() => string} */
export const notInsured = () => isEnglish() ? `What is left can no longer be used: this insurance has ended.` : `Wat over is, kun je niet meer gebruiken: deze verzekering is gestopt.`;

/** @type {() => string} */
export const formerPolicy = () => isEnglish() ? `This was the budget of an earlier policy. It can no longer be used.` : `Dit was het budget van een vorige polis. Je kunt het niet meer gebruiken.`;

/** @type {() => string} */
export const sharedUsedUp = () => isEnglish() ? `What is left cannot be used: the budget of everybody on the policy has been used up.` : `Wat over is, kun je niet gebruiken: het budget van iedereen op de polis is op.`;

/** @type {() => string} */
export const unusable = () => isEnglish() ? `What is left cannot be used.` : `Wat over is, kun je niet gebruiken.`;

/** @type {() => string} */
export const hiddenCare = () => isEnglish() ? `People of 12 and older decide who sees their care.` : `Wie 12 of ouder is, bepaalt zelf wie de zorg ziet.`;

/** @type {() => string} */
export const hiddenShared = () => isEnglish() ? `You do not see the total. That keeps the care of others private.` : `Het totaal zie je niet. Zo blijft de zorg van anderen privé.`;

/** @type {() => string} */
export const sharedByAll = () => isEnglish() ? `For everybody on the policy together.` : `Voor iedereen op de polis samen.`;

/** @type {() => string} */
export const shares = () => isEnglish() ? `Who used what` : `Wie gebruikte wat`;

/** @type {() => string} */
export const shareHidden = () => isEnglish() ? `Not shown` : `Niet te zien`;

/** @type {(i: { name: string | number }) => string} */
export const partFor = (i) => isEnglish() ? `for ${i.name}` : `voor ${i.name}`;

/** @type {() => string} */
export const more = () => isEnglish() ? `More about this care` : `Meer over deze zorg`;

/** @type {() => string} */
export const toZorgkosten = () => isEnglish() ? `Care costs` : `Zorgkosten`;

/** @type {() => string} */
export const toDeclaraties = () => isEnglish() ? `Claims` : `Declaraties`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const nothing = (i) => isEnglish() ? `In ${i.year}, ${i.name} has no reimbursement with a maximum` : `${i.name} heeft in ${i.year} geen vergoeding met een maximum`;

/** @type {() => string} */
export const nothingText = () => isEnglish() ? `A maximum belongs to a supplementary insurance, such as for physiotherapy or the dentist.` : `Een maximum hoort bij een aanvullende verzekering, zoals voor fysiotherapie of de tandarts.`;

/** @type {() => string} */
export const partOfShared = () => isEnglish() ? `While the family budget lasts.` : `Zolang het gezinsbudget niet op is.`;

/** @type {(i: { from: string | number, until: string | number }) => string} */
export const periodPast = (i) => isEnglish() ? `Applied from ${i.from} up to and including ${i.until}.` : `Gold van ${i.from} tot en met ${i.until}.`;

/** @type {(i: { year: string | number }) => string} */
export const firstSelf = (i) => isEnglish() ? `Your budgets in ${i.year}.` : `Je budgetten in ${i.year}.`;

/** @type {(i: { year: string | number }) => string} */
export const firstShared = (i) => isEnglish() ? `What is left in ${i.year} depends on the family budget.` : `Wat er in ${i.year} over is, hangt af van het gezinsbudget.`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelf = (i) => isEnglish() ? `You have no reimbursement with a maximum in ${i.year}` : `Je hebt in ${i.year} geen vergoeding met een maximum`;

/** @type {(i: { year: string | number }) => string} */
export const nothingSelfPast = (i) => isEnglish() ? `You had no reimbursement with a maximum in ${i.year}` : `Je had in ${i.year} geen vergoeding met een maximum`;

/** @type {(i: { name: string | number, year: string | number }) => string} */
export const nothingPast = (i) => isEnglish() ? `${i.name} had no reimbursement with a maximum in ${i.year}` : `${i.name} had in ${i.year} geen vergoeding met een maximum`;

/** @type {(i: { year: string | number }) => string} */
export const usedUpIn = (i) => isEnglish() ? `Used up in ${i.year}:` : `Op in ${i.year}:`;

/** @type {(i: { bedrag: string | number }) => string} */
export const upToAmount = (i) => isEnglish() ? `Up to ${i.bedrag} for` : `Tot ${i.bedrag} voor`;

/** @type {(i: { n: string | number }) => string} */
export const upToTreatments = (i) => isEnglish() ? `Up to ${i.n} treatments of` : `Tot ${i.n} behandelingen`;

/** @type {() => string} */
export const whileShared = () => isEnglish() ? `while the family budget lasts.` : `zolang het gezinsbudget niet op is.`;

/** @type {(i: { most: string | number }) => string} */
export const unused = (i) => isEnglish() ? `${i.most} left` : `Nog ${i.most}`;

/** @type {(i: { until: string | number }) => string} */
export const until = (i) => isEnglish() ? `Applies up to and including ${i.until}.` : `Geldt tot en met ${i.until}.`;

/** @type {(i: { until: string | number }) => string} */
export const untilPast = (i) => isEnglish() ? `Applied up to and including ${i.until}.` : `Gold tot en met ${i.until}.`;

/** @type {() => string} */
export const notYetCounted = () => isEnglish() ? `Care that is still on its way does not count yet.` : `Zorg die nog onderweg is, telt nog niet mee.`;

/** @type {(i: { left: string | number }) => string} */
export const left = (i) => isEnglish() ? `${i.left} left` : `Nog ${i.left}`;

/** @type {(i: { most: string | number }) => string} */
export const ofMost = (i) => isEnglish() ? `of ${i.most}` : `van ${i.most}`;
