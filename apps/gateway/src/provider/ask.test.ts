import type { CallOutcome } from '@mijn/contract/calls';
import { describe, expect, it } from 'vitest';
import { ask, askKnown, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

function askerOf(answer: () => Promise<CallOutcome<never>>, signal?: AbortSignal) {
  const asked: unknown[] = [];
  const asker: Asker = {
    connection: {
      ask: (...call) => {
        asked.push(call);
        return answer();
      },
      stream: () => Promise.reject(new Error('not asked')),
    },
    token: async () => 'proof',
    signal: signal ?? new AbortController().signal,
  };
  return { asker, asked };
}

const refused = (status: 400 | 403 | 404 | 405 | 503) => async () => ({
  refused: status,
  redenen: ['GeenZenZ'],
});

describe('ask', () => {
  it('sends the caller’s token, without null and undefined', async () => {
    const { asker, asked } = askerOf(refused(404));
    const query = { relatienummer: null, jaar: 2026, merk: undefined };
    await ask(asker, 'getEigenRisicoPerJaar', { query }).catch(() => undefined);
    expect(asked).toEqual([
      ['getEigenRisicoPerJaar', expect.anything(), { token: 'proof', signal: asker.signal }],
    ]);
    const [, parts] = [asked].flat(2);
    expect(JSON.stringify(parts)).toContain('2026');
    expect(JSON.stringify(parts)).not.toMatch(/null|relatienummer|merk/);
  });

  it('throws the status and reasons of a refusal', async () => {
    const { asker } = askerOf(refused(403));
    const error = await ask(asker, 'listFacturen', {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ soort: 'refused', status: 403, redenen: ['GeenZenZ'] });
  });

  it('is unreachable after a connection error', async () => {
    const { asker } = askerOf(() => Promise.reject(new Error('reset')));
    await expect(ask(asker, 'listFacturen', {})).rejects.toMatchObject({
      soort: 'unreachable',
      status: 503,
    });
  });

  it('aborts with the signal, also before the insurer is called', async () => {
    const patience = new AbortController();
    const { asker } = askerOf(() => new Promise(() => undefined), patience.signal);
    const asking = ask(asker, 'listFacturen', {});
    patience.abort(new Error('too late'));
    await expect(asking).rejects.toMatchObject({ soort: 'unreachable', status: 503 });
    await expect(ask(asker, 'listFacturen', {})).rejects.toMatchObject({ soort: 'unreachable' });
  });
});

describe('askKnown', () => {
  it.each([400, 404, 405] as const)('maps %i to an unknown id', async (status) => {
    const { asker } = askerOf(refused(status));
    const error = await askKnown(asker, 'getDeclaratie', { params: { id: 'x' } }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({ soort: 'refused', status: 404, redenen: [] });
  });

  it.each([403, 503] as const)('passes on %i', async (status) => {
    const { asker } = askerOf(refused(status));
    await expect(askKnown(asker, 'getDeclaratie', { params: { id: 'x' } })).rejects.toMatchObject({
      status,
    });
  });
});
