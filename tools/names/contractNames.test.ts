import { expect, test } from 'vitest';
import { contractNames } from './contractNames.ts';

// What a message or a function quotes is no value of a column.
const columnOfValues = `
CREATE TABLE jump (
  soort text CHECK (soort IN ('vooruit'))
);
CREATE FUNCTION f() AS $$ SELECT 'terug' $$;
`;

test('tables and their columns are given, what is said about them is not', () => {
  const given = contractNames({
    graphql: '"""Het bedrag."""\ntype Declaratie { bedrag: Int! }',
    openapi: '{ "properties": { "ingediend_op": {} } }',
    sql: ['CREATE TABLE klok (\n  dag date NOT NULL, -- vandaag\n  uur integer\n);'],
  });
  expect([...given]).toEqual(
    expect.arrayContaining(['klok', 'dag', 'uur', 'bedrag', 'ingediend_op']),
  );
  expect(contractNames({ graphql: '', openapi: '', sql: [columnOfValues] })).toEqual(
    new Set(['jump', 'soort', 'vooruit']),
  );
  expect(given.has('vandaag')).toBe(false);
  expect(given.has('Het')).toBe(false);
});
