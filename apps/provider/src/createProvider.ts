import type { Metrics } from '@mijn/metrics/metrics';
import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { JWK } from 'jose';
import { reconcileDelays } from './betalingen/betalingen.rules.ts';
import {
  createPaymentProvider,
  type PaymentProviderConfig,
} from './betalingen/paymentProvider/paymentProvider.ts';
import type { S3Config } from './files/s3Config.ts';
import {
  createFileService,
  type FileService,
  type ReadingTimes,
  type TestFileParts,
} from './files/fileService.ts';
import type { ScannerAddress } from './files/virusScanner.ts';
import { createDocumentDrawer } from './documents/documentDrawer.ts';
import { openPool, refuseBypass } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { Logins } from './db/roles.ts';
import type { IncassoBank } from './facturen/jobs/incassoBank.ts';
import { registerCalls } from './http/calls.ts';
import { createCallerReader, createGatewayReader } from './http/caller.ts';
import { createApp, type PressureLimits } from './http/app.ts';
import { toLogged } from './http/errorResponse.ts';
import type { App, Services } from './http/services.ts';
import type { Pace } from './jobs/jobContext.ts';
import { createMailer, type MailConfig } from './mail/mailer.ts';
import { createPusher, type PushConfig } from './push/pusher.ts';
import { createJobs, type JobControl, type Jobs } from './jobs/startJobs.ts';
import { createQuotas, unlimitedQuotas } from './access/quotas.ts';
import type { CheckNaam } from './relatie/betaalinstellingen/checkNaam.ts';
import type { StateKeys } from './relatie/state.ts';
import { referenceData } from './seed/referenceData.ts';
import type { Database } from './access/inAccess.ts';

export interface ProviderConfig {
  readonly logins: Logins;
  /** Public key (ES256) that verifies the gateway's tokens. */
  readonly callerKey: JWK;
  /** Previous key, also accepted during key rotation. */
  readonly previousCallerKey?: JWK | undefined;
  readonly callerIssuer: string;
  /** Folder for files of claims, and for outgoing post (`outgoingPost`). */
  readonly filesFolder: string;
  /** Bucket for files; the folder then holds only uploads in progress. */
  readonly s3?: S3Config | undefined;
  /** ClamAV's daemon. Without it files are not scanned for viruses. */
  readonly virusScanner?: ScannerAddress | undefined;
  /** Timeouts for reading bills; defaults in ADR 0055. */
  readonly reading?: ReadingTimes | undefined;
  /** Real time; the insurer's day derives from it and the table `clock`. */
  readonly now?: (() => Temporal.Instant) | undefined;
  readonly pace?: Pace | undefined;
  /** Without it nobody can pay (`POST /betalingen` answers 503). */
  readonly paymentProvider?: PaymentProviderConfig | undefined;
  /** Answers direct debits; without it, planned ones wait. */
  readonly incassoBank?: IncassoBank | undefined;
  /** Compares the name of an account with its holder; without it, people confirm each account. */
  readonly checkNaam?: CheckNaam | undefined;
  /** Without it, mail waits. */
  readonly mail?: MailConfig | undefined;
  /** Without it, web push is off. */
  readonly push?: PushConfig | undefined;
  /** Contract's extensions; default true. */
  readonly extensions?: boolean | undefined;
  /** Treats the proposed own risk of 2027 as known, for previews of that year; default false. */
  readonly assumeEigenRisico2027?: boolean | undefined;
  /** The first key seals `_state`; the previous one also opens it during key rotation. */
  readonly stateKeys: StateKeys;
  /** Seals the log of access: 32 bytes. */
  readonly sealKey: Buffer;
  /**
   * Rate limits per person (default true); off for measurements and tests that do as one person
   * what many do.
   */
  readonly quotas?: boolean | undefined;
  readonly log: FastifyBaseLogger;
  /** Records response times. */
  readonly metrics?: Pick<Metrics, 'observe'>;
}

/** A running insurer, which answers over HTTP after `app.listen`. */
export interface Provider {
  readonly app: App;
  /** Controls the jobs of this process, for tests. */
  readonly jobs: JobControl;
  readonly ready: () => Promise<void>;
  /** Starts the processes that check files ahead of the first file, and keeps them ready. */
  readonly warmFiles: () => void;
  /** Finishes pending calls, then stops jobs and connections. */
  readonly close: () => Promise<void>;
}

