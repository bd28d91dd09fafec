/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{}} Lijst__AlleInputs */

const nl_alle = /** @type {(inputs: Lijst__AlleInputs) => string} */ () => {
	return /** @type {string} */ (`Alle`)
};

const en_alle = /** @type {(inputs: Lijst__AlleInputs) => string} */ () => {
	return /** @type {string} */ (`All`)
};

/**
* | output |
* | --- |
* | "All" |
*
* @param {Lijst__AlleInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const alle = /** @type {((inputs?: Lijst__AlleInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_alle(inputs)
	return nl_alle(inputs)
});

/** @typedef {{}} Lijst__Allejaren1Inputs */

const nl_allejaren1 = /** @type {(inputs: Lijst__Allejaren1Inputs) => string} */ () => {
	return /** @type {string} */ (`Alle jaren`)
};

const en_allejaren1 = /** @type {(inputs: Lijst__Allejaren1Inputs) => string} */ () => {
	return /** @type {string} */ (`All years`)
};

/**
* | output |
* | --- |
* | "All years" |
*
* @param {Lijst__Allejaren1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const allejaren1 = /** @type {((inputs?: Lijst__Allejaren1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_allejaren1(inputs)
	return nl_allejaren1(inputs)
});
export { allejaren1 as "alleJaren" }

/** @typedef {{}} Lijst__Allesafgehandeld1Inputs */

const nl_allesafgehandeld1 = /** @type {(inputs: Lijst__Allesafgehandeld1Inputs) => string} */ () => {
	return /** @type {string} */ (`Alles is afgehandeld.`)
};

const en_allesafgehandeld1 = /** @type {(inputs: Lijst__Allesafgehandeld1Inputs) => string} */ () => {
	return /** @type {string} */ (`Everything has been settled.`)
};

/**
* | output |
* | --- |
* | "Everything has been settled." |
*
* @param {Lijst__Allesafgehandeld1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const allesafgehandeld1 = /** @type {((inputs?: Lijst__Allesafgehandeld1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_allesafgehandeld1(inputs)
	return nl_allesafgehandeld1(inputs)
});
export { allesafgehandeld1 as "allesAfgehandeld" }

/** @typedef {{}} Lijst__Allezorg1Inputs */

const nl_allezorg1 = /** @type {(inputs: Lijst__Allezorg1Inputs) => string} */ () => {
	return /** @type {string} */ (`Alle zorg`)
};

const en_allezorg1 = /** @type {(inputs: Lijst__Allezorg1Inputs) => string} */ () => {
	return /** @type {string} */ (`All care`)
};

/**
* | output |
* | --- |
* | "All care" |
*
* @param {Lijst__Allezorg1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const allezorg1 = /** @type {((inputs?: Lijst__Allezorg1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_allezorg1(inputs)
	return nl_allezorg1(inputs)
});
export { allezorg1 as "alleZorg" }

/** @typedef {{}} Lijst__Beoordeeldeen1Inputs */

const nl_beoordeeldeen1 = /** @type {(inputs: Lijst__Beoordeeldeen1Inputs) => string} */ () => {
	return /** @type {string} */ (`Eén declaratie is beoordeeld. Bekijk wat je krijgt.`)
};

const en_beoordeeldeen1 = /** @type {(inputs: Lijst__Beoordeeldeen1Inputs) => string} */ () => {
	return /** @type {string} */ (`One claim has been settled. See what you get.`)
};

/**
* | output |
* | --- |
* | "One claim has been settled. See what you get." |
*
* @param {Lijst__Beoordeeldeen1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const beoordeeldeen1 = /** @type {((inputs?: Lijst__Beoordeeldeen1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_beoordeeldeen1(inputs)
	return nl_beoordeeldeen1(inputs)
});
export { beoordeeldeen1 as "beoordeeldEen" }

/** @typedef {{ aantal: NonNullable<unknown> }} Lijst__Beoordeeldmeer1Inputs */

