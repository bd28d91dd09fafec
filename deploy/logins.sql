-- Run once, by the postgres image on an empty database: a login and a database for the insurer and for the
-- gateway each, and neither can open the other's.
\getenv provider_password PROVIDER_DATABASE_PASSWORD
\getenv gateway_password GATEWAY_DATABASE_PASSWORD

-- Makes the insurer's three roles, with the passwords in provider.env (apps/provider/src/db/roles.ts).
CREATE ROLE mijn LOGIN CREATEROLE PASSWORD :'provider_password';
CREATE DATABASE mijn OWNER mijn;

-- Owns the tables of the sessions, and works as gateway_app (apps/gateway/src/db/migrate.ts).
CREATE ROLE gateway_app NOLOGIN;
CREATE ROLE gateway LOGIN PASSWORD :'gateway_password';
GRANT gateway_app TO gateway;
CREATE DATABASE gateway OWNER gateway;

REVOKE CONNECT ON DATABASE mijn, gateway, postgres, template1 FROM PUBLIC;
