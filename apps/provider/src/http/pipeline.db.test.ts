import { getCall, type CallOutcome, type CallParts, type DataCallName } from '@mijn/contract/calls';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createToken,
  declaratiesOf,
  numberOf,
  startTestProvider,
} from '../testing/trialProvider.testing.ts';

const provider = await startTestProvider();
afterAll(() => provider.stop());

const number = declaratiesOf('Sanne')[0]?.nummer ?? '';
const sanne = numberOf('Sanne');

// Calls without side effects, so that each can run twice; and every kind of refusal.
const requests: [DataCallName, CallParts][] = [
  ['getRelatie', {}],
  ['getVerzekerdenPerJaartal', { query: { relatienummer: sanne, jaartal: '2026' } }],
  ['getVerzekerdenPerJaartal', { query: { relatienummer: numberOf('Jan'), jaartal: '2026' } }],
  ['getVerzekerdenPerJaartal', { query: { relatienummer: 'a\0b', jaartal: '2026' } }],
  ['getVerzekerdenPerJaartal', { query: { relatienummer: sanne, jaartal: 'x' } }],
  ['listDeclaraties', { query: { limit: '3', offset: '1' } }],
  ['listDeclaraties', { query: { zoek: 'a' }, headers: { prefer: 'count=none' } }],
  ['listDeclaraties', { query: { limit: '0' } }],
  ['listDeclaraties', { query: { extra: '1' } }],
  ['getDeclaratie', { params: { id: number } }],
  ['getDeclaratie', { params: { id: 'D2026-000000' } }],
  ['getDeclaratie', { params: { id: 'a\0b' } }],
  ['getEigenRisicoPerJaar', { query: { relatienummer: sanne, jaar: '2026', merk: 'ZZ' } }],
  ['getEigenRisicoPerJaar', { query: { relatienummer: '', jaar: '2026', merk: 'ZZ' } }],
  ['listZorggebruik', { query: { relatienummer: sanne, jaar: '2026' } }],
  ['listZorggebruik', { query: { relatienummer: numberOf('Jan'), jaar: '2026' } }],
  ['listZorggebruik', { query: { relatienummer: sanne, jaar: '2026', limit: '0' } }],
  ['listZorgkosten', { params: { relatienummer: sanne, jaartal: '2026' } }],
  ['listZorgkosten', { params: { relatienummer: numberOf('Jan'), jaartal: '2026' } }],
  ['listZorgkosten', { params: { relatienummer: sanne, jaartal: 'x' } }],
  ['listFacturen', {}],
  ['getPremieFactuur', { params: { factuurkenmerk: 'F0' } }],
  ['listBetaalverzoeken', {}],
  ['getBetaalverzoek', { params: { betaalkenmerk: '1' } }],
  ['getConcept', {}],
  ['startBetaling', { body: { betaalkenmerk: '1', more: true } }],
  ['startBetaling', { body: {} }],
  ['trekDeclaratieIn', { params: { id: 'x' } }],
  ['meldBetaling', { body: { id: 'tr_1' } }],
];

function words(part: unknown): Record<string, string> {
  return typeof part === 'object' ? { ...part } : {};
}

function addressOf(name: DataCallName, { params, query }: CallParts): string {
  const path = getCall(name).path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(words(params)[key] ?? ''),
  );
  return `${path}?${new URLSearchParams(words(query)).toString()}`;
}

/**
 * Returns the outcome of a call over HTTP in the form of an in-process call: the answer's bytes or
 * the refusal.
 */
async function overHttp(name: DataCallName, parts: CallParts, as?: string): Promise<string> {
  const headers = new Headers(Object.entries(parts.headers ?? {}));
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  const { status, text } = await provider.request(addressOf(name, parts), as, {
    method: getCall(name).method,
    headers,
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  return status < 400 ? text : `refused with ${status}`;
}

const outcomeText = (outcome: CallOutcome<unknown>): string =>
  'refused' in outcome ? `refused with ${outcome.refused}` : JSON.stringify(outcome.body);

// The seal in `_state` differs on each call.
const unsealed = (text: string): string => text.replace(/"_state":"[^"]*"/, '');

describe('a call over HTTP and in-process', () => {
  it.each(requests)('has the same outcome: %s %j', async (name, parts) => {
    const token = await createToken(bsnOf('sanne'));
    const { signal } = new AbortController();
    const inProcess = outcomeText(await provider.answer(name, parts, { token, signal }));

    expect(unsealed(inProcess)).toBe(unsealed(await overHttp(name, parts, 'sanne')));
  });

  it.each(['', 'no.token.atall'])('is refused without a valid token: %j', async (token) => {
    const { signal } = new AbortController();

    expect(await provider.answer('getRelatie', {}, { token, signal })).toEqual({
      refused: 401,
      redenen: [],
    });
    expect(await overHttp('getRelatie', {})).toBe('refused with 401');
  });

  it('is refused for an unknown person and for a low login level', async () => {
    const { signal } = new AbortController();
    const unknown = await createToken('999990019');
    const low = await createToken(bsnOf('sanne'), { niveau: 20 });

    expect(outcomeText(await provider.answer('getRelatie', {}, { token: unknown, signal }))).toBe(
      'refused with 404',
    );
    expect(outcomeText(await provider.answer('getRelatie', {}, { token: low, signal }))).toBe(
      'refused with 403',
    );
  });
});

describe('an insurer without the extensions', () => {
  it('has no extension call and no extension field in-process either', async () => {
    const core = await startTestProvider({ extensions: false });
    const context = {
      token: await createToken(bsnOf('sanne')),
      signal: new AbortController().signal,
    };
    const list = await core.answer('listDeclaraties', { query: {} }, context);

    expect(outcomeText(await core.answer('getConcept', {}, context))).toBe('refused with 404');
    expect(list).toHaveProperty('body.declaraties.0.nummer');
    expect(list).not.toHaveProperty('body.declaraties.0.opgemaakteNaam');
    expect(list).not.toHaveProperty('body.totaal');
    await core.stop();
  });
});
