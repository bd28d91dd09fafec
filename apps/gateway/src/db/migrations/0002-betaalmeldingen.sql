-- What the payment provider told and the insurer has not taken yet (contract.md, Addresses). An id
-- only: it says that something changed, never what.

create table gateway.payment_notice (
  id text primary key check (octet_length(id) between 1 and 64),
  times bigint not null default 1,
  received timestamptz not null default now(),
  attempts integer not null default 0,
  opnieuw_na timestamptz not null default now()
);

comment on column gateway.payment_notice.times is 'How often it was told: what is told while it is being passed on, is passed on once more';
comment on column gateway.payment_notice.opnieuw_na is 'Not to be passed on before; while one of us is at it, until when nobody else is';

create index betaalmelding_opnieuw_na on gateway.payment_notice (opnieuw_na);

grant select, insert, update, delete on gateway.payment_notice to gateway_app;
