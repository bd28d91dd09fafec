-- For how long an invoice of premium asks at once. Null: never chosen, so by month, and nothing is paid ahead.
ALTER TABLE polis ADD COLUMN premieperiode text CHECK (premieperiode IN ('maand', 'kwartaal', 'jaar'));
GRANT UPDATE (premieperiode) ON polis TO insurer_jobs;
