import type { Statement } from '../db/database.ts';

/** Keeps a login that goes to DigiD. */
export const addLogin: Statement = {
  name: 'addLogin',
  text: `
    INSERT INTO gateway.pending_login
      (state_hash, browser_hash, nonce, verifier, merk, back, parts, ends, challenge)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** Takes out the login that comes back: it is found once. */
export const takeLogin: Statement = {
  name: 'takeLogin',
  text: `
    DELETE FROM gateway.pending_login
    WHERE state_hash = $1 AND browser_hash = $2 AND merk = $3 AND ends > $4
    RETURNING nonce, verifier, back, parts, challenge`,
};

/** Takes out the logins that did not come back in time. */
export const removeExpiredLogins: Statement = {
  name: 'removeExpiredLogins',
  text: `DELETE FROM gateway.pending_login WHERE ends <= $1`,
};
