/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */
import { getLocale } from '../../platform/taal.ts';

/** @typedef {{ naam: NonNullable<unknown> }} Detail__Afgeschermdtekst1Inputs */

const nl_afgeschermdtekst1 = /** @type {(inputs: Detail__Afgeschermdtekst1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.naam} heeft geen toestemming gegeven om te laten zien om welke zorg het gaat. Je ziet wel de bedragen en de datums. ${i?.naam} kan dit zelf aanpassen.`)
};

const en_afgeschermdtekst1 = /** @type {(inputs: Detail__Afgeschermdtekst1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.naam} has not given consent to show what care this is about. You do see the amounts and the dates. ${i?.naam} can change this.`)
};

/**
* | output |
* | --- |
* | "{naam} has not given consent to show what care this is about. You do see the amounts and the dates. {naam} can change this." |
*
* @param {Detail__Afgeschermdtekst1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const afgeschermdtekst1 = /** @type {((inputs: Detail__Afgeschermdtekst1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_afgeschermdtekst1(inputs)
	return nl_afgeschermdtekst1(inputs)
});
export { afgeschermdtekst1 as "afgeschermdTekst" }

/** @typedef {{}} Detail__Afgeschermdtitel1Inputs */

const nl_afgeschermdtitel1 = /** @type {(inputs: Detail__Afgeschermdtitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`De zorg zelf zie je niet`)
};

const en_afgeschermdtitel1 = /** @type {(inputs: Detail__Afgeschermdtitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`You do not see the care itself`)
};

/**
* | output |
* | --- |
* | "You do not see the care itself" |
*
* @param {Detail__Afgeschermdtitel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const afgeschermdtitel1 = /** @type {((inputs?: Detail__Afgeschermdtitel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_afgeschermdtitel1(inputs)
	return nl_afgeschermdtitel1(inputs)
});
export { afgeschermdtitel1 as "afgeschermdTitel" }

/** @typedef {{}} Detail__BehandelingenInputs */

const nl_behandelingen = /** @type {(inputs: Detail__BehandelingenInputs) => string} */ () => {
	return /** @type {string} */ (`Behandelingen`)
};

const en_behandelingen = /** @type {(inputs: Detail__BehandelingenInputs) => string} */ () => {
	return /** @type {string} */ (`Treatments`)
};

/**
* | output |
* | --- |
* | "Treatments" |
*
* @param {Detail__BehandelingenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const behandelingen = /** @type {((inputs?: Detail__BehandelingenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_behandelingen(inputs)
	return nl_behandelingen(inputs)
});

/** @typedef {{}} Detail__Behandelingenbijschrift1Inputs */

const nl_behandelingenbijschrift1 = /** @type {(inputs: Detail__Behandelingenbijschrift1Inputs) => string} */ () => {
	return /** @type {string} */ (`De behandelingen van deze declaratie`)
};

const en_behandelingenbijschrift1 = /** @type {(inputs: Detail__Behandelingenbijschrift1Inputs) => string} */ () => {
	return /** @type {string} */ (`The treatments of this claim`)
};

/**
* | output |
* | --- |
* | "The treatments of this claim" |
*
* @param {Detail__Behandelingenbijschrift1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const behandelingenbijschrift1 = /** @type {((inputs?: Detail__Behandelingenbijschrift1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_behandelingenbijschrift1(inputs)
	return nl_behandelingenbijschrift1(inputs)
});
export { behandelingenbijschrift1 as "behandelingenBijschrift" }

/** @typedef {{}} Detail__BestandenInputs */

const nl_bestanden = /** @type {(inputs: Detail__BestandenInputs) => string} */ () => {
	return /** @type {string} */ (`Je nota`)
};

const en_bestanden = /** @type {(inputs: Detail__BestandenInputs) => string} */ () => {
	return /** @type {string} */ (`Your bill`)
};

/**
* | output |
* | --- |
* | "Your bill" |
*
* @param {Detail__BestandenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const bestanden = /** @type {((inputs?: Detail__BestandenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_bestanden(inputs)
	return nl_bestanden(inputs)
});

/** @typedef {{}} Detail__Bestandenbijschrift1Inputs */

const nl_bestandenbijschrift1 = /** @type {(inputs: Detail__Bestandenbijschrift1Inputs) => string} */ () => {
	return /** @type {string} */ (`De bestanden van deze declaratie`)
};

const en_bestandenbijschrift1 = /** @type {(inputs: Detail__Bestandenbijschrift1Inputs) => string} */ () => {
	return /** @type {string} */ (`The files of this claim`)
};

/**
* | output |
* | --- |
* | "The files of this claim" |
*
* @param {Detail__Bestandenbijschrift1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const bestandenbijschrift1 = /** @type {((inputs?: Detail__Bestandenbijschrift1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_bestandenbijschrift1(inputs)
	return nl_bestandenbijschrift1(inputs)
});
export { bestandenbijschrift1 as "bestandenBijschrift" }

/** @typedef {{}} Detail__DrukteInputs */

const nl_drukte = /** @type {(inputs: Detail__DrukteInputs) => string} */ () => {
	return /** @type {string} */ (`Het is druk. Daarom duurt het langer dan je van ons gewend bent: tot 15 werkdagen.`)
};

const en_drukte = /** @type {(inputs: Detail__DrukteInputs) => string} */ () => {
	return /** @type {string} */ (`It is busy. It therefore takes longer than you are used to: up to 15 working days.`)
};

/**
* | output |
* | --- |
* | "It is busy. It therefore takes longer than you are used to: up to 15 working days." |
*
* @param {Detail__DrukteInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const drukte = /** @type {((inputs?: Detail__DrukteInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_drukte(inputs)
	return nl_drukte(inputs)
});

/** @typedef {{}} Detail__GedeclareerdInputs */

const nl_gedeclareerd = /** @type {(inputs: Detail__GedeclareerdInputs) => string} */ () => {
	return /** @type {string} */ (`Gedeclareerd`)
};

const en_gedeclareerd = /** @type {(inputs: Detail__GedeclareerdInputs) => string} */ () => {
	return /** @type {string} */ (`Claimed`)
};

