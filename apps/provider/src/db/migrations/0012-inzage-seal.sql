-- The log of access, sealed in batches (ADR 0036): each seal holds the mark of every line of its batch and
-- follows from the seal before it, so that a line that is changed, added or taken away later is found.

CREATE TABLE inzage_seal (
  seal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The last line of its batch; the first follows that of the seal before.
  until_id bigint NOT NULL UNIQUE,
  -- Of each line `id:mark`, in order.
  line_marks text[] NOT NULL,
  -- The database's own time.
  sealed_at timestamptz NOT NULL,
  mark text NOT NULL
);
SELECT keep_rows('inzage_seal');
SELECT shield('inzage_seal');
CREATE POLICY seal ON inzage_seal TO insurer_jobs USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON inzage_seal TO insurer_jobs;

CREATE POLICY seal ON inzage FOR SELECT TO insurer_jobs USING (true);
GRANT SELECT ON inzage TO insurer_jobs;
