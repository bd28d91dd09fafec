import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { operaties } from './operaties.ts';

const sdl = createRequire(import.meta.url).resolve('@mijn/contract/serverEntry');
const schema = buildSchema(
  readFileSync(new URL('generated/schema.graphql', `file://${sdl}`), 'utf8'),
);

test('every operation of the build fits the schema, and has a name of its own', () => {
  expect(operaties.length).toBeGreaterThan(0);
  const namen = operaties.map((tekst) => {
    const document = parse(tekst);
    expect(validate(schema, document), tekst).toEqual([]);
    return document.definitions.map((d) =>
      d.kind === Kind.OPERATION_DEFINITION ? d.name?.value : '',
    );
  });
  expect(new Set(namen.flat()).size).toBe(operaties.length);
});
