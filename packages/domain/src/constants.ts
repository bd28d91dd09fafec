/** The progress bar during navigation (§9): fractions of its width, milliseconds. */
export const progress = { minimum: 0.3, step: 0.06, speedMs: 600 } as const;

/** How long a page stands before installing is offered (§9), in milliseconds. */
export const installPromptMs = 1000;

/** Keys in sessionStorage (§9). */
export const sessieKeys = {
  hasAuthHeader: 'hasAuthHeader',
  isInternal: 'isInternal',
  bsn: 'bsn',
  zekerheidsniveau: 'zekerheidsniveau',
} as const;

/** How long a member of staff's reason for opening a person's file is, in characters. */
export const fileReasonLength = { least: 5, most: 200 } as const;

/** Cookie names that the client or the gateway reads by name (§9, docs/decisions.md §1). */
export const cookieNames = {
  taal: 'taal',
  consent: 'user.consent',
  /** The answer to the question that `consent` says was answered (docs/decisions.md §9). */
  cookieChoice: 'user.choice',
  terms: 'showTermsAndConditions',
  introduction: 'showNewPWAOnboarding',
} as const;

/** Which terms are accepted at the first run of the native app: another text is another version. */
export const termsVersion = '2026-11';

/** Days until a cookie written by the product expires (§9). */
export const cookieDays = 730;

/** Rules for the files of a claim (docs/decisions.md §5); bytes and counts. */
export const fileRules = {
  maximumCount: 10,
  maximumBytes: 10 * 1024 * 1024,
  maximumBytesTogether: 40 * 1024 * 1024,
  maximumPixels: 50_000_000,
  /** What a heic photo is turned into has at most so many pixels. */
  maximumPixelsConverted: 24_000_000,
  /** Extensions as shown to people; the content decides, never the name. */
  kinds: ['pdf', 'jpg', 'png', 'heic'],
} as const;

/** A claim may be about care of at most this many years ago (docs/domain.md, claim terms). */
export const declaratieTermijnYears = 3;

/** Working days in which a claim is settled: normally, and while it is busy (docs/decisions.md §5). */
export const handlingWorkdays = { plain: 5, busyPeriod: 15 } as const;

/** Paging of the claim list (docs/decisions.md §5). */
export const pagination = { defaultValue: 20, maximum: 100 } as const;
