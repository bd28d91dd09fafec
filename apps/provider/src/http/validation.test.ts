import { defineCalls } from '@mijn/contract/calls/call';
import Fastify from 'fastify';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { createValidator } from './validation.ts';

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
    headers: z.object({
      prefer: z
        .literal('count=none')
        .transform(() => false)
        .optional(),
    }),
    references: ['relatienummer'],
    answers: {},
    refusals: [404],
  },
});

/** Answers with the validated input, or the status of the refusal. */
async function check(address: string, headers = {}): Promise<unknown> {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setErrorHandler((error, _request, reply) =>
    reply.send(error instanceof Refusal ? error.status : 0),
  );
  const { params, query: querystring, headers: named } = call;
  app.get(call.path, {
    schema: { params, querystring, headers: named },
    validatorCompiler: createValidator(call),
    handler: ({ params: ids, query, headers: { prefer, other } }) => ({
      ids,
      query,
      prefer,
      other,
    }),
  });
  return (await app.inject({ url: address, headers })).json();
}

it('returns the input, validated and parsed, and the other headers', async () => {
  const headers = { prefer: 'count=none', other: 'x' };
  expect(await check('/a/x?relatienummer=1&jaar=2026', headers)).toEqual({
    ids: { id: 'x' },
    query: { relatienummer: '1', jaar: 2026 },
    prefer: false,
    other: 'x',
  });
});

it('treats a missing part as empty', async () => {
  expect(await check('/a/x')).toMatchObject({ ids: { id: 'x' }, query: {} });
});

it.each([
  ['answers 404 for a malformed relatienummer', 'relatienummer=a', 404],
  ['answers 400 for another malformed field', 'jaar=a', 400],
  ['answers 400 when both are malformed', 'relatienummer=a&jaar=a', 400],
  ['answers 400 for an unknown field', 'other=1', 400],
  ['answers 404 for a null character in a relatienummer', 'relatienummer=1%00', 404],
  ['answers 400 for a null character elsewhere', 'jaar=2026%00', 400],
])('%s', async (_what, query, status) => {
  expect(await check(`/a/x?${query}`)).toBe(status);
});

it('answers 404 for a null character in the path', async () => {
  expect(await check('/a/a%00')).toBe(404);
});

it('answers 400 for a malformed header', async () => {
  expect(await check('/a/x', { prefer: 'other' })).toBe(400);
});
