-- By which key a seal of the log of access was made (ADR 0127); none where it was made before this was kept.
ALTER TABLE inzage_seal ADD COLUMN key_id text;
