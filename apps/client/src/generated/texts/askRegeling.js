/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Pay in instalments` : `Betaal in termijnen`;

/** @type {(i: { bedrag: string | number }) => string} */
export const explanation = (i) => isEnglish() ? `Choose over how many months you pay ${i.bedrag}.` : `Kies in hoeveel maanden je ${i.bedrag} betaalt.`;

/** @type {() => string} */
export const coversAll = () => isEnglish() ? `This covers all that you have to pay now.` : `Dit geldt voor alles wat je nu moet betalen.`;

/** @type {() => string} */
export const legend = () => isEnglish() ? `Over how many months do you want to pay?` : `In hoeveel maanden wil je betalen?`;

/** @type {(i: { first: string | number, last: string | number }) => string} */
export const days = (i) => isEnglish() ? `Every month, from ${i.first} up to and including ${i.last}.` : `Elke maand, van ${i.first} tot en met ${i.last}.`;

/** @type {() => string} */
export const choose = () => isEnglish() ? `First choose over how many months you want to pay.` : `Kies eerst in hoeveel maanden je wilt betalen.`;

/** @type {() => string} */
export const missed = () => isEnglish() ? `If an instalment fails, the arrangement ends and you pay the rest at once.` : `Mislukt een termijn? Dan stopt de regeling en betaal je de rest in één keer.`;

/** @type {() => string} */
export const agree = () => isEnglish() ? `Pay in these instalments` : `Betaal in deze termijnen`;

/** @type {() => string} */
export const changedTitle = () => isEnglish() ? `This amount has changed in the meantime.` : `Dit bedrag is intussen veranderd.`;

/** @type {() => string} */
export const changedText = () => isEnglish() ? `There is no arrangement yet. Choose again: you now see the new amounts.` : `Er is nog geen regeling. Kies opnieuw: je ziet nu de nieuwe bedragen.`;

/** @type {() => string} */
export const failedTitle = () => isEnglish() ? `There is no arrangement yet.` : `Er is nog geen regeling.`;

/** @type {() => string} */
export const failedText = () => isEnglish() ? `Something went wrong. Try again, or call us.` : `Er ging iets mis. Probeer het opnieuw, of bel ons.`;

/** @type {() => string} */
export const agreedTitle = () => isEnglish() ? `You pay this in instalments.` : `Je betaalt dit in termijnen.`;

/** @type {() => string} */
export const lopendeRegeling = () => isEnglish() ? `You already have a payment arrangement. Would you like to pay this in parts too?` : `Je betaalt al in een regeling. Wil je dit ook in delen betalen?`;

/** @type {() => string} */
export const eerderGestopt = () => isEnglish() ? `Your last payment arrangement stopped because an instalment could not be debited. Do you still want to pay in parts?` : `Je vorige regeling is gestopt omdat een termijn niet kon worden afgeschreven. Wil je toch in delen betalen?`;

/** @type {() => string} */
export const geenRekening = () => isEnglish() ? `You can pay in instalments once we know your account number. Please give it to us.` : `In termijnen betalen kan als we een rekening van je kennen. Geef je rekeningnummer aan ons door.`;

/** @type {(i: { last: string | number }) => string} */
export const lastTime = (i) => isEnglish() ? `The last time ${i.last}.` : `De laatste keer ${i.last}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const from = (i) => isEnglish() ? `From ${i.bedrag} a month. There are no costs and no interest.` : `Vanaf ${i.bedrag} per maand. Er komen geen kosten of rente bij.`;

/** @type {() => string} */
export const show = () => isEnglish() ? `See how that works` : `Bekijk hoe dat gaat`;

/** @type {() => string} */
export const debited = () => isEnglish() ? `We debit each instalment from your account automatically.` : `We schrijven elke termijn automatisch van je rekening af.`;

/** @type {(i: { iban: string | number }) => string} */
export const debitedFrom = (i) => isEnglish() ? `We debit each instalment automatically from your account ${i.iban}.` : `We schrijven elke termijn automatisch af van je rekening ${i.iban}.`;

/** @type {() => string} */
export const agreedNow = () => isEnglish() ? `Your arrangement has been made.` : `Je regeling is afgesproken.`;