/**
* | output |
* | --- |
* | "Claimed" |
*
* @param {Detail__GedeclareerdInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const gedeclareerd = /** @type {((inputs?: Detail__GedeclareerdInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_gedeclareerd(inputs)
	return nl_gedeclareerd(inputs)
});

/** @typedef {{}} Detail__GegevensInputs */

const nl_gegevens = /** @type {(inputs: Detail__GegevensInputs) => string} */ () => {
	return /** @type {string} */ (`Gegevens van je declaratie`)
};

const en_gegevens = /** @type {(inputs: Detail__GegevensInputs) => string} */ () => {
	return /** @type {string} */ (`Details of your claim`)
};

/**
* | output |
* | --- |
* | "Details of your claim" |
*
* @param {Detail__GegevensInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const gegevens = /** @type {((inputs?: Detail__GegevensInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_gegevens(inputs)
	return nl_gegevens(inputs)
});

/** @typedef {{ status: NonNullable<unknown> }} Detail__GewijzigdInputs */

const nl_gewijzigd = /** @type {(inputs: Detail__GewijzigdInputs) => string} */ (i) => {
	return /** @type {string} */ (`Je declaratie heeft een nieuwe status: ${i?.status}.`)
};

const en_gewijzigd = /** @type {(inputs: Detail__GewijzigdInputs) => string} */ (i) => {
	return /** @type {string} */ (`Your claim has a new status: ${i?.status}.`)
};

/**
* | output |
* | --- |
* | "Your claim has a new status: {status}." |
*
* @param {Detail__GewijzigdInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const gewijzigd = /** @type {((inputs: Detail__GewijzigdInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_gewijzigd(inputs)
	return nl_gewijzigd(inputs)
});

/** @typedef {{}} Detail__Inbehandeling1Inputs */

const nl_inbehandeling1 = /** @type {(inputs: Detail__Inbehandeling1Inputs) => string} */ () => {
	return /** @type {string} */ (`Wij beoordelen je declaratie.`)
};

const en_inbehandeling1 = /** @type {(inputs: Detail__Inbehandeling1Inputs) => string} */ () => {
	return /** @type {string} */ (`We are assessing your claim.`)
};

/**
* | output |
* | --- |
* | "We are assessing your claim." |
*
* @param {Detail__Inbehandeling1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const inbehandeling1 = /** @type {((inputs?: Detail__Inbehandeling1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_inbehandeling1(inputs)
	return nl_inbehandeling1(inputs)
});
export { inbehandeling1 as "inBehandeling" }

/** @typedef {{}} Detail__Inbehandelingstraks2Inputs */

const nl_inbehandelingstraks2 = /** @type {(inputs: Detail__Inbehandelingstraks2Inputs) => string} */ () => {
	return /** @type {string} */ (`Wij kijken wat je verzekering vergoedt en of er eigen risico af gaat.`)
};

const en_inbehandelingstraks2 = /** @type {(inputs: Detail__Inbehandelingstraks2Inputs) => string} */ () => {
	return /** @type {string} */ (`We see what your insurance covers and whether own risk is taken off.`)
};

/**
* | output |
* | --- |
* | "We see what your insurance covers and whether own risk is taken off." |
*
* @param {Detail__Inbehandelingstraks2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const inbehandelingstraks2 = /** @type {((inputs?: Detail__Inbehandelingstraks2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_inbehandelingstraks2(inputs)
	return nl_inbehandelingstraks2(inputs)
});
export { inbehandelingstraks2 as "inBehandelingStraks" }

/** @typedef {{}} Detail__IngediendInputs */

const nl_ingediend = /** @type {(inputs: Detail__IngediendInputs) => string} */ () => {
	return /** @type {string} */ (`Wij hebben je declaratie ontvangen.`)
};

const en_ingediend = /** @type {(inputs: Detail__IngediendInputs) => string} */ () => {
	return /** @type {string} */ (`We have received your claim.`)
};

/**
* | output |
* | --- |
* | "We have received your claim." |
*
* @param {Detail__IngediendInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const ingediend = /** @type {((inputs?: Detail__IngediendInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_ingediend(inputs)
	return nl_ingediend(inputs)
});

/** @typedef {{}} Detail__Ingediendstraks1Inputs */

const nl_ingediendstraks1 = /** @type {(inputs: Detail__Ingediendstraks1Inputs) => string} */ () => {
	return /** @type {string} */ (`Eerst lezen wij je nota. Daarna beoordelen wij je declaratie.`)
};

const en_ingediendstraks1 = /** @type {(inputs: Detail__Ingediendstraks1Inputs) => string} */ () => {
	return /** @type {string} */ (`First we read your bill. Then we assess your claim.`)
};

/**
* | output |
* | --- |
* | "First we read your bill. Then we assess your claim." |
*
* @param {Detail__Ingediendstraks1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const ingediendstraks1 = /** @type {((inputs?: Detail__Ingediendstraks1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_ingediendstraks1(inputs)
	return nl_ingediendstraks1(inputs)
});
export { ingediendstraks1 as "ingediendStraks" }

/** @typedef {{ bedrag: NonNullable<unknown> }} Detail__Jekreeg1Inputs */

const nl_jekreeg1 = /** @type {(inputs: Detail__Jekreeg1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Je hebt ${i?.bedrag} gekregen.`)
};

const en_jekreeg1 = /** @type {(inputs: Detail__Jekreeg1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`You have received ${i?.bedrag}.`)
};

/**
* | output |
* | --- |
* | "You have received {bedrag}." |
*
* @param {Detail__Jekreeg1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const jekreeg1 = /** @type {((inputs: Detail__Jekreeg1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_jekreeg1(inputs)
	return nl_jekreeg1(inputs)
});
export { jekreeg1 as "jeKreeg" }

/** @typedef {{ bedrag: NonNullable<unknown> }} Detail__Jekrijgt1Inputs */

const nl_jekrijgt1 = /** @type {(inputs: Detail__Jekrijgt1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Je krijgt ${i?.bedrag}.`)
};

const en_jekrijgt1 = /** @type {(inputs: Detail__Jekrijgt1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`You get ${i?.bedrag}.`)
};

/**
* | output |
* | --- |
* | "You get {bedrag}." |
*
* @param {Detail__Jekrijgt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const jekrijgt1 = /** @type {((inputs: Detail__Jekrijgt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_jekrijgt1(inputs)
	return nl_jekrijgt1(inputs)
});
export { jekrijgt1 as "jeKrijgt" }

/** @typedef {{ aantal: NonNullable<unknown> }} Detail__KeerInputs */

