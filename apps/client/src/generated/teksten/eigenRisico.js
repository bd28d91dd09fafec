/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} Eigenrisico__Deelgebruikt2Inputs */

const nl_eigenrisico__deelgebruikt2 = /** @type {(inputs: Eigenrisico__Deelgebruikt2Inputs) => string} */ () => {
	return /** @type {string} */ (`Gebruikt`)
};

const en_eigenrisico__deelgebruikt2 = /** @type {(inputs: Eigenrisico__Deelgebruikt2Inputs) => string} */ () => {
	return /** @type {string} */ (`Used`)
};

/**
* | output |
* | --- |
* | "Used" |
*
* @param {Eigenrisico__Deelgebruikt2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__deelgebruikt2 = /** @type {((inputs?: Eigenrisico__Deelgebruikt2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__deelgebruikt2(inputs)
	return nl_eigenrisico__deelgebruikt2(inputs)
});
export { eigenrisico__deelgebruikt2 as "deelGebruikt" }

/** @typedef {{}} Eigenrisico__Deelover2Inputs */

const nl_eigenrisico__deelover2 = /** @type {(inputs: Eigenrisico__Deelover2Inputs) => string} */ () => {
	return /** @type {string} */ (`Verplicht, nog over`)
};

const en_eigenrisico__deelover2 = /** @type {(inputs: Eigenrisico__Deelover2Inputs) => string} */ () => {
	return /** @type {string} */ (`Mandatory, left`)
};

/**
* | output |
* | --- |
* | "Mandatory, left" |
*
* @param {Eigenrisico__Deelover2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__deelover2 = /** @type {((inputs?: Eigenrisico__Deelover2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__deelover2(inputs)
	return nl_eigenrisico__deelover2(inputs)
});
export { eigenrisico__deelover2 as "deelOver" }

/** @typedef {{}} Eigenrisico__Deelvrijwillig2Inputs */

const nl_eigenrisico__deelvrijwillig2 = /** @type {(inputs: Eigenrisico__Deelvrijwillig2Inputs) => string} */ () => {
	return /** @type {string} */ (`Vrijwillig, nog over`)
};

const en_eigenrisico__deelvrijwillig2 = /** @type {(inputs: Eigenrisico__Deelvrijwillig2Inputs) => string} */ () => {
	return /** @type {string} */ (`Voluntary, left`)
};

/**
* | output |
* | --- |
* | "Voluntary, left" |
*
* @param {Eigenrisico__Deelvrijwillig2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__deelvrijwillig2 = /** @type {((inputs?: Eigenrisico__Deelvrijwillig2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__deelvrijwillig2(inputs)
	return nl_eigenrisico__deelvrijwillig2(inputs)
});
export { eigenrisico__deelvrijwillig2 as "deelVrijwillig" }

/** @typedef {{}} Eigenrisico__Gebruikt1Inputs */

const nl_eigenrisico__gebruikt1 = /** @type {(inputs: Eigenrisico__Gebruikt1Inputs) => string} */ () => {
	return /** @type {string} */ (`gebruikt`)
};

const en_eigenrisico__gebruikt1 = /** @type {(inputs: Eigenrisico__Gebruikt1Inputs) => string} */ () => {
	return /** @type {string} */ (`used`)
};

/**
* | output |
* | --- |
* | "used" |
*
* @param {Eigenrisico__Gebruikt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__gebruikt1 = /** @type {((inputs?: Eigenrisico__Gebruikt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__gebruikt1(inputs)
	return nl_eigenrisico__gebruikt1(inputs)
});
export { eigenrisico__gebruikt1 as "gebruikt" }

/** @typedef {{}} Eigenrisico__Mislukt1Inputs */

const nl_eigenrisico__mislukt1 = /** @type {(inputs: Eigenrisico__Mislukt1Inputs) => string} */ () => {
	return /** @type {string} */ (`We kunnen je eigen risico nu niet laten zien.`)
};

const en_eigenrisico__mislukt1 = /** @type {(inputs: Eigenrisico__Mislukt1Inputs) => string} */ () => {
	return /** @type {string} */ (`We cannot show your own risk now.`)
};

/**
* | output |
* | --- |
* | "We cannot show your own risk now." |
*
* @param {Eigenrisico__Mislukt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__mislukt1 = /** @type {((inputs?: Eigenrisico__Mislukt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__mislukt1(inputs)
	return nl_eigenrisico__mislukt1(inputs)
});
export { eigenrisico__mislukt1 as "mislukt" }

/** @typedef {{ verplicht: NonNullable<unknown>, vrijwillig: NonNullable<unknown> }} Eigenrisico__Nogbeide2Inputs */

