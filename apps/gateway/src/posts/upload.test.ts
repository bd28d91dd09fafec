import { text, buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { formMessage, forwardClaim, forwardFile } from './upload.ts';
import { Readable } from 'node:stream';
import type { Asker } from '../provider/ask.ts';

const boundaryIn = (type: string | null): string => type?.split('boundary=')[1] ?? 'none';

/** Serialises a form with the platform, with another boundary. */
async function asThePlatform(form: FormData, boundary: string): Promise<string> {
  const message = new Response(form);
  const own = boundaryIn(message.headers.get('content-type'));
  return (await message.text()).replaceAll(own, boundary);
}

const formOf = (...fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
};

describe('formMessage', () => {
  it.each<[string, FormData]>([
    ['nothing', formOf()],
    ['words', formOf(['zorgsoort', 'Fysiothérapie'], ['bedrag', ''])],
    ['lines of several kinds', formOf(['tekst', 'een\ntwee\rdrie\r\nvier'])],
    ['names with what ends a name', formOf(['a"b\nc\rd', 'x'])],
    [
      'a file whose name has what ends a name',
      formOf([
        'bestand',
        new File(['a bill\nas it is'], 'no"ta\r\nX: 1.pdf', { type: 'application/pdf' }),
      ]),
    ],
    [
      'a file without a type',
      formOf(['bestanden', new File([''], 'leeg')], ['na', 'de bestanden']),
    ],
  ])('equals the platform’s serialisation byte for byte: %s', async (_what, form) => {
    const { headers, body } = formMessage(form);
    const sent = await text(body);
    expect(sent).toBe(await asThePlatform(form, boundaryIn(headers['content-type'])));
    expect(headers['content-length']).toBe(String(Buffer.byteLength(sent)));
  });

  it('has a known size before it is read, and streams', async () => {
    // A received file consists of as many chunks.
    const pieces = Array.from({ length: 50 }, () => new Uint8Array(60_000));
    const large = new File(pieces, 'nota.pdf');
    const { headers, body } = formMessage(formOf(['bestand', large]));
    expect(Number(headers['content-length'])).toBeGreaterThan(3_000_000);
    const sizes: number[] = [];
    const sent: AsyncIterable<Uint8Array> = body;
    for await (const { length } of sent) sizes.push(length);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(Number(headers['content-length']));
  });
});

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
        const responseText = typeof content === 'string' ? content : JSON.stringify(content);
        return { status, headers, body: Readable.from([Buffer.from(responseText)]) };
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