const nl_keer = /** @type {(inputs: Detail__KeerInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} keer`)
};

const en_keer = /** @type {(inputs: Detail__KeerInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.aantal} times`)
};

/**
* | output |
* | --- |
* | "{aantal} times" |
*
* @param {Detail__KeerInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const keer = /** @type {((inputs: Detail__KeerInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_keer(inputs)
	return nl_keer(inputs)
});

/** @typedef {{}} Detail__Kolomaantal1Inputs */

const nl_kolomaantal1 = /** @type {(inputs: Detail__Kolomaantal1Inputs) => string} */ () => {
	return /** @type {string} */ (`Aantal`)
};

const en_kolomaantal1 = /** @type {(inputs: Detail__Kolomaantal1Inputs) => string} */ () => {
	return /** @type {string} */ (`Number`)
};

/**
* | output |
* | --- |
* | "Number" |
*
* @param {Detail__Kolomaantal1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolomaantal1 = /** @type {((inputs?: Detail__Kolomaantal1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolomaantal1(inputs)
	return nl_kolomaantal1(inputs)
});
export { kolomaantal1 as "kolomAantal" }

/** @typedef {{}} Detail__Kolombedrag1Inputs */

const nl_kolombedrag1 = /** @type {(inputs: Detail__Kolombedrag1Inputs) => string} */ () => {
	return /** @type {string} */ (`Bedrag`)
};

const en_kolombedrag1 = /** @type {(inputs: Detail__Kolombedrag1Inputs) => string} */ () => {
	return /** @type {string} */ (`Amount`)
};

/**
* | output |
* | --- |
* | "Amount" |
*
* @param {Detail__Kolombedrag1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolombedrag1 = /** @type {((inputs?: Detail__Kolombedrag1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolombedrag1(inputs)
	return nl_kolombedrag1(inputs)
});
export { kolombedrag1 as "kolomBedrag" }

/** @typedef {{}} Detail__Kolombehandeling1Inputs */

const nl_kolombehandeling1 = /** @type {(inputs: Detail__Kolombehandeling1Inputs) => string} */ () => {
	return /** @type {string} */ (`Behandeling`)
};

const en_kolombehandeling1 = /** @type {(inputs: Detail__Kolombehandeling1Inputs) => string} */ () => {
	return /** @type {string} */ (`Treatment`)
};

/**
* | output |
* | --- |
* | "Treatment" |
*
* @param {Detail__Kolombehandeling1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolombehandeling1 = /** @type {((inputs?: Detail__Kolombehandeling1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolombehandeling1(inputs)
	return nl_kolombehandeling1(inputs)
});
export { kolombehandeling1 as "kolomBehandeling" }

/** @typedef {{}} Detail__Kolomdatum1Inputs */

const nl_kolomdatum1 = /** @type {(inputs: Detail__Kolomdatum1Inputs) => string} */ () => {
	return /** @type {string} */ (`Datum`)
};

const en_kolomdatum1 = /** @type {(inputs: Detail__Kolomdatum1Inputs) => string} */ () => {
	return /** @type {string} */ (`Date`)
};

/**
* | output |
* | --- |
* | "Date" |
*
* @param {Detail__Kolomdatum1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolomdatum1 = /** @type {((inputs?: Detail__Kolomdatum1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolomdatum1(inputs)
	return nl_kolomdatum1(inputs)
});
export { kolomdatum1 as "kolomDatum" }

/** @typedef {{}} Detail__Kolomeigenrisico2Inputs */

const nl_kolomeigenrisico2 = /** @type {(inputs: Detail__Kolomeigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Eigen risico`)
};

const en_kolomeigenrisico2 = /** @type {(inputs: Detail__Kolomeigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Own risk`)
};

/**
* | output |
* | --- |
* | "Own risk" |
*
* @param {Detail__Kolomeigenrisico2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolomeigenrisico2 = /** @type {((inputs?: Detail__Kolomeigenrisico2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolomeigenrisico2(inputs)
	return nl_kolomeigenrisico2(inputs)
});
export { kolomeigenrisico2 as "kolomEigenRisico" }

/** @typedef {{}} Detail__Kolomgedeclareerd1Inputs */

const nl_kolomgedeclareerd1 = /** @type {(inputs: Detail__Kolomgedeclareerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Gedeclareerd`)
};

const en_kolomgedeclareerd1 = /** @type {(inputs: Detail__Kolomgedeclareerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Claimed`)
};

/**
* | output |
* | --- |
* | "Claimed" |
*
* @param {Detail__Kolomgedeclareerd1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolomgedeclareerd1 = /** @type {((inputs?: Detail__Kolomgedeclareerd1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolomgedeclareerd1(inputs)
	return nl_kolomgedeclareerd1(inputs)
});
export { kolomgedeclareerd1 as "kolomGedeclareerd" }

/** @typedef {{}} Detail__Kolomjekrijgt2Inputs */

const nl_kolomjekrijgt2 = /** @type {(inputs: Detail__Kolomjekrijgt2Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt`)
};

const en_kolomjekrijgt2 = /** @type {(inputs: Detail__Kolomjekrijgt2Inputs) => string} */ () => {
	return /** @type {string} */ (`You get`)
};

/**
* | output |
* | --- |
* | "You get" |
*
* @param {Detail__Kolomjekrijgt2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolomjekrijgt2 = /** @type {((inputs?: Detail__Kolomjekrijgt2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolomjekrijgt2(inputs)
	return nl_kolomjekrijgt2(inputs)
});
export { kolomjekrijgt2 as "kolomJeKrijgt" }

/** @typedef {{}} Detail__Kolomonderdeel1Inputs */

const nl_kolomonderdeel1 = /** @type {(inputs: Detail__Kolomonderdeel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Onderdeel`)
};

const en_kolomonderdeel1 = /** @type {(inputs: Detail__Kolomonderdeel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Part`)
};

/**
* | output |
* | --- |
* | "Part" |
*
* @param {Detail__Kolomonderdeel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const kolomonderdeel1 = /** @type {((inputs?: Detail__Kolomonderdeel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_kolomonderdeel1(inputs)
	return nl_kolomonderdeel1(inputs)
});
export { kolomonderdeel1 as "kolomOnderdeel" }

/** @typedef {{}} Detail__Leguit1Inputs */

