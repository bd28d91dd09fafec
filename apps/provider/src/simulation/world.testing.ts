import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerToken } from '@mijn/contract/caller';
import { type CallName, calls, getCall } from '@mijn/contract/calls';
import { providerBase } from '@mijn/contract/addresses';
import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import { withHistory } from '@mijn/testdata/history';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import pg from 'pg';
import { pino } from 'pino';
import { type Checkout, startCheckout } from '../betalingen/checkout.testing.ts';
import { paymentNoticeToken } from '../betalingen/pay.testing.ts';
import { type SampleLedger, writeLedger } from '../facturen/facturen.testing.ts';
import webPush from 'web-push';
import { createProvider, type Provider, type ProviderConfig } from '../createProvider.ts';
import type { Reader } from '../reading/reader.ts';
import { startPushService, type PushService } from '../push/pushService.testing.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import type { Logins } from '../db/roles.ts';
import {
  createToken,
  numberOf,
  sampleData,
  sampleDay,
  testSecrets,
} from '../testing/trialProvider.testing.ts';
import type { KillableProcess } from './actor.testing.ts';
import { Gate } from './gate.testing.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const publicKey = await exportJWK(keys.publicKey);

/** A process of the insurer in the simulation. */
export interface Copy extends KillableProcess {
  readonly provider: Provider;
}

/** Input of a call; without `as` the gateway itself calls. */
export interface SimulatedCall {
  readonly as?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  /** Parsed JSON; undefined for a file. */
  readonly json: unknown;
}

/** Environment of a run: the insurer, its database, its bank, and observations about them. */
export interface World {
  readonly gate: Gate;
  readonly checkout: Checkout;
  readonly logins: Logins;
  readonly random: RandomSource;
  readonly startCopy: () => Promise<Copy>;
  /** Makes a call of the contract to a process. */
  readonly ask: (copy: Copy, name: CallName, asked: SimulatedCall) => Promise<Answered>;
  /** Receiver of web push messages; one of them is `browser`. */
  readonly pushService: PushService;
  /** Runs SQL outside any actor, so it is not held. */
  readonly sql: <T extends pg.QueryResultRow>(statement: string) => Promise<T[]>;
  /** Calls that succeeded. */
  readonly reached: Set<CallName>;
  /** Calls that answered with a 5xx other than 503. */
  readonly failures: string[];
  readonly stop: () => Promise<void>;
}

async function headersFor(
  name: CallName,
  { as, headers, body }: SimulatedCall,
): Promise<Record<string, string>> {
  const { asker } = getCall(name);
  const token =
    as === undefined
      ? await paymentNoticeToken({ doel: asker, actor: 'medewerker-1' }, keys.privateKey)
      : await createToken(bsnOf(as), { key: keys.privateKey });
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return { ...json, authorization: `Bearer ${token}`, ...headers };
}

function addressOf(path: string, { params, query }: SimulatedCall): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, key: string) => String(params?.[key] ?? ''));
  const search = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  return `${providerBase}${filled}?${new URLSearchParams(search).toString()}`;
}

async function inject(provider: Provider, name: CallName, asked: SimulatedCall): Promise<Answered> {
  const { method, path } = calls[name];
  const headers = await headersFor(name, asked);
  const form = asked.form && new Response(asked.form);
  const content = form
    ? { payload: Buffer.from(await form.arrayBuffer()) }
    : asked.body && { payload: JSON.stringify(asked.body) };
  const contentType = form?.headers.get('content-type');
  const {
    statusCode: status,
    body,
    headers: answered,
  } = await provider.app.inject({
    method,
    url: addressOf(path, asked),
    headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
    ...content,
  });
  const isJson = String(answered['content-type']).includes('json');
  return { status, json: isJson ? JSON.parse(body) : undefined };
}

async function askIn(
  copy: Copy,
  name: CallName,
  asked: SimulatedCall,
  seen: Pick<World, 'reached' | 'failures'>,
): Promise<Answered> {
  const { status, json } = await inject(copy.provider, name, asked);
  // The answer of a killed process is lost.
  if (copy.isDead) return { status: 0, json: undefined };
  if (status < 300) seen.reached.add(name);
  if (status >= 500 && status !== 503) seen.failures.push(`${name} ${status}`);
  return { status, json };
}

