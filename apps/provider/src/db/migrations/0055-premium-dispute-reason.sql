-- What somebody says is wrong with their arrears of premium, in the app. Null: nobody disputes them, or they called.
ALTER TABLE premieachterstand ADD COLUMN betwist_reden text CHECK (char_length(betwist_reden) BETWEEN 1 AND 1000);
CREATE POLICY dispute ON premieachterstand FOR UPDATE TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true)) WITH CHECK (debiteur = current_setting('mijn.viewer', true));
GRANT UPDATE (betwist_sinds, betwist_reden) ON premieachterstand TO insurer_app;
GRANT UPDATE (betwist_reden) ON premieachterstand TO insurer_jobs;