const nl_leguit1 = /** @type {(inputs: Detail__Leguit1Inputs) => string} */ () => {
	return /** @type {string} */ (`Leg dit uit`)
};

const en_leguit1 = /** @type {(inputs: Detail__Leguit1Inputs) => string} */ () => {
	return /** @type {string} */ (`Explain this`)
};

/**
* | output |
* | --- |
* | "Explain this" |
*
* @param {Detail__Leguit1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const leguit1 = /** @type {((inputs?: Detail__Leguit1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_leguit1(inputs)
	return nl_leguit1(inputs)
});
export { leguit1 as "legUit" }

/** @typedef {{}} Detail__MeldingenInputs */

const nl_meldingen = /** @type {(inputs: Detail__MeldingenInputs) => string} */ () => {
	return /** @type {string} */ (`Wat wij hierover zeggen`)
};

const en_meldingen = /** @type {(inputs: Detail__MeldingenInputs) => string} */ () => {
	return /** @type {string} */ (`What we say about this`)
};

/**
* | output |
* | --- |
* | "What we say about this" |
*
* @param {Detail__MeldingenInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const meldingen = /** @type {((inputs?: Detail__MeldingenInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_meldingen(inputs)
	return nl_meldingen(inputs)
});

/** @typedef {{}} Detail__Nietseigenrisico2Inputs */

const nl_nietseigenrisico2 = /** @type {(inputs: Detail__Nietseigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt niets terug, want dit bedrag valt onder het eigen risico.`)
};

const en_nietseigenrisico2 = /** @type {(inputs: Detail__Nietseigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`You get nothing back, because this amount falls under the own risk (deductible).`)
};

/**
* | output |
* | --- |
* | "You get nothing back, because this amount falls under the own risk (deductible)." |
*
* @param {Detail__Nietseigenrisico2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietseigenrisico2 = /** @type {((inputs?: Detail__Nietseigenrisico2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietseigenrisico2(inputs)
	return nl_nietseigenrisico2(inputs)
});
export { nietseigenrisico2 as "nietsEigenRisico" }

/** @typedef {{}} Detail__Nietsmeer1Inputs */

const nl_nietsmeer1 = /** @type {(inputs: Detail__Nietsmeer1Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt niets terug. Er zijn meer redenen.`)
};

const en_nietsmeer1 = /** @type {(inputs: Detail__Nietsmeer1Inputs) => string} */ () => {
	return /** @type {string} */ (`You get nothing back. There is more than one reason.`)
};

/**
* | output |
* | --- |
* | "You get nothing back. There is more than one reason." |
*
* @param {Detail__Nietsmeer1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietsmeer1 = /** @type {((inputs?: Detail__Nietsmeer1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietsmeer1(inputs)
	return nl_nietsmeer1(inputs)
});
export { nietsmeer1 as "nietsMeer" }

/** @typedef {{}} Detail__Nietsnietvergoed2Inputs */

const nl_nietsnietvergoed2 = /** @type {(inputs: Detail__Nietsnietvergoed2Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt niets terug, want deze verzekering vergoedt deze zorg niet.`)
};

const en_nietsnietvergoed2 = /** @type {(inputs: Detail__Nietsnietvergoed2Inputs) => string} */ () => {
	return /** @type {string} */ (`You get nothing back, because this insurance does not cover this care.`)
};

/**
* | output |
* | --- |
* | "You get nothing back, because this insurance does not cover this care." |
*
* @param {Detail__Nietsnietvergoed2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietsnietvergoed2 = /** @type {((inputs?: Detail__Nietsnietvergoed2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietsnietvergoed2(inputs)
	return nl_nietsnietvergoed2(inputs)
});
export { nietsnietvergoed2 as "nietsNietVergoed" }

/** @typedef {{}} Detail__Nietsuitleg1Inputs */

const nl_nietsuitleg1 = /** @type {(inputs: Detail__Nietsuitleg1Inputs) => string} */ () => {
	return /** @type {string} */ (`Hieronder lees je precies waarom.`)
};

const en_nietsuitleg1 = /** @type {(inputs: Detail__Nietsuitleg1Inputs) => string} */ () => {
	return /** @type {string} */ (`Below you can read exactly why.`)
};

/**
* | output |
* | --- |
* | "Below you can read exactly why." |
*
* @param {Detail__Nietsuitleg1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietsuitleg1 = /** @type {((inputs?: Detail__Nietsuitleg1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietsuitleg1(inputs)
	return nl_nietsuitleg1(inputs)
});
export { nietsuitleg1 as "nietsUitleg" }

/** @typedef {{}} Detail__Nietswettelijkebijdrage2Inputs */

const nl_nietswettelijkebijdrage2 = /** @type {(inputs: Detail__Nietswettelijkebijdrage2Inputs) => string} */ () => {
	return /** @type {string} */ (`Je krijgt niets terug, want dit bedrag is een wettelijke eigen bijdrage.`)
};

const en_nietswettelijkebijdrage2 = /** @type {(inputs: Detail__Nietswettelijkebijdrage2Inputs) => string} */ () => {
	return /** @type {string} */ (`You get nothing back, because this amount is a statutory contribution.`)
};

/**
* | output |
* | --- |
* | "You get nothing back, because this amount is a statutory contribution." |
*
* @param {Detail__Nietswettelijkebijdrage2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const nietswettelijkebijdrage2 = /** @type {((inputs?: Detail__Nietswettelijkebijdrage2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_nietswettelijkebijdrage2(inputs)
	return nl_nietswettelijkebijdrage2(inputs)
});
export { nietswettelijkebijdrage2 as "nietsWettelijkeBijdrage" }

/** @typedef {{}} Detail__Noggeenregels2Inputs */

const nl_noggeenregels2 = /** @type {(inputs: Detail__Noggeenregels2Inputs) => string} */ () => {
	return /** @type {string} */ (`Zodra wij je declaratie hebben beoordeeld, zie je hier hoe wij aan het bedrag komen.`)
};

const en_noggeenregels2 = /** @type {(inputs: Detail__Noggeenregels2Inputs) => string} */ () => {
	return /** @type {string} */ (`As soon as we have assessed your claim, you will see here how we arrive at the amount.`)
};

