import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
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

/** A scanner that does with a connection what it is told. */
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
  expect(await createVirusScanner(address).isInfected(file)).toBe(false);
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

it('hears that there is a virus, over a port too, and when the scanner knows before the end', async () => {
  const address = await scanner(respondAfter('stream: Eicar-Test-Signature FOUND\0'));
  expect(await createVirusScanner(address).isInfected(file)).toBe(true);
  const early = await scanner((connection) => {
    connection.once('data', () => connection.write('stream: Snel FOUND\0'));
  });
  expect(await createVirusScanner(early).isInfected(file)).toBe(true);
  const server = createServer(respondAfter('stream: Poort FOUND\0')).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const position = server.address();
  const port = typeof position === 'object' && position ? position.port : 0;
  expect(await createVirusScanner({ host: '127.0.0.1', port }).isInfected(file)).toBe(true);
});

it.each([
  ['does not know', respondAfter('INSTREAM size limit exceeded. ERROR\0')],
  ['says something else', respondAfter('PONG\0')],
  ['half an answer', respondAfter('stream: O')],
  ['hangs up at once', (connection: Socket) => void connection.destroy()],
  ['says nothing', () => undefined],
  ['never ends', (connection: Socket) => void connection.write('x'.repeat(100_000))],
  ['a name with OK in it', respondAfter('stream: OK.Not FOUND or what\0')],
])('takes no file when the scanner %s', async (_how, perform) => {
  const address = await scanner(perform);
  await expect(createVirusScanner(address, 300).isInfected(file)).rejects.toMatchObject({
    status: 503,
  });
});

it('takes no file when there is no scanner', async () => {
  const nowhere = { socket: path.join(folder, 'nowhere') };
  await expect(createVirusScanner(nowhere).isInfected(file)).rejects.toMatchObject({ status: 503 });
});
