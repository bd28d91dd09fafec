import type { Statement } from '../db/database.ts';

export const addNativeHandover: Statement = {
  name: 'addNativeHandover',
  text: `
    INSERT INTO gateway.native_handover
      (code_hash, challenge, bsn_encrypted, niveau, merk, back, parts, ends)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** Deletes and returns a login by its code, so that it works once. */
export const takeNativeHandover: Statement = {
  name: 'takeNativeHandover',
  text: `
    DELETE FROM gateway.native_handover
    WHERE code_hash = $1 AND merk = $2 AND ends > $3
    RETURNING challenge, bsn_encrypted, niveau, back, parts`,
};

/** Deletes logins that the app did not fetch in time. */
export const removeExpiredNativeHandovers: Statement = {
  name: 'removeExpiredNativeHandovers',
  text: `DELETE FROM gateway.native_handover WHERE ends <= $1`,
};
