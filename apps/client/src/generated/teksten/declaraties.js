/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} Declaraties__GedeclareerdInputs */

const nl_gedeclareerd = /** @type {(inputs: Declaraties__GedeclareerdInputs) => string} */ () => {
	return /** @type {string} */ (`Gedeclareerd`)
};

const en_gedeclareerd = /** @type {(inputs: Declaraties__GedeclareerdInputs) => string} */ () => {
	return /** @type {string} */ (`Claimed`)
};

/**
* | output |
* | --- |
* | "Claimed" |
*
* @param {Declaraties__GedeclareerdInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const gedeclareerd = /** @type {((inputs?: Declaraties__GedeclareerdInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_gedeclareerd(inputs)
	return nl_gedeclareerd(inputs)
});

/** @typedef {{}} Declaraties__Jekrijgt1Inputs */

const nl_jekrijgt1 = /** @type {(inputs: Declaraties__Jekrijgt1Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt`)
};

const en_jekrijgt1 = /** @type {(inputs: Declaraties__Jekrijgt1Inputs) => string} */ () => {
	return /** @type {string} */ (`You get`)
};

/**
* | output |
* | --- |
* | "You get" |
*
* @param {Declaraties__Jekrijgt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const jekrijgt1 = /** @type {((inputs?: Declaraties__Jekrijgt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_jekrijgt1(inputs)
	return nl_jekrijgt1(inputs)
});
export { jekrijgt1 as "jeKrijgt" }

/** @typedef {{}} Declaraties__Nieuwafgehandeld1Inputs */

const nl_nieuwafgehandeld1 = /** @type {(inputs: Declaraties__Nieuwafgehandeld1Inputs) => string} */ () => {
	return /** @type {string} */ (`Nieuw: afgehandeld`)
};

const en_nieuwafgehandeld1 = /** @type {(inputs: Declaraties__Nieuwafgehandeld1Inputs) => string} */ () => {
	return /** @type {string} */ (`New: settled`)
};

/**
* | output |
* | --- |
* | "New: settled" |
*
* @param {Declaraties__Nieuwafgehandeld1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nieuwafgehandeld1 = /** @type {((inputs?: Declaraties__Nieuwafgehandeld1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nieuwafgehandeld1(inputs)
	return nl_nieuwafgehandeld1(inputs)
});
export { nieuwafgehandeld1 as "nieuwAfgehandeld" }

/** @typedef {{}} Declaraties__Statusafgehandeld1Inputs */

const nl_statusafgehandeld1 = /** @type {(inputs: Declaraties__Statusafgehandeld1Inputs) => string} */ () => {
	return /** @type {string} */ (`Afgehandeld`)
};

const en_statusafgehandeld1 = /** @type {(inputs: Declaraties__Statusafgehandeld1Inputs) => string} */ () => {
	return /** @type {string} */ (`Settled`)
};

/**
* | output |
* | --- |
* | "Settled" |
*
* @param {Declaraties__Statusafgehandeld1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const statusafgehandeld1 = /** @type {((inputs?: Declaraties__Statusafgehandeld1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_statusafgehandeld1(inputs)
	return nl_statusafgehandeld1(inputs)
});
export { statusafgehandeld1 as "statusAfgehandeld" }

/** @typedef {{}} Declaraties__Statusinbehandeling2Inputs */

const nl_statusinbehandeling2 = /** @type {(inputs: Declaraties__Statusinbehandeling2Inputs) => string} */ () => {
	return /** @type {string} */ (`In behandeling`)
};

const en_statusinbehandeling2 = /** @type {(inputs: Declaraties__Statusinbehandeling2Inputs) => string} */ () => {
	return /** @type {string} */ (`In progress`)
};

/**
* | output |
* | --- |
* | "In progress" |
*
* @param {Declaraties__Statusinbehandeling2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const statusinbehandeling2 = /** @type {((inputs?: Declaraties__Statusinbehandeling2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_statusinbehandeling2(inputs)
	return nl_statusinbehandeling2(inputs)
});
export { statusinbehandeling2 as "statusInBehandeling" }

/** @typedef {{}} Declaraties__Statusingediend1Inputs */

const nl_statusingediend1 = /** @type {(inputs: Declaraties__Statusingediend1Inputs) => string} */ () => {
	return /** @type {string} */ (`Ingediend`)
};

const en_statusingediend1 = /** @type {(inputs: Declaraties__Statusingediend1Inputs) => string} */ () => {
	return /** @type {string} */ (`Submitted`)
};

/**
* | output |
* | --- |
* | "Submitted" |
*
* @param {Declaraties__Statusingediend1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const statusingediend1 = /** @type {((inputs?: Declaraties__Statusingediend1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_statusingediend1(inputs)
	return nl_statusingediend1(inputs)
});
export { statusingediend1 as "statusIngediend" }

/** @typedef {{ bedrag: NonNullable<unknown> }} Declaraties__Vanbedrag1Inputs */

const nl_vanbedrag1 = /** @type {(inputs: Declaraties__Vanbedrag1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`van ${i?.bedrag}`)
};

const en_vanbedrag1 = /** @type {(inputs: Declaraties__Vanbedrag1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`of ${i?.bedrag}`)
};

/**
* | output |
* | --- |
* | "of {bedrag}" |
*
* @param {Declaraties__Vanbedrag1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const vanbedrag1 = /** @type {((inputs: Declaraties__Vanbedrag1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_vanbedrag1(inputs)
	return nl_vanbedrag1(inputs)
});
export { vanbedrag1 as "vanBedrag" }

/** @typedef {{ naam: NonNullable<unknown>, dag: NonNullable<unknown> }} Declaraties__Wieenwanneer2Inputs */

const nl_wieenwanneer2 = /** @type {(inputs: Declaraties__Wieenwanneer2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.naam}, ${i?.dag}`)
};

const en_wieenwanneer2 = /** @type {(inputs: Declaraties__Wieenwanneer2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.naam}, ${i?.dag}`)
};

/**
* | output |
* | --- |
* | "{naam}, {dag}" |
*
* @param {Declaraties__Wieenwanneer2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const wieenwanneer2 = /** @type {((inputs: Declaraties__Wieenwanneer2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_wieenwanneer2(inputs)
	return nl_wieenwanneer2(inputs)
});
export { wieenwanneer2 as "wieEnWanneer" }

/** @typedef {{}} Declaraties__Zorgafgeschermd1Inputs */

const nl_zorgafgeschermd1 = /** @type {(inputs: Declaraties__Zorgafgeschermd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Zorg (afgeschermd)`)
};

const en_zorgafgeschermd1 = /** @type {(inputs: Declaraties__Zorgafgeschermd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Care (hidden)`)
};

/**
* | output |
* | --- |
* | "Care (hidden)" |
*
* @param {Declaraties__Zorgafgeschermd1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const zorgafgeschermd1 = /** @type {((inputs?: Declaraties__Zorgafgeschermd1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_zorgafgeschermd1(inputs)
	return nl_zorgafgeschermd1(inputs)
});
export { zorgafgeschermd1 as "zorgAfgeschermd" }
