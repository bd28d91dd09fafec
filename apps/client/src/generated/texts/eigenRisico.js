/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { year: string | number }) => string} */
export const title = (i) => isEnglish() ? `Own risk (deductible) ${i.year}` : `Eigen risico ${i.year}`;

/** @type {() => string} */
export const used = () => isEnglish() ? `used` : `gebruikt`;

/** @type {() => string} */
export const partLeft = () => isEnglish() ? `Mandatory` : `Verplicht`;

/** @type {() => string} */
export const partVoluntary = () => isEnglish() ? `Voluntary` : `Vrijwillig`;

/** @type {() => string} */
export const bothLeft = () => isEnglish() ? `The mandatory part is used first. After that, we pay.` : `Het verplichte deel gaat eerst op. Daarna betalen wij.`;

/** @type {() => string} */
export const mandatoryLeft = () => isEnglish() ? `After that, we pay.` : `Daarna betalen wij.`;

/** @type {() => string} */
export const voluntaryLeft = () => isEnglish() ? `That is voluntary own risk. After that, we pay.` : `Dat is vrijwillig eigen risico. Daarna betalen wij.`;

/** @type {(i: { year: string | number }) => string} */
export const nothingLeft = (i) => isEnglish() ? `For new care in ${i.year} you pay no more own risk.` : `Voor nieuwe zorg in ${i.year} betaal je geen eigen risico meer.`;

/** @type {() => string} */
export const inTermijnenLeft = () => isEnglish() ? `You pay in instalments. After the year you get back what you did not use.` : `Je betaalt in termijnen. Na het jaar krijg je terug wat je niet gebruikte.`;

/** @type {() => string} */
export const inTermijnenFull = () => isEnglish() ? `You pay in instalments. We settle after the year.` : `Je betaalt in termijnen. Na het jaar rekenen we af.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `We cannot show this own risk now.` : `We kunnen dit eigen risico nu niet laten zien.`;

/** @type {(i: { year: string | number }) => string} */
export const unknown = (i) => isEnglish() ? `The own risk of ${i.year} is not known yet.` : `Het eigen risico van ${i.year} is nog niet bekend.`;

/** @type {() => string} */
export const unknownWaits = () => isEnglish() ? `Until then, claims to which own risk applies wait. You need not do anything.` : `Tot dan wachten declaraties waarvoor eigen risico geldt. Je hoeft niets te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const endedLeft = (i) => isEnglish() ? `The insurance ran up to and including ${i.day}. If a bill for care up to and including that day still arrives, it does count.` : `De verzekering liep tot en met ${i.day}. Komt er nog een nota voor zorg tot en met die dag? Dan telt die nog mee.`;

/** @type {(i: { day: string | number }) => string} */
export const endedFull = (i) => isEnglish() ? `The insurance ran up to and including ${i.day}. The own risk is used up.` : `De verzekering liep tot en met ${i.day}. Het eigen risico is helemaal gebruikt.`;

/** @type {(i: { day: string | number }) => string} */
export const endedInTermijnen = (i) => isEnglish() ? `The insurance ran up to and including ${i.day}. This own risk was charged in instalments. We settle it against what was used up to and including that day. You will get a final settlement for that.` : `De verzekering liep tot en met ${i.day}. Dit eigen risico is in termijnen gevraagd. We rekenen af met wat er tot en met die dag is gebruikt. Daarover krijg je een eindafrekening.`;

/** @type {() => string} */
export const mandatoryNotUsed = () => isEnglish() ? `Mandatory, not used` : `Verplicht, niet gebruikt`;

/** @type {() => string} */
export const voluntaryNotUsed = () => isEnglish() ? `Voluntary, not used` : `Vrijwillig, niet gebruikt`;

/** @type {(i: { over: string | number }) => string} */
export const left = (i) => isEnglish() ? `${i.over} left` : `Nog ${i.over}`;

/** @type {(i: { totaal: string | number }) => string} */
export const ofWhole = (i) => isEnglish() ? `of ${i.totaal}` : `van ${i.totaal}`;