// Derived from account and month, so that the same debit has the same outcome in every run.
const incassoBank = async (iban: string, amount: number, day: Temporal.PlainDate) => {
  const roll = createRandom(Number(iban.slice(-6)) + amount + day.month).roll();
  return Promise.resolve(roll < 0.25 ? ('failed' as const) : ('succeeded' as const));
};

type Setting = Pick<ProviderConfig, 'logins' | 'filesFolder' | 'now' | 'paymentProvider' | 'push'>;

// Reads every bill as a blank page. Real reading takes seconds of processor time and sends no
// statement, so it does not affect the order of events.
const blankReader: Reader = {
  warm: () => undefined,
  read: () => Promise.resolve({ pages: [], complete: true, unreadable: false }),
  show: () => Promise.resolve(Buffer.from('a page')),
  close: () => Promise.resolve(),
};

/** Starts a process with its jobs held. */
async function startCopy(setting: Setting): Promise<Copy> {
  const provider = await createProvider(
    {
      ...setting,
      ...testSecrets,
      quotas: false,
      callerKey: publicKey,
      callerIssuer: callerToken.issuer,
      log: pino({ level: 'silent' }),
      incassoBank,
    },
    // Held from the start, because automatic jobs would make the run depend on the load of the machine.
    { checkResponses: true, testReader: blankReader, jobsHeld: true },
  );
  await provider.ready();
  return { provider, isDead: false };
}

/** Returns a clock that advances with every reading. */
function createNow(): () => Temporal.Instant {
  let now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
  return () => (now = now.add({ milliseconds: 20 }));
}

/** Returns a paid term and a settlement without use of own risk, so that Henk is owed a repayment. */
function settlementOf(relatienummer: string): SampleLedger {
  const settlement = 'F2026-00000900';
  const termijn = { soort: 'Eigenrisicotermijn', datum: '2025-02-01', jaar: 2025 } as const;
  return {
    debiteur: relatienummer,
    betaalverzoeken: [],
    facturen: [
      {
        kenmerk: settlement,
        soort: 'Eigenrisicoeindafrekening',
        datum: '2026-11-20',
        jaar: 2025,
        regels: [{ bedrag: -3_850, relatienummer, omschrijving: 'Betaald' }],
      },
      {
        ...termijn,
        kenmerk: 'F2025-00000901',
        eindafrekening: settlement,
        regels: [{ bedrag: 3_850, relatienummer }],
        boekingen: [{ soort: 'betaling', bedrag: 3_850 }],
      },
    ],
  };
}

/** Creates an insurer with the personas, behind a gate. */
export async function createWorld(seed: number): Promise<World> {
  const db = await createSeededDatabase(withHistory(sampleData, sampleDay));
  const filesFolder = await mkdtemp(join(tmpdir(), 'mijn-simulation-'));
  const checkout = await startCheckout();
  // Always due, so that reconciliation does not depend on real time.
  const paymentProvider = checkout.config({ reconcilePausesMs: Array<number>(500).fill(0) });
  const pushService = await startPushService();
  const subject = 'mailto:wij@voorbeeld.example';
  const push = { ...webPush.generateVAPIDKeys(), subject, hosts: [pushService.host] };
  const setting = { logins: db.logins, filesFolder, now: createNow(), paymentProvider, push };
  const own = new pg.Client({ connectionString: db.url });
  await own.connect();
  // Fails fast on locks of held actors, which cannot be released meanwhile.
  await own.query("SET lock_timeout = '200ms'");
  const gate = new Gate(own);
  const sql = async <T extends pg.QueryResultRow>(statement: string): Promise<T[]> =>
    gate.aside(async () => (await own.query<T>(statement)).rows);
  await writeLedger({ sql }, settlementOf(numberOf('Henk')));
  const copies: Copy[] = [];
  const seen = { reached: new Set<CallName>(), failures: new Array<string>() };
  return {
    gate,
    checkout,
    pushService,
    logins: db.logins,
    ...seen,
    random: createRandom(seed),
    startCopy: async () => {
      const copy = await startCopy(setting);
      copies.push(copy);
      return copy;
    },
    ask: (copy, name, asked) => askIn(copy, name, asked, seen),
    sql,
    stop: async () => {
      // Closing would wait for held statements, so the processes are killed first.
      for (const copy of copies) await gate.kill(copy);
      gate.close();
      await Promise.allSettled(copies.map(({ provider }) => provider.close()));
      await Promise.all([own.end(), checkout.close(), pushService.close()]);
      await db.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
