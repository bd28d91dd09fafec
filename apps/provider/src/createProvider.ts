import type { Metrics } from '@mijn/metrics/metrics';
import type { AnswerCall } from '@mijn/contract/calls';
import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { JWK } from 'jose';
import { reconcilePauses } from './betalingen/betalingen.rules.ts';
import {
  createPaymentProvider,
  type PaymentProviderConfig,
} from './betalingen/paymentProvider/paymentProvider.ts';
import type { S3Config } from './files/s3Storage.ts';
import { createFileService, type FileService, type ReadingTimes } from './files/fileService.ts';
import type { Reader } from './reading/reader.ts';
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
import { toAnswerCall } from './http/pipeline.ts';
import type { App, Services } from './http/services.ts';
import type { Pace } from './jobs/jobContext.ts';
import { createMailer, type MailConfig } from './mail/mailer.ts';
import { createPusher, type PushConfig } from './push/pusher.ts';
import { createJobs, type JobControl, type Jobs } from './jobs/startJobs.ts';
import { createQuotas, unlimitedQuotas } from './access/quotas.ts';
import type { StateKeys } from './relatie/state.ts';
import { referenceData } from './seed/referenceData.ts';
import type { Database } from './access/inAccess.ts';

/** What the insurer needs to run. */
export interface ProviderConfig {
  readonly logins: Logins;
  /** Public key (ES256) with which the gateway's tokens are checked. */
  readonly callerKey: JWK;
  /** The key before it, by which tokens are taken too while keys are changed. */
  readonly previousCallerKey?: JWK | undefined;
  readonly callerIssuer: string;
  /** Folder for the files of claims, and for outgoing post (`outgoingPost`). */
  readonly filesFolder: string;
  /** A bucket to keep files in instead; the folder then holds only those on their way. */
  readonly s3?: S3Config | undefined;
  /** ClamAV's daemon. Without it files are not looked at for viruses. */
  readonly virusScanner?: ScannerAddress | undefined;
  /** How long reading bills may take; left out, as ADR 0055 says. */
  readonly reading?: ReadingTimes | undefined;
  /** Real time; the insurer's day follows from it and from the table `clock`. */
  readonly now?: (() => Temporal.Instant) | undefined;
  readonly pace?: Pace | undefined;
  /** Where and how people pay; left out, nobody can (`POST /betalingen` answers 503). */
  readonly paymentProvider?: PaymentProviderConfig | undefined;
  /** Who answers direct debits; left out, planned ones wait. */
  readonly incassoBank?: IncassoBank | undefined;
  /** Where mail is handed over; left out, it waits. */
  readonly mail?: MailConfig | undefined;
  /** How browsers are told by web push; left out, nobody is. */
  readonly push?: PushConfig | undefined;
  /** Whether the contract's extensions are on; default true. */
  readonly extensions?: boolean | undefined;
  /** Takes the proposed own risk of 2027 for known: an assumption, to see that year; default false. */
  readonly assumeEigenRisico2027?: boolean | undefined;
  /** The first seals `_state`; the key before it opens it too while keys are changed. */
  readonly stateKeys: StateKeys;
  /** Seals the log of access: 32 bytes. */
  readonly sealKey: Buffer;
  /** Whether each person's quotas hold (default); not for measurements and tests, which do as one person what many do. */
  readonly quotas?: boolean | undefined;
  readonly log: FastifyBaseLogger;
  /** Takes how long each answer took. */
  readonly metrics?: Pick<Metrics, 'observe'>;
}

/** A running insurer: its calls in-process (`answer`; streams by `app.inject`) or, after `app.listen`, over HTTP. */
export interface Provider {
  readonly app: App;
  /** Answers a call by its name, without HTTP. */
  readonly answer: AnswerCall;
  /** For tests: holds the jobs of this process, runs them when they like, and lets them go. */
  readonly jobs: JobControl;
  /** Resolves when calls can be answered. */
  readonly ready: () => Promise<void>;
  /** Starts the processes that look at files, and keeps them ready; else they start with the first file. */
  readonly warmFiles: () => void;
  /** Answers what is under way, then stops jobs and connections. */
  readonly close: () => Promise<void>;
}

/** What only tests change: see `Database.testAccess`, and `checkAnswer.ts` for `checkResponses`. */
export type TestSetup = Pick<Database, 'testAccess'> & {
  readonly checkResponses?: boolean;
  /** Its jobs do nothing from the first moment, as after `hold`. */
  readonly jobsHeld?: boolean;
  /** Reads bills in place of our own reader. */
  readonly testReader?: Reader;
  readonly pressure?: PressureLimits;
};

/**
 * Connections for calls that only read. They take a millisecond, so that there is work for no more
 * backends than the machine has processors: with ten, the same call cost a quarter more of both ours
 * and PostgreSQL's time.
 */
const readConnections = Math.max(2, availableParallelism());

const defaultPace: Pace = { takeUpAfterMs: 6_000, assessAfterMs: 12_000 };

/**
 * Starts the insurer: migrates its schema, refuses a database role that row-level security does not
 * hold for, registers its calls (`/api/v1`). Its jobs run from when the app is ready until it closes.
 * @throws Error with one clear sentence when the database or a setting is not right.
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
  const files = await createFileService(config, testSetup.testReader);
  const documents = createDocumentDrawer();
  const jobs = createJobs(jobsConfig(config, files));
  // The jobs first: they work on with the files.
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
    const pipeline = await registerCalls(app, services, { proof, checkAnswers });
    return {
      app,
      answer: toAnswerCall(pipeline, log),
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
    mail: mail && createMailer(mail),
    pusher: push && createPusher(push),
    payments:
      paymentProvider &&
      ((pool) => ({
        pool,
        service: createPaymentProvider(paymentProvider),
        reconcilePauses: paymentProvider.reconcilePausesMs ?? reconcilePauses,
        log,
      })),
  };
}
