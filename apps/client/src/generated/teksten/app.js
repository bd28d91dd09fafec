/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} App__Anderetaal1Inputs */

const nl_anderetaal1 = /** @type {(inputs: App__Anderetaal1Inputs) => string} */ () => {
	return /** @type {string} */ (`English`)
};

const en_anderetaal1 = /** @type {(inputs: App__Anderetaal1Inputs) => string} */ () => {
	return /** @type {string} */ (`Nederlands`)
};

/**
* | output |
* | --- |
* | "Nederlands" |
*
* @param {App__Anderetaal1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const anderetaal1 = /** @type {((inputs?: App__Anderetaal1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_anderetaal1(inputs)
	return nl_anderetaal1(inputs)
});
export { anderetaal1 as "andereTaal" }

/** @typedef {{}} App__Anderetaaluitleg2Inputs */

const nl_anderetaaluitleg2 = /** @type {(inputs: App__Anderetaaluitleg2Inputs) => string} */ () => {
	return /** @type {string} */ (`Read this app in English`)
};

const en_anderetaaluitleg2 = /** @type {(inputs: App__Anderetaaluitleg2Inputs) => string} */ () => {
	return /** @type {string} */ (`Lees deze app in het Nederlands`)
};

/**
* | output |
* | --- |
* | "Lees deze app in het Nederlands" |
*
* @param {App__Anderetaaluitleg2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const anderetaaluitleg2 = /** @type {((inputs?: App__Anderetaaluitleg2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_anderetaaluitleg2(inputs)
	return nl_anderetaaluitleg2(inputs)
});
export { anderetaaluitleg2 as "andereTaalUitleg" }

/** @typedef {{}} App__BeschrijvingInputs */

const nl_beschrijving = /** @type {(inputs: App__BeschrijvingInputs) => string} */ () => {
	return /** @type {string} */ (`Declareer sneller en gemakkelijker`)
};

const en_beschrijving = /** @type {(inputs: App__BeschrijvingInputs) => string} */ () => {
	return /** @type {string} */ (`Submit claims faster and more easily`)
};

/**
* | output |
* | --- |
* | "Submit claims faster and more easily" |
*
* @param {App__BeschrijvingInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const beschrijving = /** @type {((inputs?: App__BeschrijvingInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_beschrijving(inputs)
	return nl_beschrijving(inputs)
});

/** @typedef {{}} App__MeerInputs */

const nl_meer = /** @type {(inputs: App__MeerInputs) => string} */ () => {
	return /** @type {string} */ (`Meer`)
};

const en_meer = /** @type {(inputs: App__MeerInputs) => string} */ () => {
	return /** @type {string} */ (`More`)
};

/**
* | output |
* | --- |
* | "More" |
*
* @param {App__MeerInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const meer = /** @type {((inputs?: App__MeerInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_meer(inputs)
	return nl_meer(inputs)
});

/** @typedef {{}} App__Naarinhoud1Inputs */

const nl_naarinhoud1 = /** @type {(inputs: App__Naarinhoud1Inputs) => string} */ () => {
	return /** @type {string} */ (`Naar de inhoud`)
};

const en_naarinhoud1 = /** @type {(inputs: App__Naarinhoud1Inputs) => string} */ () => {
	return /** @type {string} */ (`Skip to content`)
};

/**
* | output |
* | --- |
* | "Skip to content" |
*
* @param {App__Naarinhoud1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const naarinhoud1 = /** @type {((inputs?: App__Naarinhoud1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_naarinhoud1(inputs)
	return nl_naarinhoud1(inputs)
});
export { naarinhoud1 as "naarInhoud" }

/** @typedef {{}} App__Navdeclaraties1Inputs */

const nl_navdeclaraties1 = /** @type {(inputs: App__Navdeclaraties1Inputs) => string} */ () => {
	return /** @type {string} */ (`Declaraties`)
};

const en_navdeclaraties1 = /** @type {(inputs: App__Navdeclaraties1Inputs) => string} */ () => {
	return /** @type {string} */ (`Claims`)
};

/**
* | output |
* | --- |
* | "Claims" |
*
* @param {App__Navdeclaraties1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const navdeclaraties1 = /** @type {((inputs?: App__Navdeclaraties1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_navdeclaraties1(inputs)
	return nl_navdeclaraties1(inputs)
});
export { navdeclaraties1 as "navDeclaraties" }

/** @typedef {{}} App__NavigatieInputs */

const nl_navigatie = /** @type {(inputs: App__NavigatieInputs) => string} */ () => {
	return /** @type {string} */ (`Hoofdnavigatie`)
};

