/** The path prefix of calls at the staff's listener (§6, docs/decisions.md §3). */
export const internalBase = '/intern';

/** The addresses of the staff's listener; the public listener does not have them. */
export const internalPaths = {
  login: '/intern/inloggen',
  signOut: '/intern/uitloggen',
  openFile: '/intern/dossier',
  /** Opens a file, and returns the reason for which one is open. */
  file: '/intern/api/v1/dossier',
  /** The page with the questions that wait for an answer, and their calls; one question is below it by its id. */
  questions: '/intern/vragen',
  openQuestions: '/intern/api/v1/vragen',
} as const;

/** The query field that turns the internal mode on, if the listener's configuration allows it (§6). */
export const internalField = 'internal';
