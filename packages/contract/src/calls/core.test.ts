import { expect, it } from 'vitest';
import { z } from 'zod';
import { extension, ownByExtension } from '../shapes.ts';
import { type Call, defineCalls } from './call.ts';
import { toCore } from './core.ts';

const line = z.strictObject({ a: z.string(), ...extension({ steps: z.string().optional() }) });

const { plain, further } = defineCalls({
  plain: {
    domain: 'declaraties',
    summary: 'Do something',
    method: 'POST',
    path: '/a',
    query: z.strictObject({
      limit: z.string(),
      person: ownByExtension(z.string()),
      ...extension({ search: z.string().optional() }),
    }),
    body: z.strictObject({ b: z.string(), ...extension({ c: z.string().optional() }) }),
    answers: {
      200: z.object({
        lines: z.array(line),
        one: line.nullable(),
        maybe: line.optional(),
        ...extension({ total: z.number().optional() }),
      }),
    },
    refusals: [],
  },
  further: {
    domain: 'declaraties',
    summary: 'Do something',
    method: 'GET',
    path: '/uitbreidingen/a',
    extension: true,
    answers: {},
    refusals: [],
  },
});

const core: Call | undefined = toCore(plain);

it('returns undefined for a call that is an extension', () => {
  expect(toCore(further)).toBeUndefined();
});

it('removes fields of extensions from query and body', () => {
  expect(core?.query?.safeParse({ limit: '1', person: 'p' }).success).toBe(true);
  expect(core?.query?.safeParse({ limit: '1', person: 'p', search: 'x' }).success).toBe(false);
  expect(core?.body?.safeParse({ b: '1' }).success).toBe(true);
  expect(core?.body?.safeParse({ b: '1', c: '2' }).success).toBe(false);
});

it('requires fields that only an extension makes optional', () => {
  expect(plain.query.safeParse({ limit: '1' }).success).toBe(true);
  expect(core?.query?.safeParse({ limit: '1' }).success).toBe(false);
});

it('removes fields of extensions from answers at any depth', () => {
  const full = { a: '1', steps: 'x' };
  const answer = { lines: [{ a: '1' }], one: { a: '1' }, maybe: { a: '1' }, total: 3 };
  expect(core?.answers[200]?.parse(answer)).toEqual({
    lines: [{ a: '1' }],
    one: { a: '1' },
    maybe: { a: '1' },
  });
  for (const deep of [{ lines: [full] }, { one: full }, { maybe: full }]) {
    expect(core?.answers[200]?.safeParse({ ...answer, ...deep }).success).toBe(false);
  }
});

it('leaves the original call unchanged', () => {
  expect(plain.query.safeParse({ limit: '1', search: 'x' }).success).toBe(true);
  expect(core).toMatchObject({ method: 'POST', path: '/a' });
});