const nl_beoordeeldmeer1 = /** @type {(inputs: Lijst__Beoordeeldmeer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} declaraties zijn beoordeeld. Bekijk wat je krijgt.`)
};

const en_beoordeeldmeer1 = /** @type {(inputs: Lijst__Beoordeeldmeer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} claims have been settled. See what you get.`)
};

/**
* | output |
* | --- |
* | "{aantal} claims have been settled. See what you get." |
*
* @param {Lijst__Beoordeeldmeer1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const beoordeeldmeer1 = /** @type {((inputs: Lijst__Beoordeeldmeer1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_beoordeeldmeer1(inputs)
	return nl_beoordeeldmeer1(inputs)
});
export { beoordeeldmeer1 as "beoordeeldMeer" }

/** @typedef {{}} Lijst__Filterjaar1Inputs */

const nl_filterjaar1 = /** @type {(inputs: Lijst__Filterjaar1Inputs) => string} */ () => {
	return /** @type {string} */ (`Jaar`)
};

const en_filterjaar1 = /** @type {(inputs: Lijst__Filterjaar1Inputs) => string} */ () => {
	return /** @type {string} */ (`Year`)
};

/**
* | output |
* | --- |
* | "Year" |
*
* @param {Lijst__Filterjaar1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const filterjaar1 = /** @type {((inputs?: Lijst__Filterjaar1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_filterjaar1(inputs)
	return nl_filterjaar1(inputs)
});
export { filterjaar1 as "filterJaar" }

/** @typedef {{}} Lijst__Filterpersoon1Inputs */

const nl_filterpersoon1 = /** @type {(inputs: Lijst__Filterpersoon1Inputs) => string} */ () => {
	return /** @type {string} */ (`Voor wie`)
};

const en_filterpersoon1 = /** @type {(inputs: Lijst__Filterpersoon1Inputs) => string} */ () => {
	return /** @type {string} */ (`For whom`)
};

/**
* | output |
* | --- |
* | "For whom" |
*
* @param {Lijst__Filterpersoon1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const filterpersoon1 = /** @type {((inputs?: Lijst__Filterpersoon1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_filterpersoon1(inputs)
	return nl_filterpersoon1(inputs)
});
export { filterpersoon1 as "filterPersoon" }

/** @typedef {{}} Lijst__Filterstatus1Inputs */

const nl_filterstatus1 = /** @type {(inputs: Lijst__Filterstatus1Inputs) => string} */ () => {
	return /** @type {string} */ (`Status`)
};

const en_filterstatus1 = /** @type {(inputs: Lijst__Filterstatus1Inputs) => string} */ () => {
	return /** @type {string} */ (`Status`)
};

/**
* | output |
* | --- |
* | "Status" |
*
* @param {Lijst__Filterstatus1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const filterstatus1 = /** @type {((inputs?: Lijst__Filterstatus1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_filterstatus1(inputs)
	return nl_filterstatus1(inputs)
});
export { filterstatus1 as "filterStatus" }

/** @typedef {{}} Lijst__Filterzorg1Inputs */

const nl_filterzorg1 = /** @type {(inputs: Lijst__Filterzorg1Inputs) => string} */ () => {
	return /** @type {string} */ (`Soort zorg`)
};

const en_filterzorg1 = /** @type {(inputs: Lijst__Filterzorg1Inputs) => string} */ () => {
	return /** @type {string} */ (`Kind of care`)
};

/**
* | output |
* | --- |
* | "Kind of care" |
*
* @param {Lijst__Filterzorg1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const filterzorg1 = /** @type {((inputs?: Lijst__Filterzorg1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_filterzorg1(inputs)
	return nl_filterzorg1(inputs)
});
export { filterzorg1 as "filterZorg" }

/** @typedef {{ getoond: NonNullable<unknown> }} Lijst__GetoondInputs */

const nl_getoond = /** @type {(inputs: Lijst__GetoondInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.getoond} declaraties`)
};

const en_getoond = /** @type {(inputs: Lijst__GetoondInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.getoond} claims`)
};

/**
* | output |
* | --- |
* | "{getoond} claims" |
*
* @param {Lijst__GetoondInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const getoond = /** @type {((inputs: Lijst__GetoondInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_getoond(inputs)
	return nl_getoond(inputs)
});

/** @typedef {{ getoond: NonNullable<unknown>, totaal: NonNullable<unknown> }} Lijst__Getoondvan1Inputs */