const en_navigatie = /** @type {(inputs: App__NavigatieInputs) => string} */ () => {
	return /** @type {string} */ (`Main navigation`)
};

/**
* | output |
* | --- |
* | "Main navigation" |
*
* @param {App__NavigatieInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const navigatie = /** @type {((inputs?: App__NavigatieInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_navigatie(inputs)
	return nl_navigatie(inputs)
});

/** @typedef {{}} App__Navindienen1Inputs */

const nl_navindienen1 = /** @type {(inputs: App__Navindienen1Inputs) => string} */ () => {
	return /** @type {string} */ (`Declaratie indienen`)
};

const en_navindienen1 = /** @type {(inputs: App__Navindienen1Inputs) => string} */ () => {
	return /** @type {string} */ (`Submit a claim`)
};

/**
* | output |
* | --- |
* | "Submit a claim" |
*
* @param {App__Navindienen1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const navindienen1 = /** @type {((inputs?: App__Navindienen1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_navindienen1(inputs)
	return nl_navindienen1(inputs)
});
export { navindienen1 as "navIndienen" }

/** @typedef {{}} App__Navindienenkort2Inputs */

const nl_navindienenkort2 = /** @type {(inputs: App__Navindienenkort2Inputs) => string} */ () => {
	return /** @type {string} */ (`Indienen`)
};

const en_navindienenkort2 = /** @type {(inputs: App__Navindienenkort2Inputs) => string} */ () => {
	return /** @type {string} */ (`Submit`)
};

/**
* | output |
* | --- |
* | "Submit" |
*
* @param {App__Navindienenkort2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const navindienenkort2 = /** @type {((inputs?: App__Navindienenkort2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_navindienenkort2(inputs)
	return nl_navindienenkort2(inputs)
});
export { navindienenkort2 as "navIndienenKort" }

/** @typedef {{}} App__Navoverzicht1Inputs */

const nl_navoverzicht1 = /** @type {(inputs: App__Navoverzicht1Inputs) => string} */ () => {
	return /** @type {string} */ (`Overzicht`)
};

const en_navoverzicht1 = /** @type {(inputs: App__Navoverzicht1Inputs) => string} */ () => {
	return /** @type {string} */ (`Overview`)
};

/**
* | output |
* | --- |
* | "Overview" |
*
* @param {App__Navoverzicht1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const navoverzicht1 = /** @type {((inputs?: App__Navoverzicht1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_navoverzicht1(inputs)
	return nl_navoverzicht1(inputs)
});
export { navoverzicht1 as "navOverzicht" }

/** @typedef {{ titel: NonNullable<unknown> }} App__Paginageladen1Inputs */

const nl_paginageladen1 = /** @type {(inputs: App__Paginageladen1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.titel}, pagina geladen`)
};

const en_paginageladen1 = /** @type {(inputs: App__Paginageladen1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.titel}, page loaded`)
};

/**
* | output |
* | --- |
* | "{titel}, page loaded" |
*
* @param {App__Paginageladen1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const paginageladen1 = /** @type {((inputs: App__Paginageladen1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_paginageladen1(inputs)
	return nl_paginageladen1(inputs)
});
export { paginageladen1 as "paginaGeladen" }

/** @typedef {{ naam: NonNullable<unknown> }} App__Persoonmenu1Inputs */

const nl_persoonmenu1 = /** @type {(inputs: App__Persoonmenu1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Menu van ${i?.naam}`)
};

const en_persoonmenu1 = /** @type {(inputs: App__Persoonmenu1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Menu of ${i?.naam}`)
};

/**
* | output |
* | --- |
* | "Menu of {naam}" |
*
* @param {App__Persoonmenu1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const persoonmenu1 = /** @type {((inputs: App__Persoonmenu1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_persoonmenu1(inputs)
	return nl_persoonmenu1(inputs)
});
export { persoonmenu1 as "persoonMenu" }

/** @typedef {{}} App__UitloggenInputs */

const nl_uitloggen = /** @type {(inputs: App__UitloggenInputs) => string} */ () => {
	return /** @type {string} */ (`Uitloggen`)
};

const en_uitloggen = /** @type {(inputs: App__UitloggenInputs) => string} */ () => {
	return /** @type {string} */ (`Sign out`)
};

/**
* | output |
* | --- |
* | "Sign out" |
*
* @param {App__UitloggenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const uitloggen = /** @type {((inputs?: App__UitloggenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_uitloggen(inputs)
	return nl_uitloggen(inputs)
});
