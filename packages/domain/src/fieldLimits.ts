/**
 * How many characters a field takes at most, by its name in the contract: what a screen lets somebody
 * type, the gateway passes on and the insurer accepts (docs/decisions.md §5).
 */
export const fieldLimits = {
  betaalkenmerk: 40,
  /** Of the person and where letters go (docs/decisions.md §4). */
  roepnaam: 25,
  email: 254,
  straat: 80,
  woonplaats: 80,
  huisnummerToevoeging: 6,
  /** The highest house number. */
  huisnummer: 99_999,
  /** The highest amount of care, cents: the contract's six digits of euros. */
  amountOfCare: 99_999_999,
  /** Payment requests in one payment. */
  betaalverzoekenTogether: 100,
  relatienummer: 20,
  zorgsoort: 60,
  naamZorgverlener: 100,
  notaNummer: 40,
  opmerking: 1000,
  /** The highest number of a line of a claim. */
  volgnummer: 10_000,
  /** Lines of one nota, and what one of them is called there. */
  regels: 40,
  omschrijving: 200,
  /** All lines of a nota as one text, as a form carries them. */
  linesText: 20_000,
  /** A question about a claim (docs/contract.md, extensions). */
  reactie: 1000,
  /** What the list of claims is searched for. */
  zoek: 100,
  /** The id of a message, and of a code of one about a file. */
  berichtId: 40,
  meldingCode: 40,
  /** The version of the terms. */
  termsVersion: 20,
  /** The address of a browser at its push service. */
  pushAddress: 1000,
  /** Months over which a payment request can be paid. */
  regelingMonths: 24,
  /** An amount or a day of a draft, as it was typed so far. */
  draftWord: 40,
} as const;

/** The calendar years that can be asked for. */
export const yearLimits = { minimum: 2000, maximum: 2100 } as const;