const nl_getoondvan1 = /** @type {(inputs: Lijst__Getoondvan1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.getoond} van ${i?.totaal} declaraties`)
};

const en_getoondvan1 = /** @type {(inputs: Lijst__Getoondvan1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.getoond} of ${i?.totaal} claims`)
};

/**
* | output |
* | --- |
* | "{getoond} of {totaal} claims" |
*
* @param {Lijst__Getoondvan1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const getoondvan1 = /** @type {((inputs: Lijst__Getoondvan1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_getoondvan1(inputs)
	return nl_getoondvan1(inputs)
});
export { getoondvan1 as "getoondVan" }

/** @typedef {{}} Lijst__Gevondeneen1Inputs */

const nl_gevondeneen1 = /** @type {(inputs: Lijst__Gevondeneen1Inputs) => string} */ () => {
	return /** @type {string} */ (`1 declaratie gevonden.`)
};

const en_gevondeneen1 = /** @type {(inputs: Lijst__Gevondeneen1Inputs) => string} */ () => {
	return /** @type {string} */ (`1 claim found.`)
};

/**
* | output |
* | --- |
* | "1 claim found." |
*
* @param {Lijst__Gevondeneen1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const gevondeneen1 = /** @type {((inputs?: Lijst__Gevondeneen1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_gevondeneen1(inputs)
	return nl_gevondeneen1(inputs)
});
export { gevondeneen1 as "gevondenEen" }

/** @typedef {{ aantal: NonNullable<unknown> }} Lijst__Gevondenmeer1Inputs */

const nl_gevondenmeer1 = /** @type {(inputs: Lijst__Gevondenmeer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} declaraties gevonden.`)
};

const en_gevondenmeer1 = /** @type {(inputs: Lijst__Gevondenmeer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} claims found.`)
};

/**
* | output |
* | --- |
* | "{aantal} claims found." |
*
* @param {Lijst__Gevondenmeer1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const gevondenmeer1 = /** @type {((inputs: Lijst__Gevondenmeer1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_gevondenmeer1(inputs)
	return nl_gevondenmeer1(inputs)
});
export { gevondenmeer1 as "gevondenMeer" }

/** @typedef {{}} Lijst__IedereenInputs */

const nl_iedereen = /** @type {(inputs: Lijst__IedereenInputs) => string} */ () => {
	return /** @type {string} */ (`Iedereen`)
};

const en_iedereen = /** @type {(inputs: Lijst__IedereenInputs) => string} */ () => {
	return /** @type {string} */ (`Everybody`)
};

/**
* | output |
* | --- |
* | "Everybody" |
*
* @param {Lijst__IedereenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const iedereen = /** @type {((inputs?: Lijst__IedereenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_iedereen(inputs)
	return nl_iedereen(inputs)
});

/** @typedef {{}} Lijst__IndienenInputs */

const nl_indienen = /** @type {(inputs: Lijst__IndienenInputs) => string} */ () => {
	return /** @type {string} */ (`Declaratie indienen`)
};

const en_indienen = /** @type {(inputs: Lijst__IndienenInputs) => string} */ () => {
	return /** @type {string} */ (`Submit a claim`)
};

/**
* | output |
* | --- |
* | "Submit a claim" |
*
* @param {Lijst__IndienenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const indienen = /** @type {((inputs?: Lijst__IndienenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_indienen(inputs)
	return nl_indienen(inputs)
});

/** @typedef {{}} Lijst__Leegtekst1Inputs */

const nl_leegtekst1 = /** @type {(inputs: Lijst__Leegtekst1Inputs) => string} */ () => {
	return /** @type {string} */ (`Heb je zelf een nota betaald? Stuur hem in. Dan kijken wij wat je terugkrijgt.`)
};

const en_leegtekst1 = /** @type {(inputs: Lijst__Leegtekst1Inputs) => string} */ () => {
	return /** @type {string} */ (`Did you pay a bill yourself? Send it in. We will see what you get back.`)
};

/**
* | output |
* | --- |
* | "Did you pay a bill yourself? Send it in. We will see what you get back." |
*
* @param {Lijst__Leegtekst1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const leegtekst1 = /** @type {((inputs?: Lijst__Leegtekst1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_leegtekst1(inputs)
	return nl_leegtekst1(inputs)
});
export { leegtekst1 as "leegTekst" }

/** @typedef {{}} Lijst__Leegtitel1Inputs */