/**
* | output |
* | --- |
* | "As soon as we have assessed your claim, you will see here how we arrive at the amount." |
*
* @param {Detail__Noggeenregels2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const noggeenregels2 = /** @type {((inputs?: Detail__Noggeenregels2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_noggeenregels2(inputs)
	return nl_noggeenregels2(inputs)
});
export { noggeenregels2 as "nogGeenRegels" }

/** @typedef {{ nummer: NonNullable<unknown> }} Detail__Notanummer1Inputs */

const nl_notanummer1 = /** @type {(inputs: Detail__Notanummer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`nota ${i?.nummer}`)
};

const en_notanummer1 = /** @type {(inputs: Detail__Notanummer1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`bill ${i?.nummer}`)
};

/**
* | output |
* | --- |
* | "bill {nummer}" |
*
* @param {Detail__Notanummer1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const notanummer1 = /** @type {((inputs: Detail__Notanummer1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_notanummer1(inputs)
	return nl_notanummer1(inputs)
});
export { notanummer1 as "notaNummer" }

/** @typedef {{ nummer: NonNullable<unknown>, dag: NonNullable<unknown> }} Detail__OndertitelInputs */

const nl_ondertitel = /** @type {(inputs: Detail__OndertitelInputs) => string} */ (i) => {
	return /** @type {string} */ (`Declaratie ${i?.nummer}, ingediend op ${i?.dag}`)
};

const en_ondertitel = /** @type {(inputs: Detail__OndertitelInputs) => string} */ (i) => {
	return /** @type {string} */ (`Claim ${i?.nummer}, submitted on ${i?.dag}`)
};

/**
* | output |
* | --- |
* | "Claim {nummer}, submitted on {dag}" |
*
* @param {Detail__OndertitelInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const ondertitel = /** @type {((inputs: Detail__OndertitelInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_ondertitel(inputs)
	return nl_ondertitel(inputs)
});

/** @typedef {{ nummer: NonNullable<unknown>, dag: NonNullable<unknown>, indiener: NonNullable<unknown> }} Detail__Ondertiteldoor1Inputs */

const nl_ondertiteldoor1 = /** @type {(inputs: Detail__Ondertiteldoor1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Declaratie ${i?.nummer}, ingediend op ${i?.dag} door ${i?.indiener}`)
};

const en_ondertiteldoor1 = /** @type {(inputs: Detail__Ondertiteldoor1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Claim ${i?.nummer}, submitted on ${i?.dag} by ${i?.indiener}`)
};

/**
* | output |
* | --- |
* | "Claim {nummer}, submitted on {dag} by {indiener}" |
*
* @param {Detail__Ondertiteldoor1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const ondertiteldoor1 = /** @type {((inputs: Detail__Ondertiteldoor1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_ondertiteldoor1(inputs)
	return nl_ondertiteldoor1(inputs)
});
export { ondertiteldoor1 as "ondertitelDoor" }

/** @typedef {{ dag: NonNullable<unknown>, iban: NonNullable<unknown> }} Detail__OvergemaaktInputs */

const nl_overgemaakt = /** @type {(inputs: Detail__OvergemaaktInputs) => string} */ (i) => {
	return /** @type {string} */ (`Dat is op ${i?.dag} overgemaakt naar rekening ${i?.iban}.`)
};

const en_overgemaakt = /** @type {(inputs: Detail__OvergemaaktInputs) => string} */ (i) => {
	return /** @type {string} */ (`It was transferred to account ${i?.iban} on ${i?.dag}.`)
};

/**
* | output |
* | --- |
* | "It was transferred to account {iban} on {dag}." |
*
* @param {Detail__OvergemaaktInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const overgemaakt = /** @type {((inputs: Detail__OvergemaaktInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_overgemaakt(inputs)
	return nl_overgemaakt(inputs)
});

/** @typedef {{}} Detail__PrintInputs */

const nl_print = /** @type {(inputs: Detail__PrintInputs) => string} */ () => {
	return /** @type {string} */ (`Print deze pagina`)
};

const en_print = /** @type {(inputs: Detail__PrintInputs) => string} */ () => {
	return /** @type {string} */ (`Print this page`)
};

/**
* | output |
* | --- |
* | "Print this page" |
*
* @param {Detail__PrintInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const print = /** @type {((inputs?: Detail__PrintInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_print(inputs)
	return nl_print(inputs)
});

/** @typedef {{ dag: NonNullable<unknown>, iban: NonNullable<unknown> }} Detail__Staatrond1Inputs */

const nl_staatrond1 = /** @type {(inputs: Detail__Staatrond1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Dat staat rond ${i?.dag} op rekening ${i?.iban}.`)
};

const en_staatrond1 = /** @type {(inputs: Detail__Staatrond1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`It will be in account ${i?.iban} around ${i?.dag}.`)
};

/**
* | output |
* | --- |
* | "It will be in account {iban} around {dag}." |
*
* @param {Detail__Staatrond1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const staatrond1 = /** @type {((inputs: Detail__Staatrond1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_staatrond1(inputs)
	return nl_staatrond1(inputs)
});
export { staatrond1 as "staatRond" }

/** @typedef {{ dag: NonNullable<unknown> }} Detail__Staatrondzonder2Inputs */

const nl_staatrondzonder2 = /** @type {(inputs: Detail__Staatrondzonder2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Dat staat rond ${i?.dag} op je rekening.`)
};

const en_staatrondzonder2 = /** @type {(inputs: Detail__Staatrondzonder2Inputs) => string} */ (i) => {
	return /** @type {string} */ (`It will be in your account around ${i?.dag}.`)
};

/**
* | output |
* | --- |
* | "It will be in your account around {dag}." |
*
* @param {Detail__Staatrondzonder2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const staatrondzonder2 = /** @type {((inputs: Detail__Staatrondzonder2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_staatrondzonder2(inputs)
	return nl_staatrondzonder2(inputs)
});
export { staatrondzonder2 as "staatRondZonder" }

/** @typedef {{}} Detail__Standklaar1Inputs */

const nl_standklaar1 = /** @type {(inputs: Detail__Standklaar1Inputs) => string} */ () => {
	return /** @type {string} */ (`klaar`)
};

