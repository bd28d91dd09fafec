/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} Statuspaginas__HulpInputs */

const nl_hulp = /** @type {(inputs: Statuspaginas__HulpInputs) => string} */ () => {
	return /** @type {string} */ (`Bel onze klantenservice. Het nummer staat op de achterkant van je zorgpas.`)
};

const en_hulp = /** @type {(inputs: Statuspaginas__HulpInputs) => string} */ () => {
	return /** @type {string} */ (`Call our customer service. The number is on the back of your health pass.`)
};

/**
* | output |
* | --- |
* | "Call our customer service. The number is on the back of your health pass." |
*
* @param {Statuspaginas__HulpInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const hulp = /** @type {((inputs?: Statuspaginas__HulpInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_hulp(inputs)
	return nl_hulp(inputs)
});

/** @typedef {{}} Statuspaginas__Hulpkop1Inputs */

const nl_hulpkop1 = /** @type {(inputs: Statuspaginas__Hulpkop1Inputs) => string} */ () => {
	return /** @type {string} */ (`Kom je er niet uit?`)
};

const en_hulpkop1 = /** @type {(inputs: Statuspaginas__Hulpkop1Inputs) => string} */ () => {
	return /** @type {string} */ (`Need help?`)
};

/**
* | output |
* | --- |
* | "Need help?" |
*
* @param {Statuspaginas__Hulpkop1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const hulpkop1 = /** @type {((inputs?: Statuspaginas__Hulpkop1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_hulpkop1(inputs)
	return nl_hulpkop1(inputs)
});
export { hulpkop1 as "hulpKop" }

/** @typedef {{}} Statuspaginas__Kop401Inputs */

const nl_kop401 = /** @type {(inputs: Statuspaginas__Kop401Inputs) => string} */ () => {
	return /** @type {string} */ (`Oeps, sorry...`)
};

const en_kop401 = /** @type {(inputs: Statuspaginas__Kop401Inputs) => string} */ () => {
	return /** @type {string} */ (`Oops, sorry...`)
};

/**
* | output |
* | --- |
* | "Oops, sorry..." |
*
* @param {Statuspaginas__Kop401Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const kop401 = /** @type {((inputs?: Statuspaginas__Kop401Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kop401(inputs)
	return nl_kop401(inputs)
});

/** @typedef {{}} Statuspaginas__Kop403Inputs */

const nl_kop403 = /** @type {(inputs: Statuspaginas__Kop403Inputs) => string} */ () => {
	return /** @type {string} */ (`Geen toestemming`)
};

const en_kop403 = /** @type {(inputs: Statuspaginas__Kop403Inputs) => string} */ () => {
	return /** @type {string} */ (`No permission`)
};

/**
* | output |
* | --- |
* | "No permission" |
*
* @param {Statuspaginas__Kop403Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const kop403 = /** @type {((inputs?: Statuspaginas__Kop403Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kop403(inputs)
	return nl_kop403(inputs)
});

/** @typedef {{}} Statuspaginas__Kop404Inputs */

const nl_kop404 = /** @type {(inputs: Statuspaginas__Kop404Inputs) => string} */ () => {
	return /** @type {string} */ (`Pagina niet gevonden`)
};

const en_kop404 = /** @type {(inputs: Statuspaginas__Kop404Inputs) => string} */ () => {
	return /** @type {string} */ (`Page not found`)
};

/**
* | output |
* | --- |
* | "Page not found" |
*
* @param {Statuspaginas__Kop404Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const kop404 = /** @type {((inputs?: Statuspaginas__Kop404Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kop404(inputs)
	return nl_kop404(inputs)
});

/** @typedef {{}} Statuspaginas__Kop500Inputs */

const nl_kop500 = /** @type {(inputs: Statuspaginas__Kop500Inputs) => string} */ () => {
	return /** @type {string} */ (`Oeps, sorry...`)
};

const en_kop500 = /** @type {(inputs: Statuspaginas__Kop500Inputs) => string} */ () => {
	return /** @type {string} */ (`Oops, sorry...`)
};

/**
* | output |
* | --- |
* | "Oops, sorry..." |
*
* @param {Statuspaginas__Kop500Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const kop500 = /** @type {((inputs?: Statuspaginas__Kop500Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kop500(inputs)
	return nl_kop500(inputs)
});

/** @typedef {{}} Statuspaginas__Kop503Inputs */

