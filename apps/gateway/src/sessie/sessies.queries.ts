import type { Statement } from '../db/database.ts';

/** The living sessions of these words. */
export const findSessies: Statement = {
  name: 'findSessies',
  text: `
    SELECT id_hash, bsn_encrypted, niveau, merk, last_input, ends, dismissed, native
    FROM gateway.sessie
    WHERE id_hash = ANY ($1) AND last_input > $2 AND ends > $3`,
};

/** Starts a session. */
export const addSessie: Statement = {
  name: 'addSessie',
  text: `
    INSERT INTO gateway.sessie (
      id_hash, bsn_encrypted, niveau, merk, created, last_input, ends, person_hash, browser, system,
      native
    )
    VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10)`,
};

/** Ends the oldest living sessions of a person beyond so many. */
export const removeOldestSessies: Statement = {
  name: 'removeOldestSessies',
  text: `
    DELETE FROM gateway.sessie WHERE id_hash IN (
      SELECT id_hash FROM gateway.sessie
      WHERE person_hash = ANY ($1) AND last_input > $2 AND ends > $3
      ORDER BY created DESC, id_hash OFFSET $4)`,
};

/** Starts the idle time of a session anew. Of two requests at once the first renews. */
export const updateLastInput: Statement = {
  name: 'updateLastInput',
  text: `UPDATE gateway.sessie SET last_input = $2 WHERE id_hash = $1 AND last_input <= $3`,
};

/** Puts a notice aside for a session. Each once: a second tap, or another tab, adds nothing. */
export const addDismissed: Statement = {
  name: 'addDismissed',
  text: `
    UPDATE gateway.sessie SET dismissed = dismissed || $2::text
    WHERE id_hash = $1 AND NOT $2::text = ANY (dismissed)`,
};

/** Ends a session. */
export const removeSessie: Statement = {
  name: 'removeSessie',
  text: `DELETE FROM gateway.sessie WHERE id_hash = $1`,
};

/** Takes out the sessions whose time is up. */
export const removeExpiredSessies: Statement = {
  name: 'removeExpiredSessies',
  text: `DELETE FROM gateway.sessie WHERE last_input <= $1 OR ends <= $2`,
};

/** The living sessions of a person, the last one used first. */
export const selectOwnSessies: Statement = {
  name: 'listOwnSessies',
  text: `
    SELECT id_hash, browser, system, created, last_input FROM gateway.sessie
    WHERE person_hash = ANY ($1) AND last_input > $2 AND ends > $3
    ORDER BY last_input DESC`,
};

/** Ends all sessions of a person. */
export const removeOwnSessies: Statement = {
  name: 'removeOwnSessies',
  text: `DELETE FROM gateway.sessie WHERE person_hash = ANY ($1)`,
};

/** Every session there is, whether its time is up or not. */
export const listSessies: Statement = {
  name: 'listSessies',
  text: `SELECT id_hash, bsn_encrypted FROM gateway.sessie`,
};

/** Writes whose a session is under another key. A session that ended meanwhile stays ended. */
export const updatePersonOfSessie: Statement = {
  name: 'updatePersonOfSessie',
  text: `UPDATE gateway.sessie SET bsn_encrypted = $2, person_hash = $3 WHERE id_hash = $1`,
};
