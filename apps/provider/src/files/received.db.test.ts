import { fileRules } from '@mijn/domain/constants';
import { fieldLimits, longestFieldBytes } from '@mijn/domain/fieldLimits';
import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { Refusal } from '../http/refusal.ts';
import { type Form, receive, registerForms } from './received.ts';

const workFolder = await createTestFolder('form');
let form: Form | undefined;

const app = fastify();
await registerForms(app);
app.post('/', async (request, reply) => {
  form = await receive({ request, reply }, workFolder, 'bestanden');
  return reply.send('received');
});
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof Refusal ? error.status : 500).send(),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

afterEach(async () => {
  await form?.cleanUp();
  form = undefined;
});
afterAll(() => app.close());

type Part = readonly [name: string, value: string | Blob, filename?: string];

function formOf(parts: readonly Part[]): FormData {
  const data = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, filename);
  }
  return data;
}

const send = (body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body, headers });
const statusFor = async (...parts: Part[]) => (await send(formOf(parts))).status;
const file = (content: string | Buffer<ArrayBuffer>, name = 'nota.pdf'): Part => [
  'bestanden',
  new Blob([content]),
  name,
];
const kept = () => readdir(workFolder);

describe('receive', () => {
  it('returns values per field in order, and files in the work folder', async () => {
    const parts = [
      ['colour', 'red'],
      file('one'),
      ['colour', 'blue'],
      file('', 'leeg.pdf'),
    ] as const;
    expect(await statusFor(...parts)).toBe(200);
    expect([...(form?.fields ?? [])]).toEqual([['colour', ['red', 'blue']]]);
    const [one, empty] = form?.files ?? [];
    expect(one).toMatchObject({
      name: 'nota.pdf',
      bytes: 3,
      sha256: createHash('sha256').update('one').digest('hex'),
      isTooLarge: false,
    });
    expect(empty).toMatchObject({ name: 'leeg.pdf', bytes: 0 });
    expect(await readFile(one?.path ?? '', 'utf8')).toBe('one');
    expect((await stat(one?.path ?? '')).mode & 0o077).toBe(0);
  });

  it('keeps the longest allowed field whole, in any script', async () => {
    const longest = '€'.repeat(fieldLimits.linesText);
    expect(await statusFor(file('one'), ['regels', longest])).toBe(200);
    expect(form?.fields.get('regels')).toEqual([longest]);
  });

  it('never uses the name of a file in its path', async () => {
    await statusFor(file('one', '../../eld\u202eers.pdf'));
    const [one] = form?.files ?? [];
    expect(one?.name).toBe('elders.pdf');
    expect(path.dirname(one?.path ?? '')).toBe(workFolder);
  });

  it('removes all files on cleanup, except those moved elsewhere', async () => {
    await statusFor(file('one'), file('two'));
    await rm(form?.files[0]?.path ?? '');
    await form?.cleanUp();
    expect(await kept()).toEqual([]);
  });

  it('reports a file above the maximum, and stores no more of it', async () => {
    const most = fileRules.maximumBytes;
    expect(await statusFor(file(Buffer.alloc(most)), file(Buffer.alloc(most + 1)))).toBe(200);
    expect(form?.files).toMatchObject([
      { bytes: most, isTooLarge: false },
      { bytes: most, isTooLarge: true },
    ]);
  });
});

const partOf = (header: string) =>
  `--border\r\ncontent-disposition: form-data; ${header}\r\n\r\nhalf`;

describe('refuses without leaving files behind:', () => {
  afterEach(async () => expect(await kept()).toEqual([]));

  it.each<[string, readonly Part[], number]>([
    ['a file under another field', [file('one'), ['elsewhere', new Blob(['x']), 'x.pdf']], 400],
    ['a field that PostgreSQL cannot hold', [file('one'), ['colour', 're\0d']], 400],
    ['a field that is too long', [file('one'), ['colour', 'a'.repeat(longestFieldBytes + 1)]], 400],
    ['more files than anybody sends', Array.from({ length: 21 }, () => file('x')), 413],
    [
      'more fields than a form has',
      [file('one'), ...Array.from({ length: 61 }, (_, i) => [`a${i}`, 'x'] as const)],
      413,
    ],
  ])('%s', async (_what, parts, status) => {
    expect(await statusFor(...parts)).toBe(status);
  });

  it('and closes the connection without reading the rest', async () => {
    const { headers } = await send(formOf([['colour', 'a'.repeat(longestFieldBytes + 1)]]));
    expect(headers.get('connection')).toBe('close');
  });

  it('another content type', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  it.each([
    ['in a file', partOf('name="bestanden"; filename="a.pdf"'), '; boundary=border'],
    ['in a field', partOf('name="colour"'), '; boundary=border'],
    ['between two parts', `${partOf('name="colour"')}\r\n--border`, '; boundary=border'],
    ['anywhere, since it does not say where', partOf('name="colour"'), ''],
    ['anywhere, since its border is endless', 'a', `; boundary=${'a'.repeat(300)}`],
  ])('a form that ends too early %s', async (_where, body, boundary) => {
    const headers = { 'content-type': `multipart/form-data${boundary}` };
    expect((await send(body, headers)).status).toBe(400);
  });

  it('more than the maximum of all files together', async () => {
    const each = Buffer.alloc(fileRules.maximumBytes);
    const count = Math.ceil(fileRules.maximumBytesTogether / each.length) + 1;
    const response = await send(formOf(Array.from({ length: count }, () => file(each)))).catch(
      () => undefined,
    );
    // A client that is still sending may see the connection close before it reads the status.
    expect([413, undefined]).toContain(response?.status);
    expect(form).toBeUndefined();
  });
});
