-- Sessions and logins under way (decisions §3). No insurance data stands here.

create table gateway.sessie (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  bsn_encrypted bytea not null,
  niveau smallint not null,
  merk text not null,
  created timestamptz not null,
  last_input timestamptz not null,
  ends timestamptz not null
);

comment on table gateway.sessie is 'One row per logged-in browser; the cookie holds the id, the row only its SHA-256';

create index sessie_laatste_invoer on gateway.sessie (last_input);
create index sessie_eindigt on gateway.sessie (ends);

create table gateway.login_onderweg (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  nonce text not null,
  verifier text not null,
  merk text not null,
  back text,
  nummer text,
  ends timestamptz not null
);

comment on table gateway.login_onderweg is 'A hand-over to DigiD that has not come back; taken out when it does, so it works once';

create index login_onderweg_eindigt on gateway.login_onderweg (ends);

grant select, insert, update, delete on gateway.sessie to gateway_app;
grant select, insert, delete on gateway.login_onderweg to gateway_app;
