import { expect, test } from 'vitest';
import { schemaIn, tablesIn } from './schema.ts';

const schema = schemaIn([
  `CREATE TABLE push (id text);
CREATE TABLE person (id text);
CREATE TABLE clock (days integer);
CREATE FUNCTION keep_push(of_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RETURN_NOTHING(); INSERT INTO push VALUES (of_id, whose());
END $$;
CREATE FUNCTION whose() RETURNS text LANGUAGE sql
BEGIN ATOMIC
  SELECT id FROM person;
END;
CREATE FUNCTION today() RETURNS date LANGUAGE sql STABLE
  RETURN (SELECT days FROM clock);
CREATE FUNCTION begin_access() RETURNS void LANGUAGE sql AS $$ SELECT FROM person, today() $$;`,
  `CREATE OR REPLACE FUNCTION gone() RETURNS void LANGUAGE sql AS $$ DELETE FROM push $$;
CREATE TABLE IF NOT EXISTS insurer.late (id text);`,
]);

test('tables and functions are found in the migrations', () => {
  expect(schema.tables).toEqual(['clock', 'late', 'person', 'push']);
  expect([...schema.functions.keys()]).toEqual([
    'keep_push',
    'whose',
    'today',
    'begin_access',
    'gone',
  ]);
});

test.each([
  ['SELECT FROM insurer.late', ['late']],
  ['UPDATE person SET id = insurer.today()', ['clock', 'person']],
  ['SELECT insurer.keep_push($1)', ['person', 'push']],
  ['SELECT insurer.gone()', ['push']],
  ['SELECT 1 -- of a push', []],
  ['SELECT FROM insurer.begin_access()', []],
])('%s leads to %j', (sql, tables) => expect(tablesIn([sql], schema)).toEqual(tables));
