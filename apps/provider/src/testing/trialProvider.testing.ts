import { callerToken } from '@mijn/contract/caller';
import { providerBase } from '@mijn/contract/addresses';
import type { AnswerCall } from '@mijn/contract/calls';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { createSeedData } from '@mijn/testdata/seedData';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createProvider, type TestSetup, type ProviderConfig } from '../createProvider.ts';
import type { Logins } from '../db/roles.ts';
import type { App } from '../http/services.ts';
import type { JobControl } from '../jobs/startJobs.ts';
import type { SeedData } from '../seed/seedData.ts';
import { createSeededDatabase } from './seededDatabase.testing.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const publicKey = await exportJWK(keys.publicKey);

/** The gateway's private key, for tokens of another kind than `createToken` makes. */
export const gatewayKey = keys.privateKey;

/** The keys of a test insurer. */
export const testSecrets = {
  stateKeys: [Buffer.alloc(32, 'state')],
  sealKey: Buffer.alloc(32, 'seal'),
} as const;

/** The day on which the test insurer lives. */
export const sampleDay = Temporal.PlainDate.from('2026-11-21');

/** The personas' data on that day, all of it. */
export const fullSeedData = createSeedData(sampleDay);

// Most tests have no use for 2,000 claims of one person, and every test fills a database.
const fewOfHenk = 40;

/** The personas' data on that day, with Henk's last claims only. */
export const sampleData = {
  ...fullSeedData,
  declaraties: fullSeedData.declaraties.slice(0, fewOfHenk - 2_000),
};

/** Relatienummer of a persona by first name. */
export function numberOf(roepnaam: string): string {
  const relatie = sampleData.relaties.find((candidate) => candidate.roepnaam === roepnaam);
  if (!relatie) throw new Error(`No persona ${roepnaam}`);
  return relatie.relatienummer;
}

/** Claims of a persona by first name, newest first, as they were seeded. */
export function declaratiesOf(roepnaam: string) {
  const number = numberOf(roepnaam);
  return fullSeedData.declaraties
    .filter(({ relatienummer }) => relatienummer === number)
    .toSorted((one, other) => (one.submittedOn < other.submittedOn ? 1 : -1));
}

/** How a token is made differently from the gateway's. */
export interface TokenOverrides {
  readonly niveau?: number;
  readonly issuer?: string;
  readonly audience?: string;
  /** Seconds since it was made. */
  readonly old?: number;
  /** Seconds it is valid. */
  readonly valid?: number;
  readonly key?: CryptoKey;
  readonly actor?: string;
  readonly reden?: string;
}

/** A caller's token for a BSN. */
export async function createToken(bsn: string, otherwise: TokenOverrides = {}): Promise<string> {
  const created = Math.floor(Date.now() / 1000) - (otherwise.old ?? 0);
  const { niveau = 25, actor, reden } = otherwise;
  return new SignJWT({ niveau, ...(actor && { actor }), ...(reden && { reden }) })
    .setProtectedHeader({ alg: callerToken.algorithm })
    .setIssuer(otherwise.issuer ?? callerToken.issuer)
    .setAudience(otherwise.audience ?? callerToken.audience)
    .setSubject(bsn)
    .setIssuedAt(created)
    .setExpirationTime(created + (otherwise.valid ?? 30))
    .sign(otherwise.key ?? keys.privateKey);
}

/** What a call answered, to the byte. */
export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** A whole insurer over HTTP, on a database of its own. */
export interface TestProvider {
  readonly url: string;
  /** The same insurer in-process. */
  readonly app: App;
  /** Its calls by name, without HTTP. */
  readonly answer: AnswerCall;
  /** The superuser's address of its database, and how it logs in itself. */
  readonly databaseUrl: string;
  readonly logins: Logins;
  /** Asks as a persona (key of their login); without one, without a token. */
  readonly request: (
    path: string,
    as?: string,
    otherwise?: RequestInit & TokenOverrides,
  ) => Promise<Answer>;
  /** Holds this insurer's jobs, runs them and lets them go. */
  readonly jobs: JobControl;
  /** Asks as a persona and reads the answer of a call that succeeds. */
  readonly read: <T>(path: string, as: string) => Promise<T>;
  /** Starts another copy of this insurer, on the same data. */
  readonly startCopy: () => Promise<Pick<TestProvider, 'request' | 'stop'>>;
  /** Runs SQL as the login that may do everything. */
  readonly sql: <T extends pg.QueryResultRow>(statement: string) => Promise<T[]>;
  readonly stop: () => Promise<void>;
}

/** How an insurer of a test differs; with `jobsHeld` its jobs do nothing until `release`. */
export type TestConfig = Partial<ProviderConfig> & Pick<TestSetup, 'jobsHeld'>;

/**
 * Starts an insurer with the personas in it, on a fixed day; stop it when done. Whoever wants to run its
 * jobs step by step starts it with `jobsHeld`: what they do before `hold` hangs on how busy the machine is.
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
    // Tests ask as one person what many people ask; those of the quotas switch them on.
    quotas: false,
    log: pino({ level: 'silent' }),
    ...config,
  };
  const provider = await createProvider(whole, { checkResponses: true, jobsHeld, ...testSetup });
  const url = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  // One connection: what is set for a session stays, and statements asked side by side wait for each other.
  const owner = new pg.Pool({ connectionString: db.url, max: 1, idleTimeoutMillis: 0 });
  const request = toRequest(`${url}${providerBase}`);
  return {
    url,
    app: provider.app,
    answer: provider.answer,
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
      const copy = await createProvider(whole, { checkResponses: true, ...testSetup });
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
      // The time of day is all that may differ between two answers.
      headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'date')),
      text: await response.text(),
    };
  };
}
