import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { maakVirusscanner, type ScannerAdres } from './virusscanner.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-scanner-'));
const bestand = path.join(map, 'nota');
await writeFile(bestand, Buffer.alloc(300_000, 'nota'));
afterAll(() => rm(map, { recursive: true }));

const servers: Server[] = [];
const open = new Set<Socket>();
afterEach(() => {
  for (const verbinding of open) verbinding.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A scanner that does with a connection what it is told. */
async function scanner(doe: (verbinding: Socket) => void): Promise<ScannerAdres> {
  const socket = path.join(map, `s${servers.length}`);
  await rm(socket, { force: true });
  const server = createServer((verbinding) => {
    open.add(verbinding.on('error', () => undefined));
    doe(verbinding);
  });
  servers.push(server.listen(socket));
  await once(server, 'listening');
  return { socket };
}

/** Reads a whole INSTREAM conversation, checks its form, and answers. */
function antwoordNa(antwoord: string, gezien: Buffer[] = []) {
  return (verbinding: Socket): void => {
    let alles = Buffer.alloc(0);
    verbinding.on('data', (stuk) => {
      alles = Buffer.concat([alles, Buffer.from(stuk)]);
      if (!alles.subarray(-4).equals(Buffer.alloc(4))) return;
      gezien.push(alles);
      verbinding.end(antwoord);
    });
  };
}

it('sends the whole file in chunks with their length, and ends with an empty one', async () => {
  const gezien: Buffer[] = [];
  const adres = await scanner(antwoordNa('stream: OK\0', gezien));
  expect(await maakVirusscanner(adres).isBesmet(bestand)).toBe(false);
  const [alles = Buffer.alloc(0)] = gezien;
  expect(alles.subarray(0, 10).toString('latin1')).toBe('zINSTREAM\0');
  let plek = 10;
  let bytes = 0;
  for (let maat = alles.readUInt32BE(plek); maat > 0; maat = alles.readUInt32BE(plek)) {
    bytes += maat;
    plek += 4 + maat;
  }
  expect([bytes, plek + 4]).toEqual([300_000, alles.length]);
});

it('hears that there is a virus, over a port too, and when the scanner knows before the end', async () => {
  const adres = await scanner(antwoordNa('stream: Eicar-Test-Signature FOUND\0'));
  expect(await maakVirusscanner(adres).isBesmet(bestand)).toBe(true);
  const vroeg = await scanner((verbinding) => {
    verbinding.once('data', () => verbinding.write('stream: Snel FOUND\0'));
  });
  expect(await maakVirusscanner(vroeg).isBesmet(bestand)).toBe(true);
  const server = createServer(antwoordNa('stream: Poort FOUND\0')).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const plek = server.address();
  const port = typeof plek === 'object' && plek ? plek.port : 0;
  expect(await maakVirusscanner({ host: '127.0.0.1', port }).isBesmet(bestand)).toBe(true);
});

it.each([
  ['does not know', antwoordNa('INSTREAM size limit exceeded. ERROR\0')],
  ['says something else', antwoordNa('PONG\0')],
  ['half an answer', antwoordNa('stream: O')],
  ['hangs up at once', (verbinding: Socket) => void verbinding.destroy()],
  ['says nothing', () => undefined],
  ['never ends', (verbinding: Socket) => void verbinding.write('x'.repeat(100_000))],
  ['a name with OK in it', antwoordNa('stream: OK.Not FOUND or what\0')],
])('takes no file when the scanner %s', async (_hoe, doe) => {
  const adres = await scanner(doe);
  await expect(maakVirusscanner(adres, 300).isBesmet(bestand)).rejects.toMatchObject({
    status: 503,
  });
});

it('takes no file when there is no scanner', async () => {
  const nergens = { socket: path.join(map, 'nergens') };
  await expect(maakVirusscanner(nergens).isBesmet(bestand)).rejects.toMatchObject({ status: 503 });
});
