import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import { expect, test } from 'vitest';
import { parseResponse, ApiError } from '../../api/response.ts';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { placeOf } from '../../api/loading.testing.ts';
import { getBetaling, getOutcome } from './getBetaling.ts';

const betaling = (status: string) => ({
  betalingId: 'b-1',
  status,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T12:00:00Z',
  dag: null,
});

/** Returns loader arguments whose request is answered by `response`; `requested` records the variables. */
function requestWith(response: () => GraphqlResponse, search = 'betaling=b-1') {
  const requested: unknown[] = [];
  const request: LoaderRequest['request'] = async (_operation, variables) => {
    requested.push(variables);
    return parseResponse(response());
  };
  const createLoader: Pick<LoaderRequest, 'request' | 'search'> = {
    request,
    search: new URLSearchParams(search),
  };
  return { createLoader, requested };
}
const respondWith = (status: string) => () => ({ data: { betaling: betaling(status) } });
const error = (status: number) => () => ({
  data: { betaling: null },
  errors: [{ message: 'x', path: ['betaling'], extensions: { status } }],
});
const to = (out: unknown) => placeOf(out) ?? out;

test('requests the attempt in the address, or the last one', async () => {
  const one = requestWith(respondWith('open'));
  await getBetaling('betalingAfhandeling', one.createLoader);
  const last = requestWith(respondWith('open'), '');
  await getBetaling('betalingAfhandeling', last.createLoader);

  expect([...one.requested, ...last.requested]).toEqual([
    { betalingId: 'b-1' },
    { betalingId: null },
  ]);
});

test.each([
  ['betalingAfhandeling', 'betaald', '/betaling/gelukt?betaling=b-1'],
  ['betalingAfhandeling', 'verlopen', '/betaling/mislukt?betaling=b-1'],
  ['betalingGelukt', 'geannuleerd', '/betaling/mislukt?betaling=b-1'],
  ['betalingGelukt', 'inBehandeling', '/betaling/afhandeling?betaling=b-1'],
  ['betalingMislukt', 'betaald', '/betaling/gelukt?betaling=b-1'],
] as const)('redirects %s with status %s to %s', async (here, status, onward) => {
  const request = here === 'betalingMislukt' ? getOutcome : getBetaling;
  const out = await request(here, requestWith(respondWith(status)).createLoader).catch(to);

  expect(out).toBe(onward);
});

test('says at the waiting page that there is no payment', async () => {
  const { createLoader } = requestWith(error(404), '');
  expect(await getBetaling('betalingAfhandeling', createLoader)).toEqual({ kind: 'no' });
  expect(await getBetaling('betalingGelukt', createLoader).catch(to)).toBe('/betaling/afhandeling');
});

test.each([
  ['the insurer', error(503)],
  ['the gateway', () => Promise.reject(new ApiError('refusal', 429))],
  ['the network', () => Promise.reject(new ApiError('network', 0))],
])('says nothing about the payment while %s fails', async (_name, response) => {
  const { createLoader } = requestWith(error(503));
  const request: LoaderRequest['request'] = async () => parseResponse(await response());

  expect(await getBetaling('betalingGelukt', { ...createLoader, request })).toEqual({
    kind: 'unknown',
  });
});

test('redirects to the login page when the session is over, as on any screen', async () => {
  const { createLoader } = requestWith(error(401));
  await expect(getBetaling('betalingAfhandeling', createLoader)).rejects.toMatchObject({
    status: 401,
  });
});
