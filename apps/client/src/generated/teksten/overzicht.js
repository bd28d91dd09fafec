/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} Overzicht__AandachtInputs */

const nl_aandacht = /** @type {(inputs: Overzicht__AandachtInputs) => string} */ () => {
	return /** @type {string} */ (`Dit vraagt je aandacht`)
};

const en_aandacht = /** @type {(inputs: Overzicht__AandachtInputs) => string} */ () => {
	return /** @type {string} */ (`This needs your attention`)
};

/**
* | output |
* | --- |
* | "This needs your attention" |
*
* @param {Overzicht__AandachtInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const aandacht = /** @type {((inputs?: Overzicht__AandachtInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_aandacht(inputs)
	return nl_aandacht(inputs)
});

/** @typedef {{}} Overzicht__AlleInputs */

const nl_alle = /** @type {(inputs: Overzicht__AlleInputs) => string} */ () => {
	return /** @type {string} */ (`Alle declaraties`)
};

const en_alle = /** @type {(inputs: Overzicht__AlleInputs) => string} */ () => {
	return /** @type {string} */ (`All claims`)
};

/**
* | output |
* | --- |
* | "All claims" |
*
* @param {Overzicht__AlleInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const alle = /** @type {((inputs?: Overzicht__AlleInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_alle(inputs)
	return nl_alle(inputs)
});

/** @typedef {{}} Overzicht__Bekijkuitslag1Inputs */

const nl_bekijkuitslag1 = /** @type {(inputs: Overzicht__Bekijkuitslag1Inputs) => string} */ () => {
	return /** @type {string} */ (`Bekijk de uitslag`)
};

const en_bekijkuitslag1 = /** @type {(inputs: Overzicht__Bekijkuitslag1Inputs) => string} */ () => {
	return /** @type {string} */ (`See the result`)
};

/**
* | output |
* | --- |
* | "See the result" |
*
* @param {Overzicht__Bekijkuitslag1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const bekijkuitslag1 = /** @type {((inputs?: Overzicht__Bekijkuitslag1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_bekijkuitslag1(inputs)
	return nl_bekijkuitslag1(inputs)
});
export { bekijkuitslag1 as "bekijkUitslag" }

/** @typedef {{ zorg: NonNullable<unknown> }} Overzicht__BeoordeeldInputs */

const nl_beoordeeld = /** @type {(inputs: Overzicht__BeoordeeldInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.zorg}: je declaratie is beoordeeld`)
};

const en_beoordeeld = /** @type {(inputs: Overzicht__BeoordeeldInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.zorg}: your claim has been settled`)
};

/**
* | output |
* | --- |
* | "{zorg}: your claim has been settled" |
*
* @param {Overzicht__BeoordeeldInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const beoordeeld = /** @type {((inputs: Overzicht__BeoordeeldInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_beoordeeld(inputs)
	return nl_beoordeeld(inputs)
});

/** @typedef {{}} Overzicht__Bijtekst1Inputs */

const nl_bijtekst1 = /** @type {(inputs: Overzicht__Bijtekst1Inputs) => string} */ () => {
	return /** @type {string} */ (`Er is niets dat je nu moet doen.`)
};

const en_bijtekst1 = /** @type {(inputs: Overzicht__Bijtekst1Inputs) => string} */ () => {
	return /** @type {string} */ (`There is nothing you have to do now.`)
};

/**
* | output |
* | --- |
* | "There is nothing you have to do now." |
*
* @param {Overzicht__Bijtekst1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const bijtekst1 = /** @type {((inputs?: Overzicht__Bijtekst1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_bijtekst1(inputs)
	return nl_bijtekst1(inputs)
});
export { bijtekst1 as "bijTekst" }

/** @typedef {{}} Overzicht__Bijtitel1Inputs */

const nl_bijtitel1 = /** @type {(inputs: Overzicht__Bijtitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Je bent helemaal bij.`)
};

const en_bijtitel1 = /** @type {(inputs: Overzicht__Bijtitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`You are all up to date.`)
};

/**
* | output |
* | --- |
* | "You are all up to date." |
*
* @param {Overzicht__Bijtitel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const bijtitel1 = /** @type {((inputs?: Overzicht__Bijtitel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_bijtitel1(inputs)
	return nl_bijtitel1(inputs)
});
export { bijtitel1 as "bijTitel" }

/** @typedef {{}} Overzicht__Declaratiesmislukt1Inputs */

const nl_declaratiesmislukt1 = /** @type {(inputs: Overzicht__Declaratiesmislukt1Inputs) => string} */ () => {
	return /** @type {string} */ (`We kunnen je declaraties nu niet laten zien.`)
};

