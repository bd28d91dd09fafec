/**
 * Maximum length in characters by the contract's name of the field, for screens, gateway and insurer
 * (docs/decisions.md §5).
 */
export const fieldLimits = {
  betaalkenmerk: 40,
  /** Contact details and the postal address (docs/decisions.md §4). */
  roepnaam: 25,
  email: 254,
  straat: 80,
  woonplaats: 80,
  huisnummerToevoeging: 6,
  /** Highest number. */
  huisnummer: 99_999,
  /** Highest amount, cents: the contract's six digits of euros. */
  amountOfCare: 99_999_999,
  /** Payment requests in one payment. */
  betaalverzoekenTogether: 100,
  kandidaat: 64,
  relatienummer: 20,
  zorgsoort: 60,
  naamZorgverlener: 100,
  notaNummer: 40,
  opmerking: 1000,
  /** Highest line number of a claim. */
  volgnummer: 10_000,
  /** Name of an account's holder: the limit of SEPA. */
  rekeninghouder: 70,
  /** Lines of one nota, and the description of a line. */
  regels: 40,
  omschrijving: 200,
  /** All lines of a nota as the text in a form's hidden field. */
  linesText: 20_000,
  /** The text of a question or an objection, and its answer (docs/contract.md, extensions). */
  vraag: 1000,
  antwoord: 4000,
  /** The search text in the list of claims. */
  zoek: 100,
  /** The id of a message, and the code of a remark about a file. */
  berichtId: 40,
  meldingCode: 40,
  termsVersion: 20,
  /** The endpoint URL of a browser's push service. */
  pushAddress: 1000,
  /** Maximum length of a payment arrangement in months. */
  regelingMonths: 24,
  /** An unfinished amount or day in a draft. */
  draftWord: 40,
} as const;

export const yearLimits = { minimum: 2000, maximum: 2100 } as const;

// These limits are highest values, not lengths.
const { huisnummer: _number, volgnummer: _line, amountOfCare: _cents, ...lengths } = fieldLimits;

/** Maximum size of the longest field in bytes of UTF-8: three for each UTF-16 code unit. */
export const longestFieldBytes = 3 * Math.max(...Object.values(lengths));
