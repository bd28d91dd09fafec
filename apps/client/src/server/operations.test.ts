import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { operations } from './operations.ts';

const sdl = createRequire(import.meta.url).resolve('@mijn/contract/serverEntry');
const schema = buildSchema(
  readFileSync(new URL('generated/schema.graphql', `file://${sdl}`), 'utf8'),
);

test('every operation of the build fits the schema, and has a name of its own', () => {
  expect(operations.length).toBeGreaterThan(0);
  const names = operations.map((text) => {
    const document = parse(text);
    expect(validate(schema, document), text).toEqual([]);
    return document.definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
    );
  });
  expect(new Set(names.flat()).size).toBe(operations.length);
});