const en_standklaar1 = /** @type {(inputs: Detail__Standklaar1Inputs) => string} */ () => {
	return /** @type {string} */ (`done`)
};

/**
* | output |
* | --- |
* | "done" |
*
* @param {Detail__Standklaar1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const standklaar1 = /** @type {((inputs?: Detail__Standklaar1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_standklaar1(inputs)
	return nl_standklaar1(inputs)
});
export { standklaar1 as "standKlaar" }

/** @typedef {{}} Detail__Standnu1Inputs */

const nl_standnu1 = /** @type {(inputs: Detail__Standnu1Inputs) => string} */ () => {
	return /** @type {string} */ (`nu bezig`)
};

const en_standnu1 = /** @type {(inputs: Detail__Standnu1Inputs) => string} */ () => {
	return /** @type {string} */ (`going on now`)
};

/**
* | output |
* | --- |
* | "going on now" |
*
* @param {Detail__Standnu1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const standnu1 = /** @type {((inputs?: Detail__Standnu1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_standnu1(inputs)
	return nl_standnu1(inputs)
});
export { standnu1 as "standNu" }

/** @typedef {{}} Detail__Standstraks1Inputs */

const nl_standstraks1 = /** @type {(inputs: Detail__Standstraks1Inputs) => string} */ () => {
	return /** @type {string} */ (`moet nog`)
};

const en_standstraks1 = /** @type {(inputs: Detail__Standstraks1Inputs) => string} */ () => {
	return /** @type {string} */ (`still to come`)
};

/**
* | output |
* | --- |
* | "still to come" |
*
* @param {Detail__Standstraks1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const standstraks1 = /** @type {((inputs?: Detail__Standstraks1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_standstraks1(inputs)
	return nl_standstraks1(inputs)
});
export { standstraks1 as "standStraks" }

/** @typedef {{}} Detail__Stapeigenrisico2Inputs */

const nl_stapeigenrisico2 = /** @type {(inputs: Detail__Stapeigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Eigen risico`)
};

const en_stapeigenrisico2 = /** @type {(inputs: Detail__Stapeigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Own risk (deductible)`)
};

/**
* | output |
* | --- |
* | "Own risk (deductible)" |
*
* @param {Detail__Stapeigenrisico2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const stapeigenrisico2 = /** @type {((inputs?: Detail__Stapeigenrisico2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_stapeigenrisico2(inputs)
	return nl_stapeigenrisico2(inputs)
});
export { stapeigenrisico2 as "stapEigenRisico" }

/** @typedef {{}} Detail__Stapgedeclareerd1Inputs */

const nl_stapgedeclareerd1 = /** @type {(inputs: Detail__Stapgedeclareerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Wat je hebt gedeclareerd`)
};

const en_stapgedeclareerd1 = /** @type {(inputs: Detail__Stapgedeclareerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`What you claimed`)
};

/**
* | output |
* | --- |
* | "What you claimed" |
*
* @param {Detail__Stapgedeclareerd1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const stapgedeclareerd1 = /** @type {((inputs?: Detail__Stapgedeclareerd1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_stapgedeclareerd1(inputs)
	return nl_stapgedeclareerd1(inputs)
});
export { stapgedeclareerd1 as "stapGedeclareerd" }

/** @typedef {{}} Detail__Stapniets1Inputs */

const nl_stapniets1 = /** @type {(inputs: Detail__Stapniets1Inputs) => string} */ () => {
	return /** @type {string} */ (`Hier gaat niets af.`)
};

const en_stapniets1 = /** @type {(inputs: Detail__Stapniets1Inputs) => string} */ () => {
	return /** @type {string} */ (`Nothing is taken off here.`)
};

/**
* | output |
* | --- |
* | "Nothing is taken off here." |
*
* @param {Detail__Stapniets1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const stapniets1 = /** @type {((inputs?: Detail__Stapniets1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_stapniets1(inputs)
	return nl_stapniets1(inputs)
});
export { stapniets1 as "stapNiets" }

/** @typedef {{}} Detail__Stapnietvergoed2Inputs */

const nl_stapnietvergoed2 = /** @type {(inputs: Detail__Stapnietvergoed2Inputs) => string} */ () => {
	return /** @type {string} */ (`Wat de verzekering niet vergoedt`)
};

const en_stapnietvergoed2 = /** @type {(inputs: Detail__Stapnietvergoed2Inputs) => string} */ () => {
	return /** @type {string} */ (`What the insurance does not cover`)
};

/**
* | output |
* | --- |
* | "What the insurance does not cover" |
*
* @param {Detail__Stapnietvergoed2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const stapnietvergoed2 = /** @type {((inputs?: Detail__Stapnietvergoed2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_stapnietvergoed2(inputs)
	return nl_stapnietvergoed2(inputs)
});
export { stapnietvergoed2 as "stapNietVergoed" }

/** @typedef {{}} Detail__Stapuitgekeerd1Inputs */

const nl_stapuitgekeerd1 = /** @type {(inputs: Detail__Stapuitgekeerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Wat je krijgt`)
};

const en_stapuitgekeerd1 = /** @type {(inputs: Detail__Stapuitgekeerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`What you get`)
};

/**
* | output |
* | --- |
* | "What you get" |
*
* @param {Detail__Stapuitgekeerd1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const stapuitgekeerd1 = /** @type {((inputs?: Detail__Stapuitgekeerd1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_stapuitgekeerd1(inputs)
	return nl_stapuitgekeerd1(inputs)
});
export { stapuitgekeerd1 as "stapUitgekeerd" }

/** @typedef {{}} Detail__Stapwettelijkebijdrage2Inputs */

const nl_stapwettelijkebijdrage2 = /** @type {(inputs: Detail__Stapwettelijkebijdrage2Inputs) => string} */ () => {
	return /** @type {string} */ (`Wettelijke eigen bijdrage`)
};

const en_stapwettelijkebijdrage2 = /** @type {(inputs: Detail__Stapwettelijkebijdrage2Inputs) => string} */ () => {
	return /** @type {string} */ (`Statutory contribution`)
};

/**
* | output |
* | --- |
* | "Statutory contribution" |
*
* @param {Detail__Stapwettelijkebijdrage2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const stapwettelijkebijdrage2 = /** @type {((inputs?: Detail__Stapwettelijkebijdrage2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_stapwettelijkebijdrage2(inputs)
	return nl_stapwettelijkebijdrage2(inputs)
});
export { stapwettelijkebijdrage2 as "stapWettelijkeBijdrage" }

/** @typedef {{}} Detail__TerugInputs */

