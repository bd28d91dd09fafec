import type { AnswerCall } from '@mijn/contract/calls';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { describe, expect, it } from 'vitest';
import { withFaults } from './faults.ts';

const asUsual: AnswerCall = () => Promise.resolve({ refused: 429, redenen: [] });
const { ask } = withFaults({ ask: asUsual, stream: () => Promise.reject(new Error('not asked')) });

function askAs(persona: string, signal = new AbortController().signal) {
  const claims = Buffer.from(JSON.stringify({ sub: bsnOf(persona) })).toString('base64url');
  return { token: `x.${claims}.x`, signal };
}

describe('the relation call of a fault persona', () => {
  it.each([401, 403, 404, 500, 503])('is refused with %s', async (refused) => {
    const outcome = await ask('getRelatie', {}, askAs(`storing-${refused}`));
    expect(outcome).toEqual({ refused, redenen: [] });
  });

  it.each(['leeg', 'html'])('returns invalid JSON: %s', async (fault) => {
    const outcome = ask('getRelatie', {}, askAs(`storing-${fault}`));
    await expect(outcome).rejects.toMatchObject({ soort: 'syntax' });
  });

  it('is slow until the caller aborts', async () => {
    const asking = askAs('storing-traag', AbortSignal.timeout(20));
    await expect(ask('getRelatie', {}, asking)).rejects.toThrow();
  });
});

it('leaves other calls and other people alone', async () => {
  const usual = { refused: 429 };
  expect(await ask('listDeclaraties', {}, askAs('storing-500'))).toMatchObject(usual);
  expect(await ask('getRelatie', {}, askAs('sanne'))).toMatchObject(usual);
});
