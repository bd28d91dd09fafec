import type { ServerEntry } from '@mijn/contract/serverEntry';
import { internalBase } from '@mijn/domain/internalPaths';
import type { FastifyInstance } from 'fastify';
import { registerDownloads } from '../files/downloads.routes.ts';
import type { GatewayConfig, InternalConfig } from '../gatewayConfig.ts';
import type { Documents } from '../graphql/documents.ts';
import type { Executor } from '../graphql/executor.ts';
import { createBrandHosts, hostNameOf, type BrandHosts } from '../http/brandHosts.ts';
import { registerErrorResponses } from '../http/errors.ts';
import { registerMaintenance } from '../http/health.routes.ts';
import { registerHostGuard } from '../http/hostGuard.ts';
import { checkOwnPage } from '../http/origin.ts';
import { createCounter, limitRequests } from '../http/rateLimit.ts';
import { createServer } from '../http/server.ts';
import { registerNativeCors } from '../native/nativeCors.ts';
import { sendFallback } from '../pages/fallbackPage.ts';
import { languageOf } from '../pages/languageChoice.ts';
import { registerStaticFiles } from '../pages/static.ts';
import type { Services } from '../services.ts';
import { cleanUpRegularly } from '../sessie/cleanUp.ts';
import { createLocalhostFetch } from '../sessie/localhostFetch.ts';
import { createOidcLogin, LoginError } from '../sessie/oidcLogin.ts';
import { createBsnVault } from '../sessie/secrets.ts';
import { registerInternalGraphql } from './internalGraphql.routes.ts';
import { registerInternalPages } from './internalPages.routes.ts';
import type { StaffMember, InternalServices } from './internalServices.ts';
import { openingsPerHour, registerPersonFile } from './personFile.routes.ts';
import { registerQuestions } from './questions.routes.ts';
import { registerStaffLogin } from './staffLogin.routes.ts';
import { createStaffSessies } from './staffSessies.ts';
import { checkOpenFile } from './staffOnly.ts';

export interface PublicListener {
  readonly services: Services;
  readonly entry: ServerEntry;
  readonly execute: Executor;
  /** Operations allowed in production. */
  readonly documents: Documents;
}

/**
 * Compares host names without ports: cookies are not separated by port, so two listeners at one name would
 * share theirs.
 * @throws Error if the staff's listener uses a public name
 */
function checkOwnHosts(hosts: BrandHosts, publicHosts: BrandHosts): void {
  const publicNames = new Set(publicHosts.all.map(({ origin }) => hostNameOf(origin)));
  if (hosts.all.some(({ origin }) => publicNames.has(hostNameOf(origin)))) {
    throw new Error('The staff’s listener needs host names of its own.');
  }
}

function createStaffLogin({ login }: InternalConfig, config: GatewayConfig, patienceMs: number) {
  const fetch = config.fetch ?? createLocalhostFetch();
  return createOidcLogin<StaffMember>(login, fetch, patienceMs, {
    scope: 'openid profile',
    parsePerson: (claims) => {
      const actor = claims?.['preferred_username'];
      if (typeof actor !== 'string' || !/^[\w.@-]{1,100}$/.test(actor)) {
        throw new LoginError('anders', 'no member of staff');
      }
      return { actor };
    },
  });
}

function createInternalServices(services: Services, internal: InternalConfig): InternalServices {
  const { config, db, now, timeouts, hosts: publicHosts } = services;
  const hosts = createBrandHosts(internal.brands);
  checkOwnHosts(hosts, publicHosts);
  const vault = createBsnVault(config.bsnKey, config.previousBsnKey);
  return {
    ...services,
    hosts,
    internal,
    staffLogin: createStaffLogin(internal, config, timeouts.digid),
    staffSessies: createStaffSessies({ db, vault, now }),
    countOpening: createCounter(
      { db, secret: config.bsnKey },
      { prefix: 'openings', max: openingsPerHour.most, seconds: 60 * 60, isShared: true },
    ),
  };
}

async function register(
  app: FastifyInstance,
  services: InternalServices,
  publicListener: PublicListener,
) {
  const { config, hosts, db } = services;
  registerNativeCors(app);
  registerErrorResponses(app, async (request, reply, status) =>
    sendFallback(reply, status, {
      language: languageOf(request),
      merk: request.brandHost.merk,
      // This listener has no load shedding.
      isAway: true,
    }),
  );
  registerHostGuard(app, hosts);
  limitRequests(app, { db, secret: config.bsnKey });
  app.decorateRequest('staff', undefined);
  app.decorateRequest('openFile', undefined);
  registerMaintenance(app, services);
  registerStaffLogin(app, services);
  registerPersonFile(app, services);
  registerQuestions(app, services);
  registerDownloads(app, services, {
    base: internalBase,
    onRequest: checkOwnPage,
    preParsing: checkOpenFile(services),
    callerOf: ({ openFile }) => openFile?.caller,
  });
  await app.register((part) =>
    registerInternalGraphql(part, services, publicListener.execute, publicListener.documents),
  );
  await app.register((part) => registerStaticFiles(part, services));
  await app.register((part) => registerInternalPages(part, services, publicListener.entry));
  cleanUpRegularly(app, [services.staffSessies], config);
}

/**
 * Creates the staff's listener (§6, docs/decisions.md §3): the same app for the insurer's staff, with their
 * own login, as the person whose file they opened with a reason. It shares the public gateway's database
 * and build, but not its cookies, sessions, addresses and hosts.
 * @throws Error with a clear message if its configuration is invalid
 */
export async function createInternal(
  publicListener: PublicListener,
  internal: InternalConfig,
): Promise<FastifyInstance> {
  const services = createInternalServices(publicListener.services, internal);
  const app = await createServer(services.config, services);
  try {
    await register(app, services, publicListener);
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
