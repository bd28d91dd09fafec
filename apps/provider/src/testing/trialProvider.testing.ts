import { callerToken } from '@mijn/contract/caller';
import { providerBase } from '@mijn/contract/addresses';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { createSeedData } from '@mijn/testdata/seedData';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createProvider, type TestSetup, type ProviderConfig } from '../createProvider.ts';
import { createInspector, type Inspector } from '../files/inspect/inspector.ts';
import { openPool } from '../db/database.ts';
import type { Logins, Role } from '../db/roles.ts';
import type { App } from '../http/services.ts';
import type { JobControl } from '../jobs/startJobs.ts';
import type { SeedData } from '../seed/seedData.ts';
import { createSeededDatabase } from './seededDatabase.testing.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const publicKey = await exportJWK(keys.publicKey);

/** Private key of the gateway, for tokens that `createToken` does not make. */
export const gatewayKey = keys.privateKey;

export const testSecrets = {
  stateKeys: [Buffer.alloc(32, 'state')],
  sealKey: Buffer.alloc(32, 'seal'),
} as const;

/** Insurer's day in tests. */
export const sampleDay = Temporal.PlainDate.from('2026-11-21');

/** Complete data of the personas on that day. */
export const fullSeedData = createSeedData(sampleDay);

// Most tests do not need 2,000 claims of one person, and every test seeds a database.
const fewOfHenk = 40;

/** Data of the personas on that day, with only the last claims of Henk. */
export const sampleData = {
  ...fullSeedData,
  declaraties: fullSeedData.declaraties.slice(0, fewOfHenk - 2_000),
};

// Starting an inspector's processes takes seconds of processor time, so that a worker's insurers share one.
const inspectorFolder = join(tmpdir(), `mijn-inspector-${userInfo().uid}`);
await mkdir(inspectorFolder, { recursive: true });
const { inspect, warm } = createInspector(inspectorFolder);
const sharedInspector: Inspector = { inspect, warm, close: () => Promise.resolve() };

/** Returns the relatienummer of a persona by first name. */
export function numberOf(roepnaam: string): string {
  const relatie = sampleData.relaties.find((candidate) => candidate.roepnaam === roepnaam);
  if (!relatie) throw new Error(`No persona ${roepnaam}`);
  return relatie.relatienummer;
}

/** Returns the seeded claims of a persona by first name, newest first. */
export function declaratiesOf(roepnaam: string) {
  const number = numberOf(roepnaam);
  return fullSeedData.declaraties
    .filter(({ relatienummer }) => relatienummer === number)
    .toSorted((one, other) => (one.submittedOn < other.submittedOn ? 1 : -1));
}

/** Differences from the gateway's tokens. */
export interface TokenOverrides {
  readonly niveau?: number;
  readonly issuer?: string;
  readonly audience?: string;
  /** Age in seconds. */
  readonly old?: number;
  /** Lifetime in seconds. */
  readonly valid?: number;
  readonly key?: CryptoKey;
  readonly actor?: string;
  readonly reden?: string;
  /** Acts for another person (contract, `representativeClaims`). */
  readonly actsFor?:
    | { readonly machtiging: string }
    | { readonly vertegenwoordigde: string; readonly bereik: readonly string[] };
}

