import type { Statement } from '../db/database.ts';

/** Starts a form: returns no row if it was started before, unless so long ago that it died. */
export const addPostedForm: Statement = {
  name: 'addPostedForm',
  text: `
    INSERT INTO gateway.posted_form AS f (key_hash, created) VALUES ($1, $2)
    ON CONFLICT (key_hash) DO UPDATE SET created = $2
    WHERE f.onward IS NULL AND f.created <= $3 RETURNING created`,
};

/** Stores a form's redirect and flash; does nothing if another took over. */
export const updatePostedForm: Statement = {
  name: 'updatePostedForm',
  text: `
    UPDATE gateway.posted_form SET onward = $3, carries = $4
    WHERE key_hash = $1 AND created = $2`,
};

/** Deletes a form so that it can be posted again, unless another took over. */
export const removePostedForm: Statement = {
  name: 'removePostedForm',
  text: `DELETE FROM gateway.posted_form WHERE key_hash = $1 AND created = $2`,
};

export const findPostedForm: Statement = {
  name: 'findPostedForm',
  text: `SELECT onward, created FROM gateway.posted_form WHERE key_hash = $1`,
};

export const removeExpiredPostedForms: Statement = {
  name: 'removeExpiredPostedForms',
  text: `DELETE FROM gateway.posted_form WHERE created <= $1`,
};

export const findFlashOfPostedForm: Statement = {
  name: 'findCarriedByPostedForm',
  text: `SELECT carries AS flash FROM gateway.posted_form WHERE key_hash = $1`,
};