const nl_leegtitel1 = /** @type {(inputs: Lijst__Leegtitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Je hebt nog geen declaraties`)
};

const en_leegtitel1 = /** @type {(inputs: Lijst__Leegtitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`You have no claims yet`)
};

/**
* | output |
* | --- |
* | "You have no claims yet" |
*
* @param {Lijst__Leegtitel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const leegtitel1 = /** @type {((inputs?: Lijst__Leegtitel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_leegtitel1(inputs)
	return nl_leegtitel1(inputs)
});
export { leegtitel1 as "leegTitel" }

/** @typedef {{ getoond: NonNullable<unknown> }} Lijst__MaximumInputs */

const nl_maximum = /** @type {(inputs: Lijst__MaximumInputs) => string} */ (i) => {
	return /** @type {string} */ (`Je ziet de laatste ${i?.getoond} declaraties. Zoek of kies een jaar om oudere te zien.`)
};

const en_maximum = /** @type {(inputs: Lijst__MaximumInputs) => string} */ (i) => {
	return /** @type {string} */ (`You see the latest ${i?.getoond} claims. Search or choose a year to see older ones.`)
};

/**
* | output |
* | --- |
* | "You see the latest {getoond} claims. Search or choose a year to see older ones." |
*
* @param {Lijst__MaximumInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const maximum = /** @type {((inputs: Lijst__MaximumInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_maximum(inputs)
	return nl_maximum(inputs)
});

/** @typedef {{}} Lijst__Meerfilters1Inputs */

const nl_meerfilters1 = /** @type {(inputs: Lijst__Meerfilters1Inputs) => string} */ () => {
	return /** @type {string} */ (`Meer filters`)
};

const en_meerfilters1 = /** @type {(inputs: Lijst__Meerfilters1Inputs) => string} */ () => {
	return /** @type {string} */ (`More filters`)
};

/**
* | output |
* | --- |
* | "More filters" |
*
* @param {Lijst__Meerfilters1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const meerfilters1 = /** @type {((inputs?: Lijst__Meerfilters1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_meerfilters1(inputs)
	return nl_meerfilters1(inputs)
});
export { meerfilters1 as "meerFilters" }

/** @typedef {{ aantal: NonNullable<unknown> }} Lijst__Meerfiltersaan2Inputs */

const nl_meerfiltersaan2 = /** @type {(inputs: Lijst__Meerfiltersaan2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Meer filters (${i?.aantal} aan)`)
};

const en_meerfiltersaan2 = /** @type {(inputs: Lijst__Meerfiltersaan2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`More filters (${i?.aantal} on)`)
};

/**
* | output |
* | --- |
* | "More filters ({aantal} on)" |
*
* @param {Lijst__Meerfiltersaan2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const meerfiltersaan2 = /** @type {((inputs: Lijst__Meerfiltersaan2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_meerfiltersaan2(inputs)
	return nl_meerfiltersaan2(inputs)
});
export { meerfiltersaan2 as "meerFiltersAan" }

/** @typedef {{}} Lijst__Nietsgevondentekst2Inputs */

const nl_nietsgevondentekst2 = /** @type {(inputs: Lijst__Nietsgevondentekst2Inputs) => string} */ () => {
	return /** @type {string} */ (`Er past niets bij wat je zoekt. Kijk of je het goed hebt getypt, of wis de filters.`)
};

const en_nietsgevondentekst2 = /** @type {(inputs: Lijst__Nietsgevondentekst2Inputs) => string} */ () => {
	return /** @type {string} */ (`Nothing matches what you search for. Check the spelling, or clear the filters.`)
};

/**
* | output |
* | --- |
* | "Nothing matches what you search for. Check the spelling, or clear the filters." |
*
* @param {Lijst__Nietsgevondentekst2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietsgevondentekst2 = /** @type {((inputs?: Lijst__Nietsgevondentekst2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietsgevondentekst2(inputs)
	return nl_nietsgevondentekst2(inputs)
});
export { nietsgevondentekst2 as "nietsGevondenTekst" }

/** @typedef {{}} Lijst__Nietsgevondentitel2Inputs */

const nl_nietsgevondentitel2 = /** @type {(inputs: Lijst__Nietsgevondentitel2Inputs) => string} */ () => {
	return /** @type {string} */ (`We vinden geen declaraties`)
};

const en_nietsgevondentitel2 = /** @type {(inputs: Lijst__Nietsgevondentitel2Inputs) => string} */ () => {
	return /** @type {string} */ (`We find no claims`)
};