/** Settings for tests only: see `Database.testAccess`, and `checkAnswer.ts` for `checkResponses`. */
export type TestSetup = Pick<Database, 'testAccess'> &
  TestFileParts & {
    readonly checkResponses?: boolean;
    /** Holds the jobs from the start. */
    readonly jobsHeld?: boolean;
    readonly pressure?: PressureLimits;
  };

// Pool size for calls that only read. They take a millisecond, so more backends than processors do
// not help: with ten, the same call took a quarter more of both our time and PostgreSQL's.
const readConnections = Math.max(2, availableParallelism());

const defaultPace: Pace = { startProcessingAfterMs: 6_000, assessAfterMs: 12_000 };

/**
 * Creates the insurer: migrates its schema, rejects a database role that can bypass row-level
 * security, and registers its calls (`/api/v1`). Jobs run from when the app is ready until it
 * closes.
 * @throws Error with one clear sentence when the database or a setting is not usable.
 */
export async function createProvider(
  config: ProviderConfig,
  testSetup: TestSetup = {},
): Promise<Provider> {
  const { log, logins } = config;
  await migrate(logins, referenceData(config));
  const reportError = (error: Error) => {
    log.warn({ error: toLogged(error) }, 'an idle database connection broke');
  };
  const pool = openPool(logins, 'app', reportError);
  const readPool = openPool(logins, 'app', reportError, readConnections);
  const files = await createFileService(config, testSetup);
  const documents = createDocumentDrawer();
  const jobs = createJobs(jobsConfig(config, files));
  // Jobs close first, because they use the files.
  const close = async (): Promise<void> => {
    await jobs.close();
    await Promise.all([files.close(), documents.close(), pool.end(), readPool.end()]);
  };
  try {
    await refuseBypass(pool);
    const { callerKey, previousCallerKey, callerIssuer: issuer } = config;
    const callerKeys = previousCallerKey ? [callerKey, previousCallerKey] : [callerKey];
    const readCaller = await createCallerReader(callerKeys, issuer);
    const readGateway = await createGatewayReader(callerKeys, issuer);
    const { checkResponses: checkAnswers = false, testAccess } = testSetup;
    const app = await createApp(log, config.metrics, undefined, testSetup.pressure);
    app.addHook('onReady', () => jobs.start(testSetup.jobsHeld));
    app.addHook('onClose', close);
    const database = { pool, readPool, now: config.now ?? Temporal.Now.instant, testAccess };
    const services = createServices(config, { database, files, documents, jobs });
    const proof = { readCaller, readGateway };
    await registerCalls(app, services, { proof, checkAnswers });
    return {
      app,
      jobs,
      ready: async () => {
        await app.ready();
        await pool.query('SELECT 1');
      },
      warmFiles: files.warm,
      close: () => app.close(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function createServices(
  config: ProviderConfig,
  parts: Pick<Services, 'database' | 'files' | 'documents'> & { readonly jobs: Jobs },
): Services {
  const { jobs, ...kept } = parts;
  const { stateKeys } = config;
  return {
    ...kept,
    enqueue: jobs.enqueue,
    jobPool: jobs.context.pool,
    payments: jobs.context.payments,
    pusher: jobs.context.pusher,
    extensions: config.extensions ?? true,
    checkNaam: config.checkNaam,
    stateKeys,
    quotas:
      config.quotas === false
        ? unlimitedQuotas
        : createQuotas({ pool: parts.database.pool, secret: stateKeys[0] }),
    log: config.log,
  };
}

function jobsConfig(
  config: ProviderConfig,
  { storage }: FileService,
): Parameters<typeof createJobs>[0] {
  const {
    logins,
    sealKey,
    pace = defaultPace,
    incassoBank,
    log,
    mail,
    push,
    paymentProvider,
    filesFolder,
  } = config;
  return {
    logins,
    sealKey,
    pace,
    incassoBank,
    log,
    storage,
    postFolder: path.join(filesFolder, 'outgoingPost'),
    now: config.now ?? Temporal.Now.instant,
    mail:
      mail && createMailer(config.extensions === false ? { ...mail, confirmAt: undefined } : mail),
    pusher: push && createPusher(push),
    payments:
      paymentProvider &&
      ((pool) => ({
        pool,
        service: createPaymentProvider(paymentProvider),
        reconcilePauses: paymentProvider.reconcilePausesMs ?? reconcileDelays,
        log,
      })),
  };
}
