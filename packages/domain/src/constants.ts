/** The progress bar during navigation (§9): fractions of its width, milliseconds. */
export const progress = { minimum: 0.3, step: 0.06, speedMs: 600 } as const;

/** Delay before a page offers to install the app, in milliseconds (§9). */
export const installPromptMs = 1000;

export const sessieKeys = {
  hasAuthHeader: 'hasAuthHeader',
  isInternal: 'isInternal',
  bsn: 'bsn',
  zekerheidsniveau: 'zekerheidsniveau',
} as const;

/** Length of the reason for which a member of staff opens a person's file, in characters. */
export const fileReasonLength = { least: 5, most: 200 } as const;

/** Cookies that both client and gateway read (§9, docs/decisions.md §1). */
export const cookieNames = {
  taal: 'taal',
  consent: 'user.consent',
  /** The choice that was made; `consent` only records that there was one (docs/decisions.md §9). */
  cookieChoice: 'user.choice',
  terms: 'showTermsAndConditions',
  introduction: 'showNewPWAOnboarding',
} as const;

/** The version of the terms of use; people accept a new version again. */
export const termsVersion = '2026-11';

/** Lifetime in days of a cookie written by the product (§9). */
export const cookieDays = 730;

/** Rules for the files of a claim (docs/decisions.md §5); bytes and counts. */
export const fileRules = {
  maximumCount: 10,
  maximumBytes: 10 * 1024 * 1024,
  maximumBytesTogether: 40 * 1024 * 1024,
  maximumPixels: 50_000_000,
  /** Limit for the JPEG that a HEIC photo is converted to. */
  maximumPixelsConverted: 24_000_000,
  /** Extensions as shown to people. The content decides the type, never the name. */
  kinds: ['pdf', 'jpg', 'png', 'heic'],
} as const;

/** Years after the treatment in which it can be claimed (docs/domain.md, claim terms). */
export const declaratieTermijnYears = 3;

/** Working days in which a claim is settled: normally and in busy periods (docs/decisions.md §5). */
export const handlingWorkdays = { plain: 5, busyPeriod: 15 } as const;

export const pagination = { defaultValue: 20, maximum: 100 } as const;

/** Working days within which staff answer a question to the insurer. */
export const workdaysToAnswer = 5;
