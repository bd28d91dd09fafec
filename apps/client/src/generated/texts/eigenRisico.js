/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { year: string | number }) => string} */
export const title = (i) => isEnglish() ? `Own risk (deductible) ${i.year}` : `Eigen risico ${i.year}`;

/** @type {() => string} */
export const used = () => isEnglish() ? `used` : `gebruikt`;

/** @type {() => string} */
export const partUsed = () => isEnglish() ? `Used` : `Gebruikt`;

/** @type {() => string} */
export const partLeft = () => isEnglish() ? `Mandatory, left` : `Verplicht, nog over`;

/** @type {() => string} */
export const partVoluntary = () => isEnglish() ? `Voluntary, left` : `Vrijwillig, nog over`;

/** @type {(i: { verplicht: string | number, voluntary: string | number }) => string} */
export const bothLeft = (i) => isEnglish() ? `First you still pay ${i.verplicht} mandatory and ${i.voluntary} voluntary own risk. After that we pay.` : `Eerst betaal je nog ${i.verplicht} verplicht en ${i.voluntary} vrijwillig eigen risico. Daarna betalen wij.`;

/** @type {(i: { verplicht: string | number }) => string} */
export const mandatoryLeft = (i) => isEnglish() ? `You still pay at most ${i.verplicht} own risk. After that we pay.` : `Je betaalt nog hoogstens ${i.verplicht} eigen risico. Daarna betalen wij.`;

/** @type {(i: { voluntary: string | number }) => string} */
export const voluntaryLeft = (i) => isEnglish() ? `You still pay at most ${i.voluntary} voluntary own risk. After that we pay.` : `Je betaalt nog hoogstens ${i.voluntary} vrijwillig eigen risico. Daarna betalen wij.`;

/** @type {(i: { year: string | number }) => string} */
export const nothingLeft = (i) => isEnglish() ? `The own risk is used up. For new care in ${i.year} you pay no more own risk.` : `Het eigen risico is helemaal gebruikt. Voor nieuwe zorg in ${i.year} betaal je geen eigen risico meer.`;

/** @type {() => string} */
export const inTermijnenLeft = () => isEnglish() ? `You pay this own risk in instalments, so we hold nothing back when you use care. After the year we settle: what you did not use, you get back.` : `Je betaalt dit eigen risico in termijnen. Daarom houden wij niets in als je zorg gebruikt. Na het jaar rekenen wij af: wat je niet gebruikte, krijg je terug.`;

/** @type {() => string} */
export const inTermijnenFull = () => isEnglish() ? `The own risk is used up. You pay it in instalments, so we hold nothing back when you use care. After the year we settle.` : `Het eigen risico is helemaal gebruikt. Je betaalt het in termijnen. Daarom houden wij niets in als je zorg gebruikt. Na het jaar rekenen wij af.`;

/** @type {() => string} */
export const failed = () => isEnglish() ? `We cannot show this own risk now.` : `We kunnen dit eigen risico nu niet laten zien.`;

/** @type {(i: { year: string | number }) => string} */
export const unknown = (i) => isEnglish() ? `The own risk of ${i.year} is not known yet.` : `Het eigen risico van ${i.year} is nog niet bekend.`;

/** @type {(i: { year: string | number }) => string} */
export const unknownWaits = (i) => isEnglish() ? `We assess claims to which own risk applies as soon as the own risk of ${i.year} is known. You do not have to do anything.` : `Declaraties waarvoor eigen risico geldt, beoordelen wij zodra het eigen risico van ${i.year} bekend is. Je hoeft niets te doen.`;

/** @type {(i: { day: string | number }) => string} */
export const endedLeft = (i) => isEnglish() ? `The insurance ran up to and including ${i.day}. If a bill for care up to and including that day still arrives, it does count.` : `De verzekering liep tot en met ${i.day}. Komt er nog een nota voor zorg tot en met die dag? Dan telt die nog mee.`;

/** @type {(i: { day: string | number }) => string} */
export const endedFull = (i) => isEnglish() ? `The insurance ran up to and including ${i.day}. The own risk is used up.` : `De verzekering liep tot en met ${i.day}. Het eigen risico is helemaal gebruikt.`;

/** @type {(i: { day: string | number }) => string} */
export const endedInTermijnen = (i) => isEnglish() ? `The insurance ran up to and including ${i.day}. This own risk was charged in instalments. We settle it against what was used up to and including that day. You will get a final settlement for that.` : `De verzekering liep tot en met ${i.day}. Dit eigen risico is in termijnen gevraagd. Wij rekenen af met wat er tot en met die dag is gebruikt. Daarover krijg je een eindafrekening.`;

/** @type {() => string} */
export const mandatoryNotUsed = () => isEnglish() ? `Mandatory, not used` : `Verplicht, niet gebruikt`;

/** @type {() => string} */
export const voluntaryNotUsed = () => isEnglish() ? `Voluntary, not used` : `Vrijwillig, niet gebruikt`;
