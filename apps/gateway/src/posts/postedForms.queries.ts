import type { Statement } from '../db/database.ts';

/** Begins to carry a form out: no row where somebody began before. */
export const beginPostedForm: Statement = {
  name: 'beginPostedForm',
  text: `
    INSERT INTO gateway.posted_form (key_hash, created) VALUES ($1, $2)
    ON CONFLICT DO NOTHING RETURNING created`,
};

/** Keeps where a form led to, and what it brings along. */
export const finishPostedForm: Statement = {
  name: 'finishPostedForm',
  text: `UPDATE gateway.posted_form SET onward = $2, carries = $3 WHERE key_hash = $1`,
};

/** Lets a form be posted again. */
export const releasePostedForm: Statement = {
  name: 'releasePostedForm',
  text: `DELETE FROM gateway.posted_form WHERE key_hash = $1`,
};

/** Where a form led to. */
export const findPostedForm: Statement = {
  name: 'findPostedForm',
  text: `SELECT onward FROM gateway.posted_form WHERE key_hash = $1`,
};

/** Takes out the forms that are so old. */
export const removeExpiredPostedForms: Statement = {
  name: 'removeExpiredPostedForms',
  text: `DELETE FROM gateway.posted_form WHERE created <= $1`,
};

/** What a form brings along. */
export const findCarriedByPostedForm: Statement = {
  name: 'findCarriedByPostedForm',
  text: `SELECT carries FROM gateway.posted_form WHERE key_hash = $1`,
};
