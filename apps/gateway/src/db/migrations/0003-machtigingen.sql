-- Acting for somebody else. A session of a representative holds for whom, encrypted as its BSN: the id of a permission,
-- or the person and scopes that DigiD Machtigen named, and the name that the frame shows. A release before this one reads
-- such a session as the representative's own, and the mark in its documents is another (ADR 0095).
ALTER TABLE sessie ADD COLUMN gemachtigd_encrypted bytea;

-- A login at DigiD for somebody else, which has to return with a mandate.
ALTER TABLE pending_login ADD COLUMN mandate boolean NOT NULL DEFAULT false;
