import type { Statement } from '../db/database.ts';

/** Begins to carry a form out: no row where somebody began before, unless that was so long ago that it died. */
export const addPostedForm: Statement = {
  name: 'addPostedForm',
  text: `
    INSERT INTO gateway.posted_form AS f (key_hash, created) VALUES ($1, $2)
    ON CONFLICT (key_hash) DO UPDATE SET created = $2
    WHERE f.onward IS NULL AND f.created <= $3 RETURNING created`,
};

/** Keeps where a form led to, and what it brings along; nothing where another took it over. */
export const updatePostedForm: Statement = {
  name: 'updatePostedForm',
  text: `
    UPDATE gateway.posted_form SET onward = $3, carries = $4
    WHERE key_hash = $1 AND created = $2`,
};

/** Lets a form be posted again, unless another took it over. */
export const removePostedForm: Statement = {
  name: 'removePostedForm',
  text: `DELETE FROM gateway.posted_form WHERE key_hash = $1 AND created = $2`,
};

/** Where a form led to, and since when it is carried out. */
export const findPostedForm: Statement = {
  name: 'findPostedForm',
  text: `SELECT onward, created FROM gateway.posted_form WHERE key_hash = $1`,
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