const nl_eigenrisico__nogbeide2 = /** @type {(inputs: Eigenrisico__Nogbeide2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Eerst betaal je nog ${i?.verplicht} verplicht en ${i?.vrijwillig} vrijwillig eigen risico. Daarna betalen wij.`)
};

const en_eigenrisico__nogbeide2 = /** @type {(inputs: Eigenrisico__Nogbeide2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`First you still pay ${i?.verplicht} mandatory and ${i?.vrijwillig} voluntary own risk. After that we pay.`)
};

/**
* | output |
* | --- |
* | "First you still pay {verplicht} mandatory and {vrijwillig} voluntary own risk. After that we pay." |
*
* @param {Eigenrisico__Nogbeide2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__nogbeide2 = /** @type {((inputs: Eigenrisico__Nogbeide2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__nogbeide2(inputs)
	return nl_eigenrisico__nogbeide2(inputs)
});
export { eigenrisico__nogbeide2 as "nogBeide" }

/** @typedef {{ verplicht: NonNullable<unknown> }} Eigenrisico__Nogverplicht2Inputs */

const nl_eigenrisico__nogverplicht2 = /** @type {(inputs: Eigenrisico__Nogverplicht2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Je betaalt nog hoogstens ${i?.verplicht} zelf. Daarna betalen wij.`)
};

const en_eigenrisico__nogverplicht2 = /** @type {(inputs: Eigenrisico__Nogverplicht2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`You still pay at most ${i?.verplicht} yourself. After that we pay.`)
};

/**
* | output |
* | --- |
* | "You still pay at most {verplicht} yourself. After that we pay." |
*
* @param {Eigenrisico__Nogverplicht2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__nogverplicht2 = /** @type {((inputs: Eigenrisico__Nogverplicht2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__nogverplicht2(inputs)
	return nl_eigenrisico__nogverplicht2(inputs)
});
export { eigenrisico__nogverplicht2 as "nogVerplicht" }

/** @typedef {{ vrijwillig: NonNullable<unknown> }} Eigenrisico__Nogvrijwillig2Inputs */

const nl_eigenrisico__nogvrijwillig2 = /** @type {(inputs: Eigenrisico__Nogvrijwillig2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Je betaalt nog hoogstens ${i?.vrijwillig} vrijwillig eigen risico. Daarna betalen wij.`)
};

const en_eigenrisico__nogvrijwillig2 = /** @type {(inputs: Eigenrisico__Nogvrijwillig2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`You still pay at most ${i?.vrijwillig} voluntary own risk. After that we pay.`)
};

/**
* | output |
* | --- |
* | "You still pay at most {vrijwillig} voluntary own risk. After that we pay." |
*
* @param {Eigenrisico__Nogvrijwillig2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__nogvrijwillig2 = /** @type {((inputs: Eigenrisico__Nogvrijwillig2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__nogvrijwillig2(inputs)
	return nl_eigenrisico__nogvrijwillig2(inputs)
});
export { eigenrisico__nogvrijwillig2 as "nogVrijwillig" }

/** @typedef {{}} Eigenrisico__Op1Inputs */

const nl_eigenrisico__op1 = /** @type {(inputs: Eigenrisico__Op1Inputs) => string} */ () => {
	return /** @type {string} */ (`Je eigen risico is helemaal gebruikt. Je betaalt dit jaar geen eigen risico meer.`)
};

const en_eigenrisico__op1 = /** @type {(inputs: Eigenrisico__Op1Inputs) => string} */ () => {
	return /** @type {string} */ (`Your own risk is used up. You pay no more own risk this year.`)
};

/**
* | output |
* | --- |
* | "Your own risk is used up. You pay no more own risk this year." |
*
* @param {Eigenrisico__Op1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__op1 = /** @type {((inputs?: Eigenrisico__Op1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__op1(inputs)
	return nl_eigenrisico__op1(inputs)
});
export { eigenrisico__op1 as "op" }

/** @typedef {{ jaar: NonNullable<unknown> }} Eigenrisico__Titel1Inputs */

const nl_eigenrisico__titel1 = /** @type {(inputs: Eigenrisico__Titel1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Eigen risico ${i?.jaar}`)
};

const en_eigenrisico__titel1 = /** @type {(inputs: Eigenrisico__Titel1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Own risk (deductible) ${i?.jaar}`)
};

/**
* | output |
* | --- |
* | "Own risk (deductible) {jaar}" |
*
* @param {Eigenrisico__Titel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const eigenrisico__titel1 = /** @type {((inputs: Eigenrisico__Titel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_eigenrisico__titel1(inputs)
	return nl_eigenrisico__titel1(inputs)
});
export { eigenrisico__titel1 as "titel" }