/**
* | output |
* | --- |
* | "We find no claims" |
*
* @param {Lijst__Nietsgevondentitel2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietsgevondentitel2 = /** @type {((inputs?: Lijst__Nietsgevondentitel2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietsgevondentitel2(inputs)
	return nl_nietsgevondentitel2(inputs)
});
export { nietsgevondentitel2 as "nietsGevondenTitel" }

/** @typedef {{}} Lijst__Onderwegeen1Inputs */

const nl_onderwegeen1 = /** @type {(inputs: Lijst__Onderwegeen1Inputs) => string} */ () => {
	return /** @type {string} */ (`Eén declaratie is onderweg. Je hoeft niets te doen.`)
};

const en_onderwegeen1 = /** @type {(inputs: Lijst__Onderwegeen1Inputs) => string} */ () => {
	return /** @type {string} */ (`One claim is under way. You need not do anything.`)
};

/**
* | output |
* | --- |
* | "One claim is under way. You need not do anything." |
*
* @param {Lijst__Onderwegeen1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const onderwegeen1 = /** @type {((inputs?: Lijst__Onderwegeen1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_onderwegeen1(inputs)
	return nl_onderwegeen1(inputs)
});
export { onderwegeen1 as "onderwegEen" }

/** @typedef {{ aantal: NonNullable<unknown> }} Lijst__Onderwegmeer1Inputs */

const nl_onderwegmeer1 = /** @type {(inputs: Lijst__Onderwegmeer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} declaraties zijn onderweg. Je hoeft niets te doen.`)
};

const en_onderwegmeer1 = /** @type {(inputs: Lijst__Onderwegmeer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} claims are under way. You need not do anything.`)
};

/**
* | output |
* | --- |
* | "{aantal} claims are under way. You need not do anything." |
*
* @param {Lijst__Onderwegmeer1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const onderwegmeer1 = /** @type {((inputs: Lijst__Onderwegmeer1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_onderwegmeer1(inputs)
	return nl_onderwegmeer1(inputs)
});
export { onderwegmeer1 as "onderwegMeer" }

/** @typedef {{}} Lijst__Ookonderwegeen2Inputs */

const nl_ookonderwegeen2 = /** @type {(inputs: Lijst__Ookonderwegeen2Inputs) => string} */ () => {
	return /** @type {string} */ (`Eén andere is nog onderweg.`)
};

const en_ookonderwegeen2 = /** @type {(inputs: Lijst__Ookonderwegeen2Inputs) => string} */ () => {
	return /** @type {string} */ (`One other is still under way.`)
};

/**
* | output |
* | --- |
* | "One other is still under way." |
*
* @param {Lijst__Ookonderwegeen2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const ookonderwegeen2 = /** @type {((inputs?: Lijst__Ookonderwegeen2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_ookonderwegeen2(inputs)
	return nl_ookonderwegeen2(inputs)
});
export { ookonderwegeen2 as "ookOnderwegEen" }

/** @typedef {{ aantal: NonNullable<unknown> }} Lijst__Ookonderwegmeer2Inputs */

const nl_ookonderwegmeer2 = /** @type {(inputs: Lijst__Ookonderwegmeer2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} andere zijn nog onderweg.`)
};

const en_ookonderwegmeer2 = /** @type {(inputs: Lijst__Ookonderwegmeer2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} others are still under way.`)
};

/**
* | output |
* | --- |
* | "{aantal} others are still under way." |
*
* @param {Lijst__Ookonderwegmeer2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const ookonderwegmeer2 = /** @type {((inputs: Lijst__Ookonderwegmeer2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_ookonderwegmeer2(inputs)
	return nl_ookonderwegmeer2(inputs)
});
export { ookonderwegmeer2 as "ookOnderwegMeer" }

/** @typedef {{}} Lijst__TitelInputs */

const nl_titel = /** @type {(inputs: Lijst__TitelInputs) => string} */ () => {
	return /** @type {string} */ (`Declaraties`)
};

const en_titel = /** @type {(inputs: Lijst__TitelInputs) => string} */ () => {
	return /** @type {string} */ (`Claims`)
};

/**
* | output |
* | --- |
* | "Claims" |
*
* @param {Lijst__TitelInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const titel = /** @type {((inputs?: Lijst__TitelInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_titel(inputs)
	return nl_titel(inputs)
});

/** @typedef {{}} Lijst__ToepassenInputs */