const nl_terug = /** @type {(inputs: Detail__TerugInputs) => string} */ () => {
	return /** @type {string} */ (`Declaraties`)
};

const en_terug = /** @type {(inputs: Detail__TerugInputs) => string} */ () => {
	return /** @type {string} */ (`Claims`)
};

/**
* | output |
* | --- |
* | "Claims" |
*
* @param {Detail__TerugInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const terug = /** @type {((inputs?: Detail__TerugInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_terug(inputs)
	return nl_terug(inputs)
});

/** @typedef {{ zorg: NonNullable<unknown>, naam: NonNullable<unknown> }} Detail__TitelInputs */

const nl_titel = /** @type {(inputs: Detail__TitelInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.zorg} voor ${i?.naam}`)
};

const en_titel = /** @type {(inputs: Detail__TitelInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.zorg} for ${i?.naam}`)
};

/**
* | output |
* | --- |
* | "{zorg} for {naam}" |
*
* @param {Detail__TitelInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const titel = /** @type {((inputs: Detail__TitelInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_titel(inputs)
	return nl_titel(inputs)
});

/** @typedef {{}} Detail__Trapbijschrift1Inputs */

const nl_trapbijschrift1 = /** @type {(inputs: Detail__Trapbijschrift1Inputs) => string} */ () => {
	return /** @type {string} */ (`Van gedeclareerd naar uitbetaald`)
};

const en_trapbijschrift1 = /** @type {(inputs: Detail__Trapbijschrift1Inputs) => string} */ () => {
	return /** @type {string} */ (`From claimed to paid out`)
};

/**
* | output |
* | --- |
* | "From claimed to paid out" |
*
* @param {Detail__Trapbijschrift1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const trapbijschrift1 = /** @type {((inputs?: Detail__Trapbijschrift1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_trapbijschrift1(inputs)
	return nl_trapbijschrift1(inputs)
});
export { trapbijschrift1 as "trapBijschrift" }

/** @typedef {{}} Detail__Trapeigenrisico2Inputs */

const nl_trapeigenrisico2 = /** @type {(inputs: Detail__Trapeigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Eigen risico`)
};

const en_trapeigenrisico2 = /** @type {(inputs: Detail__Trapeigenrisico2Inputs) => string} */ () => {
	return /** @type {string} */ (`Own risk (deductible)`)
};

/**
* | output |
* | --- |
* | "Own risk (deductible)" |
*
* @param {Detail__Trapeigenrisico2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const trapeigenrisico2 = /** @type {((inputs?: Detail__Trapeigenrisico2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_trapeigenrisico2(inputs)
	return nl_trapeigenrisico2(inputs)
});
export { trapeigenrisico2 as "trapEigenRisico" }

/** @typedef {{}} Detail__Trapgedeclareerd1Inputs */

const nl_trapgedeclareerd1 = /** @type {(inputs: Detail__Trapgedeclareerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Gedeclareerd`)
};

const en_trapgedeclareerd1 = /** @type {(inputs: Detail__Trapgedeclareerd1Inputs) => string} */ () => {
	return /** @type {string} */ (`Claimed`)
};

/**
* | output |
* | --- |
* | "Claimed" |
*
* @param {Detail__Trapgedeclareerd1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const trapgedeclareerd1 = /** @type {((inputs?: Detail__Trapgedeclareerd1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_trapgedeclareerd1(inputs)
	return nl_trapgedeclareerd1(inputs)
});
export { trapgedeclareerd1 as "trapGedeclareerd" }

/** @typedef {{}} Detail__Trapnietvergoed2Inputs */

const nl_trapnietvergoed2 = /** @type {(inputs: Detail__Trapnietvergoed2Inputs) => string} */ () => {
	return /** @type {string} */ (`Niet vergoed`)
};

const en_trapnietvergoed2 = /** @type {(inputs: Detail__Trapnietvergoed2Inputs) => string} */ () => {
	return /** @type {string} */ (`Not covered`)
};

/**
* | output |
* | --- |
* | "Not covered" |
*
* @param {Detail__Trapnietvergoed2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const trapnietvergoed2 = /** @type {((inputs?: Detail__Trapnietvergoed2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_trapnietvergoed2(inputs)
	return nl_trapnietvergoed2(inputs)
});
export { trapnietvergoed2 as "trapNietVergoed" }

/** @typedef {{}} Detail__Traptitel1Inputs */

const nl_traptitel1 = /** @type {(inputs: Detail__Traptitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`Zo komen wij aan dit bedrag`)
};

const en_traptitel1 = /** @type {(inputs: Detail__Traptitel1Inputs) => string} */ () => {
	return /** @type {string} */ (`How we arrive at this amount`)
};

/**
* | output |
* | --- |
* | "How we arrive at this amount" |
*
* @param {Detail__Traptitel1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const traptitel1 = /** @type {((inputs?: Detail__Traptitel1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_traptitel1(inputs)
	return nl_traptitel1(inputs)
});
export { traptitel1 as "trapTitel" }

/** @typedef {{}} Detail__Trapuitbetaald1Inputs */

const nl_trapuitbetaald1 = /** @type {(inputs: Detail__Trapuitbetaald1Inputs) => string} */ () => {
	return /** @type {string} */ (`Uitbetaald`)
};

const en_trapuitbetaald1 = /** @type {(inputs: Detail__Trapuitbetaald1Inputs) => string} */ () => {
	return /** @type {string} */ (`Paid out`)
};

/**
* | output |
* | --- |
* | "Paid out" |
*
* @param {Detail__Trapuitbetaald1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const trapuitbetaald1 = /** @type {((inputs?: Detail__Trapuitbetaald1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_trapuitbetaald1(inputs)
	return nl_trapuitbetaald1(inputs)
});
export { trapuitbetaald1 as "trapUitbetaald" }

/** @typedef {{}} Detail__Trapwettelijkebijdrage2Inputs */

const nl_trapwettelijkebijdrage2 = /** @type {(inputs: Detail__Trapwettelijkebijdrage2Inputs) => string} */ () => {
	return /** @type {string} */ (`Wettelijke eigen bijdrage`)
};