const nl_kop503 = /** @type {(inputs: Statuspaginas__Kop503Inputs) => string} */ () => {
	return /** @type {string} */ (`Sorry, je kunt de app even niet gebruiken`)
};

const en_kop503 = /** @type {(inputs: Statuspaginas__Kop503Inputs) => string} */ () => {
	return /** @type {string} */ (`Sorry, you cannot use the app for a moment`)
};

/**
* | output |
* | --- |
* | "Sorry, you cannot use the app for a moment" |
*
* @param {Statuspaginas__Kop503Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const kop503 = /** @type {((inputs?: Statuspaginas__Kop503Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kop503(inputs)
	return nl_kop503(inputs)
});

/** @typedef {{}} Statuspaginas__Kopoffline1Inputs */

const nl_kopoffline1 = /** @type {(inputs: Statuspaginas__Kopoffline1Inputs) => string} */ () => {
	return /** @type {string} */ (`Geen verbinding met internet`)
};

const en_kopoffline1 = /** @type {(inputs: Statuspaginas__Kopoffline1Inputs) => string} */ () => {
	return /** @type {string} */ (`No internet connection`)
};

/**
* | output |
* | --- |
* | "No internet connection" |
*
* @param {Statuspaginas__Kopoffline1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kopoffline1 = /** @type {((inputs?: Statuspaginas__Kopoffline1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kopoffline1(inputs)
	return nl_kopoffline1(inputs)
});
export { kopoffline1 as "kopOffline" }

/** @typedef {{}} Statuspaginas__Naaroverzicht1Inputs */

const nl_naaroverzicht1 = /** @type {(inputs: Statuspaginas__Naaroverzicht1Inputs) => string} */ () => {
	return /** @type {string} */ (`Naar overzicht`)
};

const en_naaroverzicht1 = /** @type {(inputs: Statuspaginas__Naaroverzicht1Inputs) => string} */ () => {
	return /** @type {string} */ (`To overview`)
};

/**
* | output |
* | --- |
* | "To overview" |
*
* @param {Statuspaginas__Naaroverzicht1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const naaroverzicht1 = /** @type {((inputs?: Statuspaginas__Naaroverzicht1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_naaroverzicht1(inputs)
	return nl_naaroverzicht1(inputs)
});
export { naaroverzicht1 as "naarOverzicht" }

/** @typedef {{}} Statuspaginas__Probeeropnieuw1Inputs */

const nl_probeeropnieuw1 = /** @type {(inputs: Statuspaginas__Probeeropnieuw1Inputs) => string} */ () => {
	return /** @type {string} */ (`Probeer opnieuw`)
};

const en_probeeropnieuw1 = /** @type {(inputs: Statuspaginas__Probeeropnieuw1Inputs) => string} */ () => {
	return /** @type {string} */ (`Try again`)
};

/**
* | output |
* | --- |
* | "Try again" |
*
* @param {Statuspaginas__Probeeropnieuw1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const probeeropnieuw1 = /** @type {((inputs?: Statuspaginas__Probeeropnieuw1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_probeeropnieuw1(inputs)
	return nl_probeeropnieuw1(inputs)
});
export { probeeropnieuw1 as "probeerOpnieuw" }

/** @typedef {{}} Statuspaginas__Tekst401Inputs */

const nl_tekst401 = /** @type {(inputs: Statuspaginas__Tekst401Inputs) => string} */ () => {
	return /** @type {string} */ (`Je bent niet geautoriseerd.`)
};

const en_tekst401 = /** @type {(inputs: Statuspaginas__Tekst401Inputs) => string} */ () => {
	return /** @type {string} */ (`You are not authorised.`)
};

/**
* | output |
* | --- |
* | "You are not authorised." |
*
* @param {Statuspaginas__Tekst401Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const tekst401 = /** @type {((inputs?: Statuspaginas__Tekst401Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_tekst401(inputs)
	return nl_tekst401(inputs)
});

/** @typedef {{}} Statuspaginas__Tekst403Inputs */

const nl_tekst403 = /** @type {(inputs: Statuspaginas__Tekst403Inputs) => string} */ () => {
	return /** @type {string} */ (`Je hebt geen toestemming om deze pagina te bekijken.`)
};

