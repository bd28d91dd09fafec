-- A login returns to any page of the table with its parts (an invoice, a payment attempt), not to a
-- claim alone.

alter table gateway.login_onderweg drop column nummer;
alter table gateway.login_onderweg add column parts jsonb not null default '{}';
