import { fileRules } from './constants.ts';
import { fieldLimits } from './fieldLimits.ts';

/** Hidden fields of every form that posts to its own page (docs/decisions.md §3, ADR 0032). */
export const formFields = {
  /** Identifies the form on the page. */
  name: 'form',
  /** The CSRF token, bound to the session. */
  token: 'formToken',
  /** The document's idempotency key: the same form with the same values is carried out once (ADR 0032). */
  key: 'formKey',
} as const;

/**
 * Fields that a page writes and reads back unchanged, so they are not normalised (ids, file names, the
 * insurer's `_state`, labels for comparison).
 */
export const opaqueFields = {
  state: 'state',
  kept: 'kept',
  asked: 'asked',
  nota: 'nota',
  several: 'several',
  left: 'left',
  own: 'own',
  before: 'before',
  claimKey: 'claimKey',
} as const;

/** The query field, after a redirect, of the flash that the form left for the page. */
export const postedField = 'posted';

/** Maximum size in bytes of the flash that the gateway stores for a redirect. */
export const maximumFlashBytes = 8192;

/** The forms for signing out, here or on every device. Every page posts them to /uitloggen. */
export const signOutForms = { here: 'signOut', everywhere: 'signOutEverywhere' } as const;

/** The forms that start and stop acting for somebody else. Every page posts them to the page of permissions. */
export const actingForms = { start: 'actFor', stop: 'stopActing' } as const;

/** Fields of the forms about acting for somebody else. */
export const actingFields = { permission: 'machtiging' } as const;

/** The form with the question about cookies, on every page; its field is `choice`. */
export const cookiesForm = 'cookies';

/** The forms of the native app's first run (§2): the introduction and the terms. */
export const firstRunForms = { introduction: 'introduction', terms: 'terms' } as const;

/** The query field with the step of the first run. */
export const stepField = 'stap';

export const termsStep = 'voorwaarden';

/** The query field that names the form whose choice was saved. */
export const savedChoice = 'saved';

/** The form that changes the language, on every page; its field has the cookie's name. */
export const languageForm = 'language';

// Maximum number of fields in a claim's form: per line, per file, and others.
const fieldsOfLine = 8;
const fieldsOfFile = 12;
const fieldsBesides = 60;

/** Maximum number of fields in a posted form with files: the longest bill with the most files. */
export const postedFieldsAtMost =
  fieldLimits.regels * fieldsOfLine + fileRules.maximumCount * fieldsOfFile + fieldsBesides;

/** Maximum size in bytes of all fields of a posted form with files: about twice the longest bill's. */
export const postedFieldBytesAtMost = 1024 * 1024;
