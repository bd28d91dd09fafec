import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Entity, entities } from './entities.ts';
import { valuesOfFields } from './fieldValues.ts';
import { readRows } from './readRows.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const rows = readRows(read('docs/specification.md'));

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
    enum: z.array(z.unknown()).optional(),
  }),
);
const answer = z.object({
  responses: z.object({
    200: z.object({ content: z.object({ 'application/json': z.object({ schema }) }) }),
  }),
});
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(read('packages/contract/openapi.json')));

/** What a list holds, or what is there where it may also be null. */
function itself(one: Schema | undefined): Schema | undefined {
  if (one?.items) return itself(one.items);
  return one?.anyOf ? itself(one.anyOf.find(({ items, properties }) => items ?? properties)) : one;
}

/** The part of a call's answer that one comes to by its way. */
function partOf(call: Entity['call'], way: string): Schema | undefined {
  const [method = '', place = ''] = call.split(' ');
  const whole = answer.parse(paths[place]?.[method]).responses[200].content['application/json'];
  const steps = way.split(' ').filter(Boolean);
  return steps.reduce((part, step) => itself(part?.properties?.[step]), itself(whole.schema));
}

/** The one row of the specification that begins so. */
function rowOf(begin: string): string {
  const found = rows.filter(({ text }) => text.startsWith(begin));
  expect(found, begin).toHaveLength(1);
  return found[0]?.text ?? '';
}

/** Names of fields in a sentence: a word with a capital inside. */
const namesIn = (text: string): string[] => text.match(/\b_?[a-z]+(?:[A-Z][a-zA-Z]*)+\b/g) ?? [];

/** Values that a row gives as an example of a name or a code. */
const examples = ['laterInBehandeling', 'tooLong'];

const wordsIn = (text: string) => new Set(text.match(/[\w-]+/g));

describe.each(Object.entries(entities))('%s', (begin, places) => {
  it('has its fields where the contract says, of an insurer with the core only too', () => {
    const text = rowOf(begin);
    for (const { call, way, names } of places) {
      const part = partOf(call, way);
      for (const name of names.split(' ')) {
        expect([...wordsIn(text)], begin).toContain(name);
        expect(part?.required, `${call} ${way}`).toContain(name);
        expect(part?.properties, `${call} ${way}`).toHaveProperty(name);
      }
    }
  });

  it('is told whole', () => {
    const told = new Set([
      ...places.flatMap(({ way, names }) => [...way.split(' '), ...names.split(' ')]),
      ...(valuesOfFields[begin] ?? []).flatMap(({ values }) => values),
      ...examples,
    ]);
    expect(namesIn(rowOf(begin)).filter((name) => !told.has(name))).toEqual([]);
  });
});

it.each(Object.entries(valuesOfFields))(
  '%s these values and no others stand in the contract',
  (begin, places) => {
    const text = rowOf(begin);
    for (const { call, way, values } of places) {
      expect(partOf(call, way)?.enum?.toSorted(), `${call} ${way}`).toEqual(values.toSorted());
      for (const value of values) expect(text, begin).toContain(value);
    }
  },
);

it('the parts of a budget carry the same fields as a budget', () => {
  const [call, way] = ['get /zorggebruik', 'zorggebruiken'] as const;
  const required = partOf(call, way)?.required?.filter((name) => name !== 'subverstrekkingen');
  expect(required?.length).toBeGreaterThan(8);
  expect(partOf(call, `${way} subverstrekkingen`)?.required).toEqual(
    expect.arrayContaining(required ?? []),
  );
});

it('no row of §3 that names a field is forgotten', () => {
  const known = [...Object.keys(entities), ...Object.keys(valuesOfFields)];
  const others = rows
    .filter(({ section, text }) => section === '§3' && namesIn(text).length > 0)
    .filter(({ text }) => !known.some((begin) => text.startsWith(begin)))
    .map(({ key }) => key);
  // What the token mode would answer, which is off.
  expect(others).toEqual(['§3 Auth token: accessToken, tokenType']);
});
