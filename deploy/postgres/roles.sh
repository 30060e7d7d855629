#!/bin/sh
# The two roles and the database: one role owns the tables and migrates, the shop runs as the other. Run once, by
# whoever may create roles, with both passwords in the environment. They reach psql as variables of its own, so that
# neither stands in a command line and none can end a statement.
set -eu
: "${DATABASE_PASSWORD:?}" "${DATABASE_OWNER_PASSWORD:?}"
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
\getenv password DATABASE_PASSWORD
\getenv owner_password DATABASE_OWNER_PASSWORD
create role vitrine_owner login password :'owner_password';
create role vitrine login password :'password';
create database vitrine owner vitrine_owner;
SQL
