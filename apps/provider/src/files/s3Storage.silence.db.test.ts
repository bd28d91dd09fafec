import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { listen } from '@mijn/dev-env/listen';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import type { FileStorage } from './storage.ts';
import { createS3Storage } from './s3Storage.ts';

// Fake timers, so that the speed of the machine does not matter.
const key = '0198c0de-0000-4000-8000-000000000001';
const silent = { name: 'Refusal', status: 503, cause: { message: 'S3: TimeoutError' } };

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => answer(request, response));
let storage: FileStorage;
beforeAll(async () => {
  const port = await listen(server);
  storage = await createS3Storage(
    {
      address: `http://127.0.0.1:${port}/emmer`,
      region: 'r',
      credentials: { accessKeyId: 'k', secretAccessKey: 's' },
    },
    path.join(await createTestFolder('s3-silence'), 'underWay'),
  );
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Resolves with the next request. */
function nextRequest(): Promise<{ request: IncomingMessage; response: ServerResponse }> {
  const { promise, resolve } = Promise.withResolvers<{
    request: IncomingMessage;
    response: ServerResponse;
  }>();
  answer = (request, response) => resolve({ request, response });
  return promise;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits for a condition without advancing the timers. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

const waitSeconds = (count: number): unknown => vi.advanceTimersByTimeAsync(count * 1_000);

/** Opens a file of which S3 has sent the headers. */
async function open(): Promise<{ content: Readable; response: ServerResponse }> {
  const asked = nextRequest();
  const opening = storage.read(key);
  const { response } = await asked;
  response.writeHead(200).flushHeaders();
  return { content: await opening, response };
}

/** Resolves with the next chunk. */
async function pieceOf(content: Readable): Promise<string> {
  const [piece] = await once(content, 'data');
  return String(piece);
}

it('receives a file whole from a slow S3, however long that takes', async () => {
  const { content, response } = await open();
  const pieces = ['a', 'b', 'c', 'd'];
  for (const piece of pieces) {
    const coming = pieceOf(content);
    await waitSeconds(14);
    response.write(piece);
    expect(await coming).toBe(piece);
  }
  response.end();
  await once(content, 'end');
});

it('does not time out while the reader is slow', async () => {
  const bytes = Buffer.alloc(3 * 1024 * 1024, 'x');
  const { content, response } = await open();
  response.end(bytes);
  content.once('readable', () => undefined);
  await until(() => content.readableLength >= content.readableHighWaterMark);
  await waitSeconds(600);
  expect(bytes.equals(await buffer(content))).toBe(true);
});

it('times out when S3 stops sending, and when it never starts', async () => {
  const { content, response } = await open();
  response.write('a');
  expect(await pieceOf(content)).toBe('a');
  const broken = once(content, 'error');
  await waitSeconds(15);
  expect((await broken)[0]).toMatchObject(silent);

  const asked = nextRequest();
  const opening = expect(storage.read(key)).rejects.toMatchObject(silent);
  await asked;
  await waitSeconds(15);
  await opening;
});

it('closes the connection to S3 when the reader stops', async () => {
  const { content, response } = await open();
  response.write('a');
  await pieceOf(content);
  const closed = once(response, 'close');
  content.destroy();
  await closed;
});

it('allows a large upload more time than a small one', async () => {
  const file = path.join(storage.workFolder, 'large');
  await writeFile(file, Buffer.alloc(10 * 1024 * 1024));
  let asked = nextRequest();
  const saving = storage.save(file);
  const { request, response } = await asked;
  request.resume();
  await waitSeconds(50);
  response.end();
  expect(await saving).toMatch(/^[0-9a-f-]{36}$/);

  await writeFile(file, 'small');
  asked = nextRequest();
  const late = expect(storage.save(file)).rejects.toMatchObject(silent);
  (await asked).request.resume();
  await waitSeconds(16);
  await late;
});
