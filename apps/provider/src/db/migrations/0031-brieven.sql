-- Letters by which the insurer asks for money: what each said on its day never changes. Everybody finds theirs with the
-- message that tells of it; who gets paper gets it by post too.
CREATE TABLE brief (
  brief_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sleutel text NOT NULL UNIQUE,
  relatienummer text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('aanmaning', 'premieachterstand')),
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  -- The insurer's day.
  datum date NOT NULL,
  -- What messages of that day it belongs to: payment requests, or the policy whose premium is in arrears.
  onderwerpen text[] NOT NULL,
  -- Amounts in cents, days, name and address: the words are made of it.
  inhoud jsonb NOT NULL,
  op_papier boolean NOT NULL,
  -- Real time at which it was put with the outgoing post.
  verstuurd_op timestamptz,
  CHECK (op_papier OR verstuurd_op IS NULL)
);
CREATE INDEX brief_of_relatie ON brief (relatienummer, datum);
CREATE INDEX brief_to_post ON brief (datum) WHERE op_papier AND verstuurd_op IS NULL;
CREATE TRIGGER brief_stays BEFORE DELETE ON brief FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER brief_content_stays
  BEFORE UPDATE OF brief_id, sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier
  ON brief FOR EACH ROW EXECUTE FUNCTION refuse_change();

SELECT shield('brief');
CREATE POLICY jobs ON brief TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON brief FOR SELECT TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT ON brief TO insurer_app;
GRANT SELECT, INSERT, UPDATE (verstuurd_op) ON brief TO insurer_jobs;
