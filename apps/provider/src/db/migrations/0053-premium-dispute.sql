-- Since when somebody disputes arrears of premium: no stage follows until it is answered (Zvw 18b). Null: nobody does.
ALTER TABLE premieachterstand ADD COLUMN betwist_sinds date;
GRANT UPDATE (betwist_sinds) ON premieachterstand TO insurer_jobs;
