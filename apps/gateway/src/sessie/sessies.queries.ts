import type { Statement } from '../db/database.ts';

export const findSessies: Statement = {
  name: 'findSessies',
  text: `
    SELECT id_hash, bsn_encrypted, niveau, merk, last_input, ends, dismissed, native, gemachtigd_encrypted
    FROM gateway.sessie
    WHERE id_hash = ANY ($1) AND last_input > $2 AND ends > $3`,
};

export const addSessie: Statement = {
  name: 'addSessie',
  text: `
    INSERT INTO gateway.sessie (
      id_hash, bsn_encrypted, niveau, merk, created, last_input, ends, person_hash, browser, system,
      native, gemachtigd_encrypted
    )
    VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11)`,
};

/**
 * Replaces a session by another one of the same person, who acts for somebody else or no more. Its absolute end and its
 * device stay. None if it has ended meanwhile.
 */
export const replaceSessie: Statement = {
  name: 'replaceSessie',
  text: `
    WITH old AS (DELETE FROM gateway.sessie WHERE id_hash = $1 RETURNING *)
    INSERT INTO gateway.sessie (
      id_hash, bsn_encrypted, niveau, merk, created, last_input, ends, person_hash, browser, system,
      native, gemachtigd_encrypted
    )
    SELECT $2, $3, niveau, merk, created, $4, ends, person_hash, browser, system, native, $5 FROM old
    RETURNING id_hash`,
};

export const removeOldestSessies: Statement = {
  name: 'removeOldestSessies',
  text: `
    DELETE FROM gateway.sessie WHERE id_hash IN (
      SELECT id_hash FROM gateway.sessie
      WHERE person_hash = ANY ($1) AND last_input > $2 AND ends > $3
      ORDER BY created DESC, id_hash OFFSET $4)`,
};

/** Restarts the idle time of a session. Of two concurrent requests the first wins. */
export const updateLastInput: Statement = {
  name: 'updateLastInput',
  text: `UPDATE gateway.sessie SET last_input = $2 WHERE id_hash = $1 AND last_input <= $3`,
};

export const addDismissed: Statement = {
  name: 'addDismissed',
  text: `
    UPDATE gateway.sessie SET dismissed = dismissed || $2::text
    WHERE id_hash = $1 AND NOT $2::text = ANY (dismissed)`,
};

export const removeSessie: Statement = {
  name: 'removeSessie',
  text: `DELETE FROM gateway.sessie WHERE id_hash = $1`,
};

export const removeExpiredSessies: Statement = {
  name: 'removeExpiredSessies',
  text: `DELETE FROM gateway.sessie WHERE last_input <= $1 OR ends <= $2`,
};

export const selectOwnSessies: Statement = {
  name: 'listOwnSessies',
  text: `
    SELECT id_hash, browser, system, created, last_input FROM gateway.sessie
    WHERE person_hash = ANY ($1) AND last_input > $2 AND ends > $3
    ORDER BY last_input DESC`,
};

export const removeOwnSessies: Statement = {
  name: 'removeOwnSessies',
  text: `DELETE FROM gateway.sessie WHERE person_hash = ANY ($1)`,
};

/** Lists all sessions, also expired ones. */
export const listSessies: Statement = {
  name: 'listSessies',
  text: `SELECT id_hash, bsn_encrypted, gemachtigd_encrypted FROM gateway.sessie`,
};

/** Re-encrypts a session's person. Does not restore a session that has ended meanwhile. */
export const updatePersonOfSessie: Statement = {
  name: 'updatePersonOfSessie',
  text: `
    UPDATE gateway.sessie SET bsn_encrypted = $2, person_hash = $3, gemachtigd_encrypted = $4
    WHERE id_hash = $1`,
};
