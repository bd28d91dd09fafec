/** What stands before the addresses of calls at the staff's listener (§6, docs/decisions.md §3). */
export const internalBase = '/intern';

/** The addresses that the staff's listener has and the public one has not. */
export const internalPaths = {
  login: '/intern/inloggen',
  signOut: '/intern/uitloggen',
  /** The screen on which a person's file is opened. */
  openFile: '/intern/dossier',
  /** The call that opens one, and tells why one stands open. */
  file: '/intern/api/v1/dossier',
} as const;

/** The query field that switches the internal mode on, where the listener's configuration lets it (§6). */
export const internalField = 'internal';
