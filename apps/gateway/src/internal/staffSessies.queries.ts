import type { Statement } from '../db/database.ts';

export const addStaffSessie: Statement = {
  name: 'addStaffSessie',
  text: `INSERT INTO gateway.staff_sessie (id_hash, actor, last_input, ends) VALUES ($1, $2, $3, $4)`,
};

export const findStaffSessie: Statement = {
  name: 'findStaffSessie',
  text: `
    SELECT actor, last_input, ends FROM gateway.staff_sessie
    WHERE id_hash = $1 AND last_input > $2 AND ends > $3`,
};

export const updateStaffLastInput: Statement = {
  name: 'updateStaffLastInput',
  text: `UPDATE gateway.staff_sessie SET last_input = $2 WHERE id_hash = $1 AND last_input <= $3`,
};

export const removeStaffSessie: Statement = {
  name: 'removeStaffSessie',
  text: `DELETE FROM gateway.staff_sessie WHERE id_hash = $1`,
};

export const removeExpiredStaffSessies: Statement = {
  name: 'removeExpiredStaffSessies',
  text: `DELETE FROM gateway.staff_sessie WHERE last_input <= $1 OR ends <= $2`,
};

export const savePersonFile: Statement = {
  name: 'savePersonFile',
  text: `
    INSERT INTO gateway.person_file (staff_hash, person_hash, niveau, reden, opened)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (staff_hash, person_hash) DO UPDATE
    SET niveau = excluded.niveau, reden = excluded.reden, opened = excluded.opened`,
};

export const findPersonFile: Statement = {
  name: 'findPersonFile',
  text: `
    SELECT reden, opened FROM gateway.person_file
    WHERE staff_hash = $1 AND person_hash = ANY ($2) AND niveau = $3
    ORDER BY opened DESC LIMIT 1`,
};
