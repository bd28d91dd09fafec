import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { SendStream } from './connection.ts';
import { createHttpAsk } from './httpAsk.ts';

type Sent = Parameters<SendStream>[0];

/** Asks an insurer that answers so over HTTP; what was sent stands in `sent`. */
function insurer(status: number, content: unknown) {
  const sent: Sent[] = [];
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const ask = createHttpAsk(async (request) => {
    sent.push(request);
    return { status, headers: {}, body: Readable.from([Buffer.from(text)]) };
  });
  return { sent, ask };
}

const asking = { token: 'proof', signal: new AbortController().signal };
const list = { status: { status: 200 }, declaraties: [], totaal: 0 };

describe('what is sent to the insurer', () => {
  it('has proof of who asks, and no body where the call has none', async () => {
    const { sent, ask } = insurer(200, list);
    await ask('listDeclaraties', { query: { limit: 5, zoek: null } }, asking);
    expect(sent).toEqual([
      {
        method: 'GET',
        path: '/declaraties?limit=5',
        headers: { accept: 'application/json', authorization: 'Bearer proof' },
        signal: asking.signal,
      },
    ]);
  });

  it('says that its body is JSON', async () => {
    const { sent, ask } = insurer(409, { status: 409, concept: null });
    const body = { versie: null, velden: {}, bestandIds: [] };
    await ask('bewaarConcept', { body }, asking);
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });
});

describe('what the insurer answers', () => {
  it('is taken in the shape of its call, without what that does not name', async () => {
    const { ask } = insurer(200, { ...list, more: 'x' });
    expect(await ask('listDeclaraties', {}, asking)).toEqual({ status: 200, body: list });
  });

  it.each([
    ['by its status', 403, { redenen: ['GeenZenZ'] }],
    ['inside an answer that says 200', 200, { status: { status: 403 }, redenen: ['GeenZenZ'] }],
  ])('is a refusal %s, with its reasons', async (_where, status, content) => {
    const { ask } = insurer(status, content);
    expect(await ask('listDeclaraties', {}, asking)).toEqual({
      refused: 403,
      redenen: ['GeenZenZ'],
    });
  });

  it.each([
    [502, 503],
    [504, 503],
    [418, 500],
    [431, 400],
    [409, 409],
  ])('is a refusal of %i as %i, also without reasons that can be read', async (status, refused) => {
    const { ask } = insurer(status, { redenen: 'none' });
    expect(await ask('listDeclaraties', {}, asking)).toEqual({ refused, redenen: [] });
  });

  it('of another shape fails, and says where without saying what stood there', async () => {
    const { ask } = insurer(200, { ...list, totaal: 'hidden' });
    const error = await ask('listDeclaraties', {}, asking).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      soort: 'shape',
      status: 500,
      cause: expect.stringMatching(/^totaal/),
    });
    expect(JSON.stringify(error)).not.toContain('hidden');
  });

  it('that is no JSON fails', async () => {
    await expect(insurer(200, '<p>Oeps').ask('listDeclaraties', {}, asking)).rejects.toMatchObject({
      soort: 'syntax',
    });
  });
});