/** Creates a caller's token for a BSN. */
export async function createToken(bsn: string, otherwise: TokenOverrides = {}): Promise<string> {
  const created = Math.floor(Date.now() / 1000) - (otherwise.old ?? 0);
  const { niveau = 25, actor, reden, actsFor } = otherwise;
  const audience = actsFor ? callerToken.representativeAudience : callerToken.audience;
  return new SignJWT({ niveau, ...(actor && { actor }), ...(reden && { reden }), ...actsFor })
    .setProtectedHeader({ alg: callerToken.algorithm })
    .setIssuer(otherwise.issuer ?? callerToken.issuer)
    .setAudience(otherwise.audience ?? audience)
    .setSubject(bsn)
    .setIssuedAt(created)
    .setExpirationTime(created + (otherwise.valid ?? 30))
    .sign(otherwise.key ?? keys.privateKey);
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** A complete insurer over HTTP, on its own database. */
export interface TestProvider {
  readonly url: string;
  /** The same insurer without a network. */
  readonly app: App;
  /** Superuser's URL of the database, and the insurer's own logins. */
  readonly databaseUrl: string;
  readonly logins: Logins;
  /** Sends a request as a persona (key of their login); without `as`, without a token. */
  readonly request: (
    path: string,
    as?: string,
    otherwise?: RequestInit & TokenOverrides,
  ) => Promise<Answer>;
  readonly jobs: JobControl;
  /** Sends a GET as a persona and returns the JSON of a successful answer. */
  readonly read: <T>(path: string, as: string) => Promise<T>;
  /** Starts another copy of this insurer on the same data. */
  readonly startCopy: () => Promise<Pick<TestProvider, 'request' | 'stop'>>;
  /** Runs SQL as superuser. */
  readonly sql: <T extends pg.QueryResultRow>(statement: string) => Promise<T[]>;
  readonly stop: () => Promise<void>;
}

/** Configuration that differs from the default; `jobsHeld` holds the jobs until `release`. */
export type TestConfig = Partial<ProviderConfig> & Pick<TestSetup, 'jobsHeld'>;

/**
 * Starts an insurer with the personas on a fixed day; the caller must stop it. Tests that run jobs
 * step by step pass `jobsHeld`, because jobs that run before `hold` depend on the load of the
 * machine.
 */
export async function startTestProvider(
  { jobsHeld = false, ...config }: TestConfig = {},
  testSetup: TestSetup = {},
  data: SeedData = sampleData,
): Promise<TestProvider> {
  const db = await createSeededDatabase(data);
  const folder = await mkdtemp(join(tmpdir(), 'mijn-files-'));
  const whole: ProviderConfig = {
    logins: db.logins,
    ...testSecrets,
    callerKey: publicKey,
    callerIssuer: callerToken.issuer,
    filesFolder: folder,
    now: () => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`),
    // Switched off, because tests make as one person as many calls as many people; quota tests switch them on.
    quotas: false,
    log: pino({ level: 'silent' }),
    ...config,
  };
  const provider = await createProvider(whole, {
    checkResponses: true,
    jobsHeld,
    testInspector: sharedInspector,
    ...testSetup,
  });
  const url = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  // A single connection, so that session settings persist and concurrent statements are serialized.
  const owner = new pg.Pool({ connectionString: db.url, max: 1, idleTimeoutMillis: 0 });
  const request = toRequest(`${url}${providerBase}`);
  return {
    url,
    app: provider.app,
    databaseUrl: db.url,
    logins: db.logins,
    request,
    jobs: provider.jobs,
    read: async <T>(address: string, as: string) => {
      const { status, text } = await request(address, as);
      if (status !== 200) throw new Error(`${address} answered ${status}: ${text}`);
      const content: T = JSON.parse(text);
      return content;
    },
    startCopy: async () => {
      const copy = await createProvider(whole, {
        checkResponses: true,
        testInspector: sharedInspector,
        ...testSetup,
      });
      const address = await copy.app.listen({ port: 0, host: '127.0.0.1' });
      return { request: toRequest(`${address}${providerBase}`), stop: copy.close };
    },
    sql: async <T extends pg.QueryResultRow>(statement: string) =>
      (await owner.query<T>(statement)).rows,
    stop: async () => {
      await owner.end();
      await provider.close();
      await db.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts an insurer for a test file, and stops it after the file's tests. Call it at the top of the file
 * or of a `describe`.
 */
export async function useTestProvider(
  ...setup: Parameters<typeof startTestProvider>
): Promise<TestProvider> {
  const provider = await startTestProvider(...setup);
  afterAll(() => provider.stop());
  return provider;
}

/** Opens a pool of an insurer as one of its roles, and closes it after the tests of this file or `describe`. */
export function usePool({ logins }: TestProvider, role: Role = 'jobs', max?: number): pg.Pool {
  const pool = openPool(logins, role, () => undefined, max);
  afterAll(() => pool.end());
  return pool;
}

function toRequest(base: string): TestProvider['request'] {
  return async (address, as, otherwise = {}) => {
    const headers = new Headers(otherwise.headers);
    if (as) {
      const token = await createToken(/^\d+$/.test(as) ? as : bsnOf(as), otherwise);
      headers.set('authorization', `Bearer ${token}`);
    }
    const response = await fetch(`${base}${address}`, { ...otherwise, headers });
    return {
      status: response.status,
      // The date is the only legitimate difference between two answers.
      headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'date')),
      text: await response.text(),
    };
  };
}
