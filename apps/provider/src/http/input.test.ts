import { defineCalls } from '@mijn/contract/calls/call';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { checkInput } from './input.ts';
import { Refusal } from './refusal.ts';

const { call } = defineCalls({
  call: {
    domain: 'eigenRisico',
    summary: 'Do something',
    method: 'GET',
    path: '/a/:id',
    params: z.object({ id: z.string() }),
    query: z.strictObject({
      relatienummer: z.string().regex(/^\d+$/).optional(),
      jaar: z.coerce.number().int().optional(),
    }),
    references: ['relatienummer'],
    answers: {},
    refusals: [404],
  },
});

const check = (query: object, id = 'x') => checkInput(call, { params: { id }, query });

function statusOf(work: () => unknown): number | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.status : 0;
  }
}

it('returns the input, validated and parsed', () => {
  expect(check({ relatienummer: '1', jaar: '2026' })).toEqual({
    params: { id: 'x' },
    query: { relatienummer: '1', jaar: 2026 },
  });
});

it('treats a missing part as empty', () => {
  expect(checkInput(call, { params: { id: 'x' } })).toEqual({ params: { id: 'x' }, query: {} });
});

it.each([
  ['answers 404 for a malformed relatienummer', { relatienummer: 'a' }, 404],
  ['answers 400 for another malformed field', { jaar: 'a' }, 400],
  ['answers 400 when both are malformed', { relatienummer: 'a', jaar: 'a' }, 400],
  ['answers 400 for an unknown field', { other: '1' }, 400],
  ['answers 404 for a null character in a relatienummer', { relatienummer: '1\0' }, 404],
  ['answers 400 for a null character elsewhere', { jaar: '2026\0' }, 400],
])('%s', (_what, query, status) => {
  expect(statusOf(() => check(query))).toBe(status);
});

it('answers 404 for a null character in the path', () => {
  expect(statusOf(() => check({}, 'a\0'))).toBe(404);
});

it('answers 400 for an unknown query parameter of a call without any', () => {
  const { query: _, ...plain } = call;
  expect(checkInput(plain, { params: { id: 'x' }, query: {} })).toEqual({ params: { id: 'x' } });
  expect(statusOf(() => checkInput(plain, { params: { id: 'x' }, query: { other: '1' } }))).toBe(
    400,
  );
});
