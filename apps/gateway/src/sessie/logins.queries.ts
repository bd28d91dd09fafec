import type { Statement } from '../db/database.ts';

export const addLogin: Statement = {
  name: 'addLogin',
  text: `
    INSERT INTO gateway.pending_login
      (state_hash, browser_hash, nonce, verifier, merk, back, parts, ends, challenge, mandate)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

/** Deletes and returns a returning login, so that it works once. */
export const takeLogin: Statement = {
  name: 'takeLogin',
  text: `
    DELETE FROM gateway.pending_login
    WHERE state_hash = $1 AND browser_hash = $2 AND merk = $3 AND ends > $4
    RETURNING nonce, verifier, back, parts, challenge, mandate`,
};

/** Deletes logins that did not return in time. */
export const removeExpiredLogins: Statement = {
  name: 'removeExpiredLogins',
  text: `DELETE FROM gateway.pending_login WHERE ends <= $1`,
};
