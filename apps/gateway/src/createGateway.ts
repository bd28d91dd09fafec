import { createLogLimit } from '@mijn/domain/logLimit';
import type { FastifyInstance } from 'fastify';
import { createPaymentNotices } from './betalingen/paymentNotices.ts';
import { registerPaymentNotices } from './betalingen/paymentNotices.routes.ts';
import { checkDatabase, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { registerDownloads } from './files/downloads.routes.ts';
import { registerUploads } from './declaraties/uploads.routes.ts';
import type { Services } from './services.ts';
import type { GatewayConfig } from './gatewayConfig.ts';
import { Documents } from './graphql/documents.ts';
import { registerGraphql } from './graphql/graphql.routes.ts';
import { createInternal } from './internal/createInternal.ts';
import { earlierOperations } from './graphql/earlierOperations.ts';
import { createExecutor } from './graphql/executor.ts';
import { registerErrorResponses } from './http/errors.ts';
import { registerHealth } from './http/health.routes.ts';
import { registerNativeLinks } from './http/nativeLinks.ts';
import { registerHostGuard } from './http/hostGuard.ts';
import { defaultLimits } from './http/limits.ts';
import { createBrandHosts } from './http/brandHosts.ts';
import { limitConcurrency } from './http/bulkhead.ts';
import { createCounter, limitRequests } from './http/rateLimit.ts';
import { createServer } from './http/server.ts';
import { defaultTimeouts } from './http/timeouts.ts';
import { createHandovers } from './native/handovers.ts';
import { registerNative } from './native/native.routes.ts';
import { registerNativeCors } from './native/nativeCors.ts';
import { registerPosts } from './posts/posts.routes.ts';
import { registerSharing } from './posts/sharing.routes.ts';
import { createPostedForms, abortGraceMs } from './posts/postedForms.ts';
import { registerPages } from './pages/pages.routes.ts';
import { loadServerEntry } from './pages/serverEntry.ts';
import { registerStaticFiles } from './pages/static.ts';
import { createView } from './pages/view.ts';
import { createTokenMaker } from './provider/token.ts';
import { registerDigid } from './sessie/digid.routes.ts';
import { createDigid, defaultDigidWords } from './sessie/digid.ts';
import { createBsnVault } from './sessie/secrets.ts';
import { createLocalhostFetch } from './sessie/localhostFetch.ts';
import { createLogins } from './sessie/logins.ts';
import { cleanUpRegularly } from './sessie/cleanUp.ts';
import { registerSessie } from './sessie/sessie.routes.ts';
import { createSessies } from './sessie/sessies.ts';

export interface Gateway {
  readonly app: FastifyInstance;
  readonly internal: FastifyInstance | undefined;
  /** Lets running requests finish, then closes the server and the database. */
  close(): Promise<void>;
}

/** Once a minute at most, because such a cookie comes with every request. */
function unreadableReport({ log }: GatewayConfig): (sessies: number) => void {
  const tell = (more: object): void => log.warn(more, 'sessions that no key of ours reads');
  const tellRest = (leftOut: number): void => tell({ leftOut });
  const mayTell = createLogLimit({ most: 1, windowMs: 60_000, tellRest });
  return (sessies) => {
    if (mayTell()) tell({ sessies });
  };
}

function createServices(config: GatewayConfig): Services {
  const now = config.now ?? (() => new Date());
  const hosts = createBrandHosts(config.brands);
  const vault = createBsnVault(config.bsnKey, config.previousBsnKey);
  const timeouts = { ...defaultTimeouts, ...config.timeouts };
  const fetchDigid = config.fetch ?? createLocalhostFetch();
  const digid = createDigid(config.digid, fetchDigid, timeouts.digid);
  const mandate = (config.digid.words ?? defaultDigidWords).mandate;
  const digidMandate = mandate && createDigid(config.digid, fetchDigid, timeouts.digid, mandate);
  const db = openDatabase(config.databaseUrl, config.log);
  const limits = { ...defaultLimits, ...config.limits };
  return {
    config,
    hosts,
    db,
    digid,
    ...(digidMandate && { digidMandate }),
    now,
    sessies: createSessies({
      db,
      vault,
      now,
      maximumLive: limits.sessies,
      reportUnreadable: unreadableReport(config),
    }),
    logins: createLogins(db, now),
    handovers: createHandovers({ db, vault, now }),
    paymentNotices: createPaymentNotices(db),
    createToken: createTokenMaker(config.callerKey),
    limits,
    countPage: createCounter(
      { db, secret: config.bsnKey },
      { prefix: 'ownPages', max: limits.ownPages, seconds: 60, isShared: true },
    ),
    timeouts,
    postedForms: createPostedForms({
      db,
      now,
      // By then most of them have finished or crashed.
      patience: timeouts.provider + abortGraceMs,
      log: config.log,
    }),
  };
}

/** Registers all routes; returns the staff's listener, if there is one. */
async function registerAll(
  app: FastifyInstance,
  services: Services,
): Promise<FastifyInstance | undefined> {
  const { config, hosts } = services;
  const entry = await loadServerEntry(config.clientFolder);
  const view = createView(services, entry);
  registerNativeCors(app, config.nativeApp?.origins);
  registerErrorResponses(app, view.showStatus);
  registerHostGuard(app, hosts);
  limitRequests(app, { db: services.db, secret: config.bsnKey });
  limitConcurrency(app, services.limits);
  app.decorateRequest('sessie', undefined);
  const execute = await createExecutor(app, config.production);
  const earlier = await earlierOperations(config.clientFolder, app.graphql.schema);
  const documents = new Documents([...entry.operations, ...earlier], config.production);
  registerHealth(app, services);
  registerNativeLinks(app, services);
  registerNative(app, services);
  registerSessie(app, services);
  registerDigid(app, services);
  registerDownloads(app, services);
  await app.register((part) => registerGraphql(part, services, execute, documents));
  await app.register((part) => registerUploads(part, services));
  await app.register((part) => registerPaymentNotices(part, services));
  await app.register((part) => registerStaticFiles(part, services));
  await app.register((part) => registerPages(part, { services, view, execute }));
  await app.register((part) => registerPosts(part, { services, view, execute }));
  await app.register((part) => registerSharing(part, services));
  const { sessies, logins, handovers, paymentNotices, postedForms } = services;
  const kept = [sessies, logins, handovers, paymentNotices, postedForms];
  cleanUpRegularly(app, kept, config);
  if (!config.internal) return undefined;
  const internal = await createInternal({ services, entry, execute, documents }, config.internal);
  app.addHook('preClose', () => internal.close());
  return internal;
}

/**
 * Creates the gateway: migrates its schema, loads the client's build, and registers everything. The caller
 * listens.
 * @throws Error with a clear message if the database, the build or the configuration is invalid
 */
export async function createGateway(config: GatewayConfig): Promise<Gateway> {
  config.provider.onUnknownValue((unknown) =>
    config.log.warn(unknown, 'the insurer sends a value that this release does not know'),
  );
  const services = createServices(config);
  const app = await createServer(config, services);
  app.addHook('onClose', () => services.db.close());
  try {
    await migrate(config.databaseUrl);
    await checkDatabase(services.db);
    const internal = await registerAll(app, services);
    await app.ready();
    return { app, internal, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