const en_tekst403 = /** @type {(inputs: Statuspaginas__Tekst403Inputs) => string} */ () => {
	return /** @type {string} */ (`You do not have permission to view this page.`)
};

/**
* | output |
* | --- |
* | "You do not have permission to view this page." |
*
* @param {Statuspaginas__Tekst403Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const tekst403 = /** @type {((inputs?: Statuspaginas__Tekst403Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_tekst403(inputs)
	return nl_tekst403(inputs)
});

/** @typedef {{}} Statuspaginas__Tekst404Inputs */

const nl_tekst404 = /** @type {(inputs: Statuspaginas__Tekst404Inputs) => string} */ () => {
	return /** @type {string} */ (`De pagina die je zoekt, kan niet gevonden worden.`)
};

const en_tekst404 = /** @type {(inputs: Statuspaginas__Tekst404Inputs) => string} */ () => {
	return /** @type {string} */ (`The page you are looking for cannot be found.`)
};

/**
* | output |
* | --- |
* | "The page you are looking for cannot be found." |
*
* @param {Statuspaginas__Tekst404Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const tekst404 = /** @type {((inputs?: Statuspaginas__Tekst404Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_tekst404(inputs)
	return nl_tekst404(inputs)
});

/** @typedef {{}} Statuspaginas__Tekst500Inputs */

const nl_tekst500 = /** @type {(inputs: Statuspaginas__Tekst500Inputs) => string} */ () => {
	return /** @type {string} */ (`Er is iets misgegaan.`)
};

const en_tekst500 = /** @type {(inputs: Statuspaginas__Tekst500Inputs) => string} */ () => {
	return /** @type {string} */ (`Something went wrong.`)
};

/**
* | output |
* | --- |
* | "Something went wrong." |
*
* @param {Statuspaginas__Tekst500Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const tekst500 = /** @type {((inputs?: Statuspaginas__Tekst500Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_tekst500(inputs)
	return nl_tekst500(inputs)
});

/** @typedef {{}} Statuspaginas__Tekst503Inputs */

const nl_tekst503 = /** @type {(inputs: Statuspaginas__Tekst503Inputs) => string} */ () => {
	return /** @type {string} */ (`Op dit moment voeren wij onderhoud uit. Probeer het op een later moment nog een keer.`)
};

const en_tekst503 = /** @type {(inputs: Statuspaginas__Tekst503Inputs) => string} */ () => {
	return /** @type {string} */ (`We are carrying out maintenance at the moment. Please try again later.`)
};

/**
* | output |
* | --- |
* | "We are carrying out maintenance at the moment. Please try again later." |
*
* @param {Statuspaginas__Tekst503Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const tekst503 = /** @type {((inputs?: Statuspaginas__Tekst503Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_tekst503(inputs)
	return nl_tekst503(inputs)
});

/** @typedef {{}} Statuspaginas__Tekstoffline1Inputs */

const nl_tekstoffline1 = /** @type {(inputs: Statuspaginas__Tekstoffline1Inputs) => string} */ () => {
	return /** @type {string} */ (`Controleer je internetverbinding en probeer het opnieuw.`)
};

const en_tekstoffline1 = /** @type {(inputs: Statuspaginas__Tekstoffline1Inputs) => string} */ () => {
	return /** @type {string} */ (`Check your internet connection and try again.`)
};

/**
* | output |
* | --- |
* | "Check your internet connection and try again." |
*
* @param {Statuspaginas__Tekstoffline1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const tekstoffline1 = /** @type {((inputs?: Statuspaginas__Tekstoffline1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_tekstoffline1(inputs)
	return nl_tekstoffline1(inputs)
});
export { tekstoffline1 as "tekstOffline" }

/** @typedef {{}} Statuspaginas__TerugInputs */

const nl_terug = /** @type {(inputs: Statuspaginas__TerugInputs) => string} */ () => {
	return /** @type {string} */ (`Terug`)
};

const en_terug = /** @type {(inputs: Statuspaginas__TerugInputs) => string} */ () => {
	return /** @type {string} */ (`Back`)
};

/**
* | output |
* | --- |
* | "Back" |
*
* @param {Statuspaginas__TerugInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const terug = /** @type {((inputs?: Statuspaginas__TerugInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_terug(inputs)
	return nl_terug(inputs)
});
