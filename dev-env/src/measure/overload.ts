import { ownHeader } from '@mijn/domain/headers';
import { isObject } from '@mijn/domain/isObject';
import { startProgram } from '@mijn/dev-env/journeys/worldProcess';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { builtClient, startWorld } from '@mijn/dev-env/startWorld';
import { fetchAnywhere, logIn } from '@mijn/dev-env/whole/apart.testing';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/*
 * Measures file uploads under load:
 *
 *   node dev-env/src/measure/overload.ts [--clients 30] [--rounds 2] [--out answers.json]
 *
 * Clients upload example bills at the same moment and have each of them read. They use public addresses
 * only, and record every response. The product runs in another process as with `npm start`, but without
 * limits per address, because all clients share one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clients: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '2' },
    out: { type: 'string' },
  },
});

/** Number of attempts before the app gives up reading a bill. */
const attempts = 10;

const people = ['sanne', 'daan', 'jan', 'fatima', 'mila', 'noor', 'tom', 'emma', 'henk', 'aisha'];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Addresses {
  readonly url: string;
  readonly timeUrl: string;
}

interface Recorded {
  readonly client: number;
  readonly kind: 'upload' | 'reading';
  readonly file: string;
  /** 0: no response. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly wait: number;
  /** For an upload its codes; for a reading the number of bills, or the status of its error. */
  readonly outcome: string;
}

async function runWorld(varDir: string): Promise<void> {
  const [port, digid, ideal, time, mail, staff, internalPort] = await Promise.all(
    Array.from({ length: 7 }, () => freePort()),
  );
  if (!port || !digid || !ideal || !time || !mail || !staff || !internalPort) throw new Error();
  const world = await startWorld({
    port,
    simulatorPorts: { digid, ideal, time, mail, staff },
    internalPort,
    varDir,
    durable: false,
    rateLimits: false,
    warmFiles: true,
  });
  process.send?.({ url: world.url, timeUrl: world.timeUrl });
  process.once('disconnect', () => void world.close().then(() => process.exit(0)));
}

function textAt(value: unknown, ...names: readonly string[]): string | undefined {
  const found = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);
  return typeof found === 'string' ? found : undefined;
}

function listAt(value: unknown, ...names: readonly string[]): readonly unknown[] | undefined {
  const found = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);
  return Array.isArray(found) ? found : undefined;
}

async function readingOperation(): Promise<string> {
  const ledger = path.join(builtClient, 'client', '.vite', 'operations.json');
  const releases: unknown = JSON.parse(await readFile(ledger, 'utf8'));
  const texts = Array.isArray(releases) ? releases.flat() : [];
  const found: unknown = texts.find((text) => /query GelezenNotas\b/.test(String(text)));
  if (typeof found !== 'string') throw new Error('The build does not read bills');
  return found;
}

interface Bill {
  readonly name: string;
  readonly content: Blob;
}

/** Returns the example bills for new users: PDFs and photos. */
async function fetchBills(timeUrl: string): Promise<readonly Bill[]> {
  const page = await (await fetchAnywhere(`${timeUrl}/voorbeeldnotas?person=emma`)).text();
  const links = [...page.matchAll(/href="([^"]+)" download/g)].flatMap(([, link]) => link ?? []);
  return Promise.all(
    links.map(async (link) => {
      const answer = await fetchAnywhere(new URL(link, timeUrl));
      const content = await answer.blob();
      const kind = content.type === 'application/pdf' ? 'pdf' : 'jpg';
      return { name: `${path.basename(link)}.${kind}`, content };
    }),
  );
}

interface Client {
  readonly number: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly record: (one: Recorded) => void;
}

async function ask(
  { number, url, headers, record }: Client,
  { kind, file, address }: { readonly address: string } & Pick<Recorded, 'kind' | 'file'>,
  body: FormData | string,
  outcomeOf: (answer: unknown) => string,
): Promise<unknown> {
  const begun = performance.now();
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(url + address, {
    method: 'POST',
    headers: { ...headers, ...json },
    body,
  }).catch(() => undefined);
  const content: unknown = await answer?.json().catch(() => undefined);
  record({
    client: number,
    kind,
    file,
    status: answer?.status ?? 0,
    retryAfter: answer?.headers.get('retry-after') ?? null,
    wait: Math.round(performance.now() - begun),
    outcome: outcomeOf(content),
  });
  return content;
}

