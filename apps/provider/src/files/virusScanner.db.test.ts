import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { listen } from '@mijn/dev-env/listen';
import { afterEach, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { hasClamd, startClamd } from './testing/clamd.testing.ts';
import { createVirusScanner, type ScannerAddress } from './virusScanner.ts';

const folder = await createTestFolder('scanner');
const file = path.join(folder, 'nota');
await writeFile(file, Buffer.alloc(300_000, 'nota'));

const servers: Server[] = [];
const open = new Set<Socket>();
afterEach(() => {
  for (const connection of open) connection.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Starts a scanner that handles each connection by this function. */
async function scanner(perform: (connection: Socket) => void): Promise<ScannerAddress> {
  const socket = path.join(folder, `s${servers.length}`);
  await rm(socket, { force: true });
  const server = createServer((connection) => {
    open.add(connection.on('error', () => undefined));
    perform(connection);
  });
  servers.push(server.listen(socket));
  await once(server, 'listening');
  return { socket };
}

const elsewhere = '^virus scanner: it says something else$';
const hungUp = 'it hung up|EPIPE|ECONNRESET';

/** Reads a whole INSTREAM conversation, checks its form, and answers. */
function respondAfter(response: string, seen: Buffer[] = []) {
  return (connection: Socket): void => {
    let all = Buffer.alloc(0);
    connection.on('data', (piece) => {
      all = Buffer.concat([all, Buffer.from(piece)]);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      seen.push(all);
      connection.end(response);
    });
  };
}

it('sends the whole file in chunks with their length, and ends with an empty one', async () => {
  const seen: Buffer[] = [];
  const address = await scanner(respondAfter('stream: OK\0', seen));
  expect(await createVirusScanner(address).inspect(file)).toBe('clean');
  const [all = Buffer.alloc(0)] = seen;
  expect(all.subarray(0, 10).toString('latin1')).toBe('zINSTREAM\0');
  let position = 10;
  let bytes = 0;
  for (let size = all.readUInt32BE(position); size > 0; size = all.readUInt32BE(position)) {
    bytes += size;
    position += 4 + size;
  }
  expect([bytes, position + 4]).toEqual([300_000, all.length]);
});

it('reports a virus, also over a port, and when the scanner answers early', async () => {
  const address = await scanner(respondAfter('stream: Eicar-Test-Signature FOUND\0'));
  expect(await createVirusScanner(address).inspect(file)).toBe('infected');
  const early = await scanner((connection) => {
    connection.once('data', () => connection.write('stream: Snel FOUND\0'));
  });
  expect(await createVirusScanner(early).inspect(file)).toBe('infected');
  const server = createServer(respondAfter('stream: Poort FOUND\0'));
  servers.push(server);
  const port = await listen(server);
  expect(await createVirusScanner({ host: '127.0.0.1', port }).inspect(file)).toBe('infected');
});

it.each([
  ['complains', respondAfter("Can't allocate memory ERROR\0"), "Can't allocate memory ERROR"],
  ['does not know what is asked', respondAfter('UNKNOWN COMMAND\0'), 'UNKNOWN COMMAND'],
  ['is something else that repeats the file', respondAfter('nota 999990081\0'), elsewhere],
  ['says half an answer', respondAfter('stream: O'), 'it hung up'],
  ['hangs up at once', (connection: Socket) => void connection.destroy(), hungUp],
  ['says nothing', () => undefined, 'it is slow'],
  [
    'never ends',
    (connection: Socket) => void connection.write('x'.repeat(100_000)),
    'it says too much',
  ],
  ['says a name with OK in it', respondAfter('stream: OK.Not FOUND or what\0'), elsewhere],
])('accepts no file when the scanner %s, with the reason', async (_how, perform, why) => {
  const scanning = createVirusScanner(await scanner(perform), 300).inspect(file);
  const message = expect.stringMatching(why);
  await expect(scanning).rejects.toMatchObject({ status: 503, cause: { message } });
});

it('accepts no file when the scanner is unreachable, with the reason', async () => {
  const nowhere = { socket: path.join(folder, 'nowhere') };
  await expect(createVirusScanner(nowhere).inspect(file)).rejects.toMatchObject({
    status: 503,
    cause: { message: 'virus scanner: Error ENOENT' },
  });
});

it('distinguishes a file above the scanner’s limit from a temporary failure', async () => {
  const address = await scanner(respondAfter('INSTREAM size limit exceeded. ERROR\0'));
  expect(await createVirusScanner(address).inspect(file)).toBe('tooLarge');
});

it.runIf(await hasClamd())(
  'detects that with the real scanner too, while still sending',
  async () => {
    const clamd = await startClamd(undefined, { StreamMaxLength: '100K' });
    try {
      expect(await createVirusScanner({ socket: clamd.socket }).inspect(file)).toBe('tooLarge');
    } finally {
      await clamd.stop();
    }
  },
);
