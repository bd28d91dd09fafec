import { fileRules } from '@mijn/domain/constants';
import { fieldLimits, longestFieldBytes } from '@mijn/domain/fieldLimits';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { type ReceivedForm, receiveForm, registerMultipart, checkSize } from './multipart.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

type Part = readonly [name: string, value: string | File];

interface Message {
  readonly payload: Buffer;
  readonly contentType: string;
}

async function toMessage(parts: readonly Part[]): Promise<Message> {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const message = new Response(form);
  return {
    payload: Buffer.from(await message.arrayBuffer()),
    contentType: message.headers.get('content-type') ?? '',
  };
}

/**
 * Posts a form to a page that accepts files; returns the received form and the files sent to the insurer.
 */
async function post(
  parts: readonly Part[],
  check: (fields: URLSearchParams) => void = () => {},
  toSent = (message: Message): Message => message,
) {
  const sent: string[] = [];
  const received: ReceivedForm[] = [];
  app = Fastify();
  await registerMultipart(app);
  const sendFile = async (file: File) => {
    sent.push(`${file.name} ${file.type} ${await file.text()}`.slice(0, 40));
    return { name: file.name, answer: { status: 200, body: {}, waitSeconds: undefined } };
  };
  app.route({
    method: 'POST',
    url: '/',
    onRequest: checkSize,
    bodyLimit: 1e9,
    handler: async (request) => {
      received.push(await receiveForm(request, { check, sendFile }));
      return {};
    },
  });
  const { payload, contentType } = toSent(await toMessage(parts));
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': contentType },
  });
  return { statusCode, sent, received: received[0] };
}

const bill = (name = 'nota.pdf', content = 'a bill') =>
  new File([content], name, { type: 'application/pdf' });

describe('a form with files', () => {
  it('is received with repeated fields, and files in order', async () => {
    const { received, sent } = await post([
      ['zorg', 'Tandarts'],
      ['veld', 'a'],
      ['veld', 'b'],
      ['bestanden', bill()],
      ['bestanden', bill('nota 2.pdf', 'another')],
      ['after', 'the files'],
    ]);
    expect(String(received?.fields)).toBe('zorg=Tandarts&veld=a&veld=b&after=the+files');
    expect(sent).toEqual(['nota.pdf application/pdf a bill', 'nota 2.pdf application/pdf another']);
    expect(received?.files.map(({ name }) => name)).toEqual(['nota.pdf', 'nota 2.pdf']);
  });

  it('accepts the longest field in any script', async () => {
    const longest = '€'.repeat(fieldLimits.linesText);
    const { statusCode, received } = await post([['regels', longest]]);
    expect([statusCode, received?.fields.get('regels')]).toEqual([200, longest]);
  });

  it('is refused with a field that is too long, never truncated', async () => {
    const { statusCode, received } = await post([['regels', 'a'.repeat(longestFieldBytes + 1)]]);
    expect([statusCode, received]).toEqual([400, undefined]);
  });

  it('is refused if its fields exceed any claim’s together', async () => {
    const parts = Array.from({ length: 20 }, (_, at): Part => [`f${at}`, 'a'.repeat(50_000)]);
    expect((await post(parts)).statusCode).toBe(200);
    await app?.close();
    const { statusCode, received } = await post([...parts, ...parts]);
    expect([statusCode, received]).toEqual([400, undefined]);
  });

  it.each<[string, (message: Message) => Message]>([
    ['without an end', ({ payload, ...rest }) => ({ ...rest, payload: payload.subarray(0, -30) })],
    [
      'cut off in a file',
      ({ payload, ...rest }) => ({ ...rest, payload: payload.subarray(0, -80) }),
    ],
    ['without a boundary', (message) => ({ ...message, contentType: 'multipart/form-data' })],
    [
      'with another boundary',
      (message) => ({ ...message, contentType: 'multipart/form-data; boundary=other' }),
    ],
    [
      'with an endless boundary',
      (message) => ({
        ...message,
        contentType: `multipart/form-data; boundary=${'a'.repeat(300)}`,
      }),
    ],
  ])('is refused %s', async (_title, toSent) => {
    const parts: Part[] = [
      ['zorg', 'Tandarts'],
      ['bestanden', bill()],
    ];
    const { statusCode, received } = await post(parts, undefined, toSent);
    expect([statusCode, received]).toEqual([400, undefined]);
  });

  it('ignores an empty file input', async () => {
    const { received, sent } = await post([['bestanden', bill('', '')]]);
    expect([sent, received?.files, received?.digests]).toEqual([[], [], []]);
  });

  it('keeps only the last part of a file’s name', async () => {
    expect((await post([['bestanden', bill('../../nota.pdf')]])).received?.files).toMatchObject([
      { name: 'nota.pdf' },
    ]);
  });

  it('is aborted before its first file if its fields are invalid', async () => {
    const { statusCode, sent } = await post(
      [
        ['formKey', 'x'],
        ['bestanden', bill()],
      ],
      (fields) => {
        if (fields.get('formKey') === 'x') throw new Refusal(403, 'a form of another session');
      },
    );
    expect([statusCode, sent]).toEqual([403, []]);
  });

  it('reports a file that is too large, and does not forward it', async () => {
    const large = bill('large.pdf', 'x'.repeat(fileRules.maximumBytes + 1));
    const { received, sent } = await post([['bestanden', large]]);
    expect(received?.files).toMatchObject([{ name: 'large.pdf', answer: { status: 413 } }]);
    expect(sent).toEqual([]);
  });
});

