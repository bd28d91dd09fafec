/** The header every write carries, so that no other site can make the browser send one (decisions §3). */
export const eigenHeader = { naam: 'x-mijn', waarde: '1' } as const;

/** The progress bar during navigation (§9): fractions of its width, milliseconds. */
export const voortgang = { minimum: 0.3, stap: 0.06, snelheidMs: 600 } as const;

/** Keys in sessionStorage (§9). */
export const sessieSleutels = {
  hasAuthHeader: 'hasAuthHeader',
  isInternal: 'isInternal',
  bsn: 'bsn',
  zekerheidsniveau: 'zekerheidsniveau',
} as const;

/** Cookie names that the client or the gateway reads by name (§9, decisions §1). */
export const cookieNamen = {
  taal: 'taal',
  consent: 'user.consent',
  voorwaarden: 'showTermsAndConditions',
  introductie: 'showNewPWAOnboarding',
} as const;

/** Days until a cookie written by the product expires (§9). */
export const cookieDagen = 730;

/** Rules for the files of a claim (decisions §5); bytes and counts. */
export const bestandRegels = {
  maximumAantal: 10,
  maximumBytes: 10 * 1024 * 1024,
  maximumBytesSamen: 40 * 1024 * 1024,
  maximumPixels: 50_000_000,
  /** What a heic photo is turned into has at most so many pixels. */
  maximumPixelsOmgezet: 24_000_000,
  /** Extensions as shown to people; the content decides, never the name. */
  soorten: ['pdf', 'jpg', 'png', 'heic'],
} as const;

/** A claim may be about care of at most this many years ago (domain.md, claim terms). */
export const declaratieTermijnJaren = 3;

/** Characters in a question about a claim, at most (contract.md, extensions). */
export const reactieMaximum = 1000;

/** Working days in which a claim is settled: normally, and while it is busy (decisions §5). */
export const afhandelWerkdagen = { gewoon: 5, drukte: 15 } as const;

/** Paging of the claim list (decisions §5). */
export const paginering = { standaard: 20, maximum: 100 } as const;