const en_trapwettelijkebijdrage2 = /** @type {(inputs: Detail__Trapwettelijkebijdrage2Inputs) => string} */ () => {
	return /** @type {string} */ (`Statutory contribution`)
};

/**
* | output |
* | --- |
* | "Statutory contribution" |
*
* @param {Detail__Trapwettelijkebijdrage2Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const trapwettelijkebijdrage2 = /** @type {((inputs?: Detail__Trapwettelijkebijdrage2Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_trapwettelijkebijdrage2(inputs)
	return nl_trapwettelijkebijdrage2(inputs)
});
export { trapwettelijkebijdrage2 as "trapWettelijkeBijdrage" }

/** @typedef {{}} Detail__Uitlegvolgorde1Inputs */

const nl_uitlegvolgorde1 = /** @type {(inputs: Detail__Uitlegvolgorde1Inputs) => string} */ () => {
	return /** @type {string} */ (`Wij rekenen altijd in deze volgorde. De som klopt op de cent.`)
};

const en_uitlegvolgorde1 = /** @type {(inputs: Detail__Uitlegvolgorde1Inputs) => string} */ () => {
	return /** @type {string} */ (`We always reckon in this order. The sum is right to the cent.`)
};

/**
* | output |
* | --- |
* | "We always reckon in this order. The sum is right to the cent." |
*
* @param {Detail__Uitlegvolgorde1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const uitlegvolgorde1 = /** @type {((inputs?: Detail__Uitlegvolgorde1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_uitlegvolgorde1(inputs)
	return nl_uitlegvolgorde1(inputs)
});
export { uitlegvolgorde1 as "uitlegVolgorde" }

/** @typedef {{ dag: NonNullable<unknown> }} Detail__Uitslagop1Inputs */

const nl_uitslagop1 = /** @type {(inputs: Detail__Uitslagop1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`Je hebt uiterlijk ${i?.dag} de uitslag.`)
};

const en_uitslagop1 = /** @type {(inputs: Detail__Uitslagop1Inputs) => string} */ (i) => {
	return /** @type {string} */ (`You will have the result by ${i?.dag}.`)
};

/**
* | output |
* | --- |
* | "You will have the result by {dag}." |
*
* @param {Detail__Uitslagop1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const uitslagop1 = /** @type {((inputs: Detail__Uitslagop1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_uitslagop1(inputs)
	return nl_uitslagop1(inputs)
});
export { uitslagop1 as "uitslagOp" }

/** @typedef {{}} Detail__VerloopInputs */

const nl_verloop = /** @type {(inputs: Detail__VerloopInputs) => string} */ () => {
	return /** @type {string} */ (`Hoe ver is je declaratie?`)
};

const en_verloop = /** @type {(inputs: Detail__VerloopInputs) => string} */ () => {
	return /** @type {string} */ (`How far is your claim?`)
};

/**
* | output |
* | --- |
* | "How far is your claim?" |
*
* @param {Detail__VerloopInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const verloop = /** @type {((inputs?: Detail__VerloopInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_verloop(inputs)
	return nl_verloop(inputs)
});

/** @typedef {{ dag: NonNullable<unknown> }} Detail__VerwachtInputs */

const nl_verwacht = /** @type {(inputs: Detail__VerwachtInputs) => string} */ (i) => {
	return /** @type {string} */ (`uiterlijk ${i?.dag}`)
};

const en_verwacht = /** @type {(inputs: Detail__VerwachtInputs) => string} */ (i) => {
	return /** @type {string} */ (`by ${i?.dag}`)
};

/**
* | output |
* | --- |
* | "by {dag}" |
*
* @param {Detail__VerwachtInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const verwacht = /** @type {((inputs: Detail__VerwachtInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_verwacht(inputs)
	return nl_verwacht(inputs)
});

/** @typedef {{}} Detail__Voorwie1Inputs */

const nl_voorwie1 = /** @type {(inputs: Detail__Voorwie1Inputs) => string} */ () => {
	return /** @type {string} */ (`Voor wie`)
};

const en_voorwie1 = /** @type {(inputs: Detail__Voorwie1Inputs) => string} */ () => {
	return /** @type {string} */ (`For whom`)
};

/**
* | output |
* | --- |
* | "For whom" |
*
* @param {Detail__Voorwie1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const voorwie1 = /** @type {((inputs?: Detail__Voorwie1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_voorwie1(inputs)
	return nl_voorwie1(inputs)
});
export { voorwie1 as "voorWie" }

/** @typedef {{}} Detail__Wordtovergemaakt1Inputs */

const nl_wordtovergemaakt1 = /** @type {(inputs: Detail__Wordtovergemaakt1Inputs) => string} */ () => {
	return /** @type {string} */ (`Wij maken het zo snel mogelijk naar je over.`)
};

const en_wordtovergemaakt1 = /** @type {(inputs: Detail__Wordtovergemaakt1Inputs) => string} */ () => {
	return /** @type {string} */ (`We will transfer it to you as soon as possible.`)
};

/**
* | output |
* | --- |
* | "We will transfer it to you as soon as possible." |
*
* @param {Detail__Wordtovergemaakt1Inputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
const wordtovergemaakt1 = /** @type {((inputs?: Detail__Wordtovergemaakt1Inputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_wordtovergemaakt1(inputs)
	return nl_wordtovergemaakt1(inputs)
});
export { wordtovergemaakt1 as "wordtOvergemaakt" }

/** @typedef {{}} Detail__ZorgsoortInputs */

const nl_zorgsoort = /** @type {(inputs: Detail__ZorgsoortInputs) => string} */ () => {
	return /** @type {string} */ (`Soort zorg`)
};

const en_zorgsoort = /** @type {(inputs: Detail__ZorgsoortInputs) => string} */ () => {
	return /** @type {string} */ (`Kind of care`)
};

/**
* | output |
* | --- |
* | "Kind of care" |
*
* @param {Detail__ZorgsoortInputs} inputs
* @param {{ locale?: "nl" | "en" }} options
* @returns {string}
*/
export const zorgsoort = /** @type {((inputs?: Detail__ZorgsoortInputs, options?: { locale?: "nl" | "en" }) => string)} */ ((inputs = {}, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "en") return en_zorgsoort(inputs)
	return nl_zorgsoort(inputs)
});
