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

it('gives what came in, checked and read', () => {
  expect(check({ relatienummer: '1', jaar: '2026' })).toEqual({
    params: { id: 'x' },
    query: { relatienummer: '1', jaar: 2026 },
  });
});

it('takes a part that did not come for an empty one', () => {
  expect(checkInput(call, { params: { id: 'x' } })).toEqual({ params: { id: 'x' }, query: {} });
});

it.each([
  ['a malformed name of a person: nobody', { relatienummer: 'a' }, 404],
  ['another malformed field', { jaar: 'a' }, 400],
  ['both: the other field tells', { relatienummer: 'a', jaar: 'a' }, 400],
  ['a field that is not known', { other: '1' }, 400],
  ['a null character in a name: nobody', { relatienummer: '1\0' }, 404],
  ['a null character elsewhere', { jaar: '2026\0' }, 400],
])('%s', (_what, query, status) => {
  expect(statusOf(() => check(query))).toBe(status);
});

it('a null character in the address is what does not exist', () => {
  expect(statusOf(() => check({}, 'a\0'))).toBe(404);
});

it('a field of the address is not known where the call takes none', () => {
  const { query: _, ...plain } = call;
  expect(checkInput(plain, { params: { id: 'x' }, query: {} })).toEqual({ params: { id: 'x' } });
  expect(statusOf(() => checkInput(plain, { params: { id: 'x' }, query: { other: '1' } }))).toBe(
    400,
  );
});
