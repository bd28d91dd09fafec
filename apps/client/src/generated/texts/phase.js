/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const toPay = (i) => isEnglish() ? `You still have to pay ${i.bedrag}, by ${i.day} at the latest.` : `Je moet nog ${i.bedrag} betalen, uiterlijk ${i.day}.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const tooLate = (i) => isEnglish() ? `You still have to pay ${i.bedrag}. The due date ${i.day} has passed.` : `Je moet nog ${i.bedrag} betalen. De betaaldatum ${i.day} is voorbij.`;

/** @type {() => string} */
export const tooLateText = () => isEnglish() ? `Pay as soon as possible.` : `Betaal zo snel mogelijk.`;

/** @type {() => string} */
export const paidAndChecking = () => isEnglish() ? `We are still checking a payment of yours. You get back what you paid too much.` : `We controleren nog een betaling van je. Wat je te veel betaalde, krijg je terug.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const checking = (i) => isEnglish() ? `We are checking your payment of ${i.bedrag}. Do not pay again.` : `We controleren je betaling van ${i.bedrag}. Betaal niet opnieuw.`;

/** @type {() => string} */
export const checkingText = () => isEnglish() ? `Your payment is still under way. Sometimes this takes until the next working day.` : `Je betaling is nog onderweg. Soms duurt dit tot de volgende werkdag.`;

/** @type {() => string} */
export const checkingBadge = () => isEnglish() ? `Payment is being checked` : `Betaling wordt gecontroleerd`;

/** @type {() => string} */
export const paid = () => isEnglish() ? `This payment request has been paid.` : `Dit betaalverzoek is betaald.`;

/** @type {(i: { day: string | number }) => string} */
export const payBy = (i) => isEnglish() ? `Pay by ${i.day} at the latest.` : `Betaal uiterlijk ${i.day}.`;

/** @type {(i: { day: string | number }) => string} */
export const dayPassed = (i) => isEnglish() ? `The due date ${i.day} has passed.` : `De betaaldatum ${i.day} is voorbij.`;

/** @type {() => string} */
export const view = () => isEnglish() ? `View payment request` : `Bekijk betaalverzoek`;

/** @type {() => string} */
export const explanationHerinnering = () => isEnglish() ? `The first due date has passed. No costs are added.` : `De eerste betaaldatum is voorbij. Er komen geen kosten bij.`;

/** @type {() => string} */
export const explanationAanmaning = () => isEnglish() ? `If you pay in time, no costs are added.` : `Betaal je op tijd, dan komen er geen kosten bij.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const costs = (i) => isEnglish() ? `After that, a collection agency may ask ${i.bedrag} extra, once for all your final reminders together.` : `Daarna kan een incassobureau ${i.bedrag} extra vragen, één keer voor al je aanmaningen samen.`;

/** @type {() => string} */
export const explanationIncassoFailed = () => isEnglish() ? `The direct debit failed. Please pay this yourself.` : `Het afschrijven is niet gelukt. Betaal dit daarom zelf.`;

/** @type {(i: { day: string | number }) => string} */
export const checkingLong = (i) => isEnglish() ? `This has been going on since ${i.day}. That is longer than normal. Do you want to know how it stands? Call our customer service.` : `Dat duurt al sinds ${i.day}. Dat is langer dan normaal. Wil je weten hoe het staat? Bel onze klantenservice.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const costsLate = (i) => isEnglish() ? `A collection agency may now ask you for ${i.bedrag} more, for all your final reminders together.` : `Een incassobureau kan nu ${i.bedrag} extra van je vragen, voor al je aanmaningen samen.`;

/** @type {() => string} */
export const settled = () => isEnglish() ? `Nothing is open on this payment request any more.` : `Van dit betaalverzoek staat niets meer open.`;
