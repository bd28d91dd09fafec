-- A verzekeringsnemer can undo the choice of terms before their year begins.
GRANT DELETE ON gespreid TO insurer_jobs;
