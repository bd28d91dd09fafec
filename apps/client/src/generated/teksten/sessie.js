/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} Sessie__Inloggenmetdigid2Inputs */

const nl_inloggenmetdigid2 = /** @type {(inputs: Sessie__Inloggenmetdigid2Inputs) => string} */ () => {
	return /** @type {string} */ (`Inloggen met DigiD`)
};

const en_inloggenmetdigid2 = /** @type {(inputs: Sessie__Inloggenmetdigid2Inputs) => string} */ () => {
	return /** @type {string} */ (`Log in with DigiD`)
};

/**
* | output |
* | --- |
* | "Log in with DigiD" |
*
* @param {Sessie__Inloggenmetdigid2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const inloggenmetdigid2 = /** @type {((inputs?: Sessie__Inloggenmetdigid2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_inloggenmetdigid2(inputs)
	return nl_inloggenmetdigid2(inputs)
});
export { inloggenmetdigid2 as "inloggenMetDigid" }

/** @typedef {{ product: NonNullable<unknown> }} Sessie__Inloggentitel1Inputs */

const nl_inloggentitel1 = /** @type {(inputs: Sessie__Inloggentitel1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Inloggen bij ${i?.product}`)
};

const en_inloggentitel1 = /** @type {(inputs: Sessie__Inloggentitel1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Log in to ${i?.product}`)
};

/**
* | output |
* | --- |
* | "Log in to {product}" |
*
* @param {Sessie__Inloggentitel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const inloggentitel1 = /** @type {((inputs: Sessie__Inloggentitel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_inloggentitel1(inputs)
	return nl_inloggentitel1(inputs)
});
export { inloggentitel1 as "inloggenTitel" }