const nl_toepassen = /** @type {(inputs: Lijst__ToepassenInputs) => string} */ () => {
	return /** @type {string} */ (`Toepassen`)
};

const en_toepassen = /** @type {(inputs: Lijst__ToepassenInputs) => string} */ () => {
	return /** @type {string} */ (`Apply`)
};

/**
* | output |
* | --- |
* | "Apply" |
*
* @param {Lijst__ToepassenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const toepassen = /** @type {((inputs?: Lijst__ToepassenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_toepassen(inputs)
	return nl_toepassen(inputs)
});

/** @typedef {{}} Lijst__Toonmeer1Inputs */

const nl_toonmeer1 = /** @type {(inputs: Lijst__Toonmeer1Inputs) => string} */ () => {
	return /** @type {string} */ (`Toon meer`)
};

const en_toonmeer1 = /** @type {(inputs: Lijst__Toonmeer1Inputs) => string} */ () => {
	return /** @type {string} */ (`Show more`)
};

/**
* | output |
* | --- |
* | "Show more" |
*
* @param {Lijst__Toonmeer1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const toonmeer1 = /** @type {((inputs?: Lijst__Toonmeer1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_toonmeer1(inputs)
	return nl_toonmeer1(inputs)
});
export { toonmeer1 as "toonMeer" }

/** @typedef {{}} Lijst__Wisfilters1Inputs */

const nl_wisfilters1 = /** @type {(inputs: Lijst__Wisfilters1Inputs) => string} */ () => {
	return /** @type {string} */ (`Wis filters`)
};

const en_wisfilters1 = /** @type {(inputs: Lijst__Wisfilters1Inputs) => string} */ () => {
	return /** @type {string} */ (`Clear filters`)
};

/**
* | output |
* | --- |
* | "Clear filters" |
*
* @param {Lijst__Wisfilters1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const wisfilters1 = /** @type {((inputs?: Lijst__Wisfilters1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_wisfilters1(inputs)
	return nl_wisfilters1(inputs)
});
export { wisfilters1 as "wisFilters" }

/** @typedef {{}} Lijst__Zoekhint1Inputs */

const nl_zoekhint1 = /** @type {(inputs: Lijst__Zoekhint1Inputs) => string} */ () => {
	return /** @type {string} */ (`Bijvoorbeeld fysiotherapie, een naam of een nummer`)
};

const en_zoekhint1 = /** @type {(inputs: Lijst__Zoekhint1Inputs) => string} */ () => {
	return /** @type {string} */ (`For example physiotherapy, a name or a number`)
};

/**
* | output |
* | --- |
* | "For example physiotherapy, a name or a number" |
*
* @param {Lijst__Zoekhint1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const zoekhint1 = /** @type {((inputs?: Lijst__Zoekhint1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_zoekhint1(inputs)
	return nl_zoekhint1(inputs)
});
export { zoekhint1 as "zoekHint" }

/** @typedef {{}} Lijst__Zoekknop1Inputs */

const nl_zoekknop1 = /** @type {(inputs: Lijst__Zoekknop1Inputs) => string} */ () => {
	return /** @type {string} */ (`Zoek`)
};

const en_zoekknop1 = /** @type {(inputs: Lijst__Zoekknop1Inputs) => string} */ () => {
	return /** @type {string} */ (`Search`)
};

/**
* | output |
* | --- |
* | "Search" |
*
* @param {Lijst__Zoekknop1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const zoekknop1 = /** @type {((inputs?: Lijst__Zoekknop1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_zoekknop1(inputs)
	return nl_zoekknop1(inputs)
});
export { zoekknop1 as "zoekKnop" }

/** @typedef {{}} Lijst__Zoeklabel1Inputs */

const nl_zoeklabel1 = /** @type {(inputs: Lijst__Zoeklabel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Zoek in je declaraties`)
};

const en_zoeklabel1 = /** @type {(inputs: Lijst__Zoeklabel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Search your claims`)
};

/**
* | output |
* | --- |
* | "Search your claims" |
*
* @param {Lijst__Zoeklabel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const zoeklabel1 = /** @type {((inputs?: Lijst__Zoeklabel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_zoeklabel1(inputs)
	return nl_zoeklabel1(inputs)
});
export { zoeklabel1 as "zoekLabel" }