async function sendAndRead(client: Client, bill: Bill, operation: string): Promise<void> {
  const form = new FormData();
  form.append('bestand', bill.content, bill.name);
  const upload = { kind: 'upload', file: bill.name } as const;
  const address = '/api/v1/declaraties/valideren/bestand';
  const answer = await ask(client, { ...upload, address }, form, (content) =>
    (listAt(content, 'body', 'messages') ?? [])
      .map((one) => `${textAt(one, 'level')} ${textAt(one, 'code')}`)
      .join(', '),
  );
  const id = textAt(answer, 'body', 'bestandId');
  if (id === undefined) return;
  const body = JSON.stringify({ query: operation, variables: { bestandIds: [id] } });
  const reading = { kind: 'reading', file: bill.name, address: '/graphql' } as const;
  // The app retries a reading that is not finished.
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const read = await ask(client, reading, body, (content) => {
      const [error] = listAt(content, 'errors') ?? [];
      if (error !== undefined) return `error ${JSON.stringify(error).match(/"status":(\d+)/)?.[1]}`;
      const found = listAt(content, 'data', 'gelezen');
      const what = found ? `${found.length} bills` : 'unreadable';
      return attempt > 1 ? `${what} (asked ${attempt} times)` : what;
    });
    if (listAt(read, 'errors') === undefined) return;
    await pause(1_000);
  }
}

function percentile(all: readonly number[], part: number): number {
  return all.toSorted((one, other) => one - other)[Math.ceil(all.length * part) - 1] ?? 0;
}

function report(recorded: readonly Recorded[]): void {
  for (const kind of ['upload', 'reading'] as const) {
    const all = recorded.filter((one) => one.kind === kind);
    const waits = all.map(({ wait }) => wait);
    const [median, most] = [percentile(waits, 0.5), percentile(waits, 1)];
    print(`${kind}: ${all.length} answers, wait ${median} ms in the middle, ${most} at most`);
    const words = Object.groupBy(all, ({ status, outcome }) => `${status} ${outcome}`.trim());
    for (const [word, ones] of Object.entries(words)) print(`  ${ones?.length} × ${word}`);
  }
}

async function measure(folder: string): Promise<void> {
  const program = fileURLToPath(import.meta.url);
  const world = await startProgram<Addresses>(program, ['world', path.join(folder, 'var')]);
  try {
    const { url, timeUrl } = world.told;
    const [bills, operation] = await Promise.all([fetchBills(timeUrl), readingOperation()]);
    const recorded: Recorded[] = [];
    const clients: Client[] = [];
    for (let number = 0; number < Number(values.clients); number += 1) {
      const cookie = await logIn(url, people[number % people.length] ?? '');
      const headers = { cookie, origin: url, [ownHeader.name]: ownHeader.value };
      clients.push({ number, url, headers, record: (one) => void recorded.push(one) });
    }
    const [first, bill] = [clients[0], bills[0]];
    if (!first || !bill) throw new Error('Nothing to send');
    print(`${clients.length} clients, ${bills.length} bills, ${availableParallelism()} cores`);
    await sendAndRead(first, bill, operation);
    print('The first file, alone:');
    report(recorded);
    recorded.length = 0;
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const at = (number: number): Bill => bills[(number + round) % bills.length] ?? bill;
      await Promise.all(clients.map((one) => sendAndRead(one, at(one.number), operation)));
    }
    print('All at once:');
    report(recorded);
    if (values.out) await writeFile(values.out, JSON.stringify(recorded, null, 1));
  } finally {
    await world.stop();
  }
}

if (positionals[0] === 'world') await runWorld(positionals[1] ?? '');
else {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-overload-'));
  try {
    await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
