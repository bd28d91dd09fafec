import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Asker } from '../provider/ask.ts';
import { forwardClaim, forwardFile } from './upload.ts';

type Sent = Parameters<Asker['connection']['stream']>[0] & { readonly text: string };

/** Returns an asker for an insurer with this response; `sent` records requests. */
function insurer(status: number, content: unknown, headers: Readonly<Record<string, string>> = {}) {
  const sent: Sent[] = [];
  const asker: Asker = {
    connection: {
      ask: () => Promise.reject(new Error('not asked')),
      stream: async (request) => {
        if (status === 0) throw new Error('reset');
        const bytes = await buffer(Readable.from(request.body ?? []));
        expect(request.headers['content-length']).toBe(String(bytes.length));
        sent.push({ ...request, text: bytes.toString() });
        const text = typeof content === 'string' ? content : JSON.stringify(content);
        return { status, headers, body: Readable.from([Buffer.from(text)]) };
      },
    },
    token: async () => 'proof',
    signal: new AbortController().signal,
  };
  return { sent, asker };
}

const bill = new File(['a bill'], 'nota.pdf', { type: 'application/pdf' });
const kept = { status: 200, body: { bestandId: 'b1', meldingen: [] } };

const withLevel = (level: string) => ({
  status: 200,
  body: { filename: 'nota.pdf', messages: [{ code: 'x', level, message: 'y' }] },
});

describe('a file of a claim', () => {
  it('is sent as a form with its name, and dropped once the insurer stores it', async () => {
    const { sent, asker } = insurer(200, kept);
    expect(await forwardFile(asker, bill)).toEqual({
      name: 'nota.pdf',
      answer: { status: 200, body: kept, waitSeconds: undefined },
    });
    expect(sent[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent[0]?.text).toMatch(/name="bestand"; filename="nota\.pdf"[\s\S]*a bill/);
  });

  it.each([
    ['tells of', withLevel('info')],
    ['warns of', withLevel('warn')],
    ['has nothing against', { status: 200, body: { filename: 'nota.pdf', messages: [] } }],
    ['says nothing more of', { status: 200, body: { filename: 'nota.pdf' } }],
  ])(
    'is kept if an insurer with the core only, which stores none, %s it',
    async (_how, content) => {
      const { asker } = insurer(200, content);
      expect(await forwardFile(asker, bill)).toMatchObject({
        content: bill,
        answer: { body: content },
      });
    },
  );

  it.each([
    ['has something against it', 200, withLevel('error')],
    ['says something of it that nobody knows', 200, withLevel('fataal')],
    ['refuses it', 422, { status: 422, body: { filename: 'nota.pdf', messages: [] } }],
    ['says nothing of it', 200, { status: 200, body: null }],
    ['answers something else', 200, { status: 200, body: { messages: [] } }],
  ])(
    'is dropped if the insurer %s, because no claim can include it',
    async (_how, status, content) => {
      const { asker } = insurer(status, content);
      const sent = await forwardFile(asker, bill);
      expect(sent).toMatchObject({ name: 'nota.pdf', answer: { body: content } });
      expect(sent).not.toHaveProperty('content');
    },
  );

  it.each([
    ['30', 30],
    ['soon', undefined],
  ])('returns Retry-After if that is a number: %s', async (retry, seconds) => {
    const { asker } = insurer(503, { status: 503 }, { 'retry-after': retry });
    expect((await forwardFile(asker, bill)).answer).toMatchObject({
      status: 503,
      waitSeconds: seconds,
    });
  });

  it.each([
    ['does not answer', 0, '', 503],
    ['answers no JSON', 200, '<p>', 500],
  ])('has a response too if the insurer %s', async (_how, status, content, told) => {
    const { asker } = insurer(status, content);
    expect(await forwardFile(asker, bill)).toEqual({
      name: 'nota.pdf',
      answer: { status: told, body: undefined, waitSeconds: undefined },
    });
  });
});

it('sends a claim with its key', async () => {
  const { sent, asker } = insurer(201, { status: 201 });
  const form = new FormData();
  form.append('zorgsoort', 'Tandarts');
  expect(await forwardClaim(asker, form, 'k1')).toMatchObject({
    status: 201,
    body: { status: 201 },
  });
  expect(sent[0]?.headers).toMatchObject({
    'idempotency-key': 'k1',
    authorization: 'Bearer proof',
  });
  expect(sent[0]?.text).toContain('Tandarts');
});
