/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { bedrag: string | number, name: string | number }) => string} */
export const paidTo = (i) => isEnglish() ? `We have paid ${i.bedrag} to ${i.name}.` : `We hebben ${i.bedrag} aan ${i.name} betaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const paidToZorgverlener = (i) => isEnglish() ? `We have paid ${i.bedrag} to the care provider.` : `We hebben ${i.bedrag} aan de zorgverlener betaald.`;

/** @type {() => string} */
export const allEigenRisico = () => isEnglish() ? `All of this care falls under the own risk (deductible).` : `Deze zorg valt helemaal onder het eigen risico.`;

/** @type {() => string} */
export const allOwn = () => isEnglish() ? `You pay for all of this care yourself.` : `Deze zorg betaal je helemaal zelf.`;

/** @type {() => string} */
export const notPaid = () => isEnglish() ? `We have not paid this bill.` : `We hebben deze nota niet betaald.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const notCoveredPart = (i) => isEnglish() ? `${i.bedrag} is not covered.` : `${i.bedrag} wordt niet vergoed.`;

/** @type {() => string} */
export const youPayNothing = () => isEnglish() ? `You do not have to pay anything.` : `Jij hoeft niets te betalen.`;

/** @type {(i: { eigenRisico: string | number }) => string} */
export const eigenRisicoPart = (i) => isEnglish() ? `You pay ${i.eigenRisico} own risk (deductible).` : `Jij betaalt ${i.eigenRisico} eigen risico.`;

/** @type {(i: { bijdrage: string | number }) => string} */
export const eigenBijdragePart = (i) => isEnglish() ? `You pay ${i.bijdrage} statutory contribution.` : `Jij betaalt ${i.bijdrage} wettelijke eigen bijdrage.`;

/** @type {(i: { bedrag: string | number, eigenRisico: string | number, bijdrage: string | number }) => string} */
export const ownParts = (i) => isEnglish() ? `You pay ${i.bedrag}: ${i.eigenRisico} own risk and ${i.bijdrage} statutory contribution.` : `Jij betaalt ${i.bedrag}: ${i.eigenRisico} eigen risico en ${i.bijdrage} wettelijke eigen bijdrage.`;

/** @type {() => string} */
export const onYourFactuur = () => isEnglish() ? `It is on your invoice.` : `Dat staat op je factuur.`;

/** @type {() => string} */
export const onTheFactuur = () => isEnglish() ? `It is on the invoice.` : `Dat staat op de factuur.`;

/** @type {() => string} */
export const onFactuurOfVerzekeringsnemer = () => isEnglish() ? `It is on the invoice of the person who took out the insurance.` : `Dat staat op de factuur van wie je verzekering afsloot.`;

/** @type {() => string} */
export const toFacturen = () => isEnglish() ? `To your invoices` : `Naar je facturen`;

/** @type {() => string} */
export const readWhy = () => isEnglish() ? `Below you can read why.` : `Hieronder lees je waarom.`;