const en_declaratiesmislukt1 = /** @type {(inputs: Overzicht__Declaratiesmislukt1Inputs) => string} */ () => {
	return /** @type {string} */ (`We cannot show your claims now.`)
};

/**
* | output |
* | --- |
* | "We cannot show your claims now." |
*
* @param {Overzicht__Declaratiesmislukt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const declaratiesmislukt1 = /** @type {((inputs?: Overzicht__Declaratiesmislukt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_declaratiesmislukt1(inputs)
	return nl_declaratiesmislukt1(inputs)
});
export { declaratiesmislukt1 as "declaratiesMislukt" }

/** @typedef {{}} Overzicht__Geendeclaraties1Inputs */

const nl_geendeclaraties1 = /** @type {(inputs: Overzicht__Geendeclaraties1Inputs) => string} */ () => {
	return /** @type {string} */ (`Je hebt nog geen declaraties. Heb je zelf een nota betaald? Stuur hem in.`)
};

const en_geendeclaraties1 = /** @type {(inputs: Overzicht__Geendeclaraties1Inputs) => string} */ () => {
	return /** @type {string} */ (`You have no claims yet. Did you pay a bill yourself? Send it in.`)
};

/**
* | output |
* | --- |
* | "You have no claims yet. Did you pay a bill yourself? Send it in." |
*
* @param {Overzicht__Geendeclaraties1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const geendeclaraties1 = /** @type {((inputs?: Overzicht__Geendeclaraties1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_geendeclaraties1(inputs)
	return nl_geendeclaraties1(inputs)
});
export { geendeclaraties1 as "geenDeclaraties" }

/** @typedef {{ naam: NonNullable<unknown> }} Overzicht__GoedemiddagInputs */

const nl_goedemiddag = /** @type {(inputs: Overzicht__GoedemiddagInputs) => string} */ (i) => {
	return /** @type {string} */ (`Goedemiddag, ${i?.naam}.`)
};

const en_goedemiddag = /** @type {(inputs: Overzicht__GoedemiddagInputs) => string} */ (i) => {
	return /** @type {string} */ (`Good afternoon, ${i?.naam}.`)
};

/**
* | output |
* | --- |
* | "Good afternoon, {naam}." |
*
* @param {Overzicht__GoedemiddagInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const goedemiddag = /** @type {((inputs: Overzicht__GoedemiddagInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_goedemiddag(inputs)
	return nl_goedemiddag(inputs)
});

/** @typedef {{ naam: NonNullable<unknown> }} Overzicht__GoedemorgenInputs */

const nl_goedemorgen = /** @type {(inputs: Overzicht__GoedemorgenInputs) => string} */ (i) => {
	return /** @type {string} */ (`Goedemorgen, ${i?.naam}.`)
};

const en_goedemorgen = /** @type {(inputs: Overzicht__GoedemorgenInputs) => string} */ (i) => {
	return /** @type {string} */ (`Good morning, ${i?.naam}.`)
};

/**
* | output |
* | --- |
* | "Good morning, {naam}." |
*
* @param {Overzicht__GoedemorgenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const goedemorgen = /** @type {((inputs: Overzicht__GoedemorgenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_goedemorgen(inputs)
	return nl_goedemorgen(inputs)
});

/** @typedef {{ naam: NonNullable<unknown> }} Overzicht__GoedenachtInputs */

const nl_goedenacht = /** @type {(inputs: Overzicht__GoedenachtInputs) => string} */ (i) => {
	return /** @type {string} */ (`Goedenacht, ${i?.naam}.`)
};

const en_goedenacht = /** @type {(inputs: Overzicht__GoedenachtInputs) => string} */ (i) => {
	return /** @type {string} */ (`Good evening, ${i?.naam}.`)
};

/**
* | output |
* | --- |
* | "Good evening, {naam}." |
*
* @param {Overzicht__GoedenachtInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const goedenacht = /** @type {((inputs: Overzicht__GoedenachtInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_goedenacht(inputs)
	return nl_goedenacht(inputs)
});

/** @typedef {{ naam: NonNullable<unknown> }} Overzicht__GoedenavondInputs */

const nl_goedenavond = /** @type {(inputs: Overzicht__GoedenavondInputs) => string} */ (i) => {
	return /** @type {string} */ (`Goedenavond, ${i?.naam}.`)
};

const en_goedenavond = /** @type {(inputs: Overzicht__GoedenavondInputs) => string} */ (i) => {
	return /** @type {string} */ (`Good evening, ${i?.naam}.`)
};

