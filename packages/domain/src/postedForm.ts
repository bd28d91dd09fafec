/** The hidden fields of every form that is posted to a page's own address (docs/decisions.md §3, ADR 0032). */
export const formFields = {
  /** Which of the page's forms this is. */
  name: 'form',
  /** Proves that the form stood in a page of this session. */
  token: 'formToken',
  /** The key of a document: the same form, filled in the same, is carried out once (ADR 0032). */
  key: 'formKey',
} as const;

/**
 * Fields that a page wrote itself and reads again letter by letter: nobody types in them, and they come back as they
 * were (ids, files' names, the insurer's `_state`, labels to compare by).
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

/** In the address that a form led to: the form's mark, by which the page finds what it brought. */
export const postedField = 'posted';

/** How much a form brings along to the page it leads to at most, in bytes of UTF-8: what the gateway keeps. */
export const carriedBytesAtMost = 8192;

/** The forms that sign out, here or on every device. Both are posted to /uitloggen, from whatever page. */
export const signOutForms = { here: 'signOut', everywhere: 'signOutEverywhere' } as const;

/** The form that answers the question about cookies; its field is `choice`. It stands on every page. */
export const cookiesForm = 'cookies';

/** The forms of the first run in the native app (§2): the introduction was seen, the terms are accepted. */
export const firstRunForms = { introduction: 'introduction', terms: 'terms' } as const;

/** The step of the first run, in its page's address. */
export const stepField = 'stap';

/** The step that asks to accept the terms. */
export const termsStep = 'voorwaarden';

/** In the address of the page that says so: what was saved by a form. */
export const savedChoice = 'saved';

/** The form that chooses a language; its field is the cookie's name. It stands on every page. */
export const languageForm = 'language';