const megabytes = (name: string, count: number) => bill(name, 'x'.repeat(count * 1024 * 1024));

describe('a form with more than a claim allows', () => {
  it('keeps what fits, and names files that are too large together', async () => {
    const parts = ['1', '2', '3', '4', '5'].map((at): Part => ['bestanden', megabytes(at, 9)]);
    const { statusCode, received, sent } = await post([...parts, ['after', 'the files']]);
    expect(statusCode).toBe(200);
    expect(sent).toHaveLength(4);
    expect(received?.files.map(({ leftOut }) => leftOut)).toEqual([
      ...Array.from({ length: 4 }),
      'tooLargeTogether',
    ]);
    expect(received?.fields.get('after')).toBe('the files');
  });

  it('names surplus files', async () => {
    const names = Array.from({ length: fileRules.maximumCount + 3 }, (_, at) => `${at}.pdf`);
    const { received, sent } = await post(names.map((name) => ['bestanden', bill(name)]));
    expect(sent).toHaveLength(fileRules.maximumCount);
    expect(received?.files.filter(({ leftOut }) => leftOut === 'tooMany')).toHaveLength(3);
  });

  it('accepts all fields of the longest bill', async () => {
    const fields = Array.from({ length: fieldLimits.regels * 6 }, (_, at): Part => [`f${at}`, 'x']);
    const { received } = await post(fields);
    expect([...(received?.fields ?? [])]).toHaveLength(fields.length);
  });
});

const digestOf = async (name: string, content: string) => {
  const { received } = await post([['bestanden', bill(name, content)]]);
  await app?.close();
  return received?.digests[0];
};

it('changes a file’s digest with its name and content only', async () => {
  const digest = await digestOf('a.pdf', 'b');
  expect(digest).toMatch(/^[\da-f]{64}$/);
  expect(await digestOf('a.pdf', 'b')).toBe(digest);
  expect(await digestOf('a.pdf', 'c')).not.toBe(digest);
  expect(await digestOf('b.pdf', 'b')).not.toBe(digest);
});

it.each([
  [
    'more than that many of the largest files',
    { 'content-length': String(103 * 1024 * 1024) },
    413,
  ],
  ['an unknown amount', { 'content-length': 'many' }, 413],
])('refuses %s before reading anything', async (_what, headers, status) => {
  app = Fastify();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.post('/', { onRequest: checkSize }, () => 'read');
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({ method: 'POST', url: '/', headers: { ...type, ...headers } });
  expect(answer.statusCode).toBe(status);
  const capitals = { 'content-type': 'Multipart/Form-Data; boundary=x', ...headers };
  const same = await app.inject({ method: 'POST', url: '/', headers: capitals });
  expect(same.statusCode).toBe(status);
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const plain = await app.inject({ method: 'POST', url: '/', headers: form });
  expect(plain.body).toBe('read');
});