/**
* | output |
* | --- |
* | "Good evening, {naam}." |
*
* @param {Overzicht__GoedenavondInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const goedenavond = /** @type {((inputs: Overzicht__GoedenavondInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_goedenavond(inputs)
	return nl_goedenavond(inputs)
});

/** @typedef {{}} Overzicht__IndienenInputs */

const nl_indienen = /** @type {(inputs: Overzicht__IndienenInputs) => string} */ () => {
	return /** @type {string} */ (`Declaratie indienen`)
};

const en_indienen = /** @type {(inputs: Overzicht__IndienenInputs) => string} */ () => {
	return /** @type {string} */ (`Submit a claim`)
};

/**
* | output |
* | --- |
* | "Submit a claim" |
*
* @param {Overzicht__IndienenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const indienen = /** @type {((inputs?: Overzicht__IndienenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_indienen(inputs)
	return nl_indienen(inputs)
});

/** @typedef {{ bedrag: NonNullable<unknown> }} Overzicht__Jekrijgt1Inputs */

const nl_jekrijgt1 = /** @type {(inputs: Overzicht__Jekrijgt1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Je krijgt ${i?.bedrag}`)
};

const en_jekrijgt1 = /** @type {(inputs: Overzicht__Jekrijgt1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`You get ${i?.bedrag}`)
};

/**
* | output |
* | --- |
* | "You get {bedrag}" |
*
* @param {Overzicht__Jekrijgt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const jekrijgt1 = /** @type {((inputs: Overzicht__Jekrijgt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_jekrijgt1(inputs)
	return nl_jekrijgt1(inputs)
});
export { jekrijgt1 as "jeKrijgt" }

/** @typedef {{}} Overzicht__Jekrijgtniets2Inputs */

const nl_jekrijgtniets2 = /** @type {(inputs: Overzicht__Jekrijgtniets2Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt niets terug. Lees waarom.`)
};

const en_jekrijgtniets2 = /** @type {(inputs: Overzicht__Jekrijgtniets2Inputs) => string} */ () => {
	return /** @type {string} */ (`You get nothing back. Read why.`)
};

/**
* | output |
* | --- |
* | "You get nothing back. Read why." |
*
* @param {Overzicht__Jekrijgtniets2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const jekrijgtniets2 = /** @type {((inputs?: Overzicht__Jekrijgtniets2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_jekrijgtniets2(inputs)
	return nl_jekrijgtniets2(inputs)
});
export { jekrijgtniets2 as "jeKrijgtNiets" }

/** @typedef {{}} Overzicht__LaatsteInputs */

const nl_laatste = /** @type {(inputs: Overzicht__LaatsteInputs) => string} */ () => {
	return /** @type {string} */ (`Laatste declaraties`)
};

const en_laatste = /** @type {(inputs: Overzicht__LaatsteInputs) => string} */ () => {
	return /** @type {string} */ (`Latest claims`)
};

/**
* | output |
* | --- |
* | "Latest claims" |
*
* @param {Overzicht__LaatsteInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const laatste = /** @type {((inputs?: Overzicht__LaatsteInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_laatste(inputs)
	return nl_laatste(inputs)
});

/** @typedef {{}} Overzicht__OpnieuwInputs */

const nl_opnieuw = /** @type {(inputs: Overzicht__OpnieuwInputs) => string} */ () => {
	return /** @type {string} */ (`Probeer opnieuw`)
};

const en_opnieuw = /** @type {(inputs: Overzicht__OpnieuwInputs) => string} */ () => {
	return /** @type {string} */ (`Try again`)
};

/**
* | output |
* | --- |
* | "Try again" |
*
* @param {Overzicht__OpnieuwInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const opnieuw = /** @type {((inputs?: Overzicht__OpnieuwInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_opnieuw(inputs)
	return nl_opnieuw(inputs)
});

/** @typedef {{}} Overzicht__Zorgafgeschermd1Inputs */

const nl_zorgafgeschermd1 = /** @type {(inputs: Overzicht__Zorgafgeschermd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Zorg (afgeschermd)`)
};

const en_zorgafgeschermd1 = /** @type {(inputs: Overzicht__Zorgafgeschermd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Care (hidden)`)
};

/**
* | output |
* | --- |
* | "Care (hidden)" |
*
* @param {Overzicht__Zorgafgeschermd1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const zorgafgeschermd1 = /** @type {((inputs?: Overzicht__Zorgafgeschermd1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_zorgafgeschermd1(inputs)
	return nl_zorgafgeschermd1(inputs)
});
export { zorgafgeschermd1 as "zorgAfgeschermd" }
