import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGateway } from '@mijn/gateway/createGateway';
import type { Limits } from '@mijn/gateway/http/limits';
import type { InternalConfig } from '@mijn/gateway/gatewayConfig';
import { paths } from '@mijn/gateway/http/paths';
import { withFaults } from './simulators/faults.ts';
import { defaultDigidWords } from '@mijn/gateway/sessie/digid';
import { httpConnection } from '@mijn/gateway/provider/connection';
import { callerToken } from '@mijn/contract/caller';
import { UnusableDatabaseError } from '@mijn/postgres/unusableDatabase';
import type { Logins } from '@mijn/provider/db/roles';
import { createProvider, type Provider } from '@mijn/provider/createProvider';
import type { MailConfig } from '@mijn/provider/mail/mailer';
import { checkNaam } from '@mijn/testdata/checkNaam';
import { createIncassoBank } from '@mijn/testdata/incassoBank';
import type { JobControl } from '@mijn/provider/jobs/startJobs';
import {
  type BrandAddress,
  brandAddresses,
  internalAddresses,
  portOffsets,
  type Simulator,
  simulatorAddress,
} from './copy/addresses.ts';
import { Closing, type WorldParts } from './start/worldParts.ts';
import { openDatabase, unusableData } from './postgres/database.ts';
import { type Keys, publicKeyOf, readKeys, vapidOf } from './copy/keys.ts';
import { openLog } from './copy/log.ts';
import type { WorldOptions } from './start/options.ts';
import { paymentProvider, redirectHosts } from './simulators/paying.ts';
import { checkPort } from './copy/ports.ts';
import { seed } from './seed/seed.ts';
import { toStartFailure } from './start/startFailure.ts';
import {
  digidClientId,
  staffClientId,
  startDigid,
  startIdeal,
  startMail,
  startStaffLogin,
  startTime,
  simulatedMandates,
} from './simulators/simulators.ts';
import type { WorldAddresses } from './journeys/worldProcess.ts';

export type World = Omit<WorldAddresses, 'jobsUrl'> & {
  /** The insurer's jobs, for tests to run directly. */
  jobs: JobControl;
  /** Stops everything: first the listeners, then the insurer, PostgreSQL last. */
  close: () => Promise<void>;
};

/** Output folder of `npm run build -w @mijn/client`. */
export const builtClient = fileURLToPath(new URL('../../apps/client/dist', import.meta.url));
const endless = Number.MAX_SAFE_INTEGER;
const noLimits = {
  pages: endless,
  ownPages: endless,
  calls: endless,
  login: endless,
  uploads: endless,
  files: endless,
  sessies: endless,
} satisfies Partial<Limits>;

/**
 * Starts gateway, insurer, simulators and database in this process.
 * @throws StartError for a problem that a person can fix; nothing keeps running then
 */
export async function startWorld(options: WorldOptions): Promise<World> {
  const closing = new Closing();
  try {
    const parts = await prepare(options, closing);
    const mail = await startMail(parts);
    const provider = await startProvider(parts, mail);
    await startDigid(parts);
    await startIdeal(parts);
    await startTime(parts);
    await startStaffLogin(parts);
    await startGateway(parts, provider);
    // Last, because it takes seconds of processor time.
    if (options.warmFiles) provider.warmFiles();
    return { ...describe(parts), jobs: provider.jobs };
  } catch (error) {
    await closing.closeAll().catch(() => undefined);
    if (error instanceof UnusableDatabaseError) throw unusableData(options, error);
    throw toStartFailure(error, options.varDir);
  }
}

async function prepare(options: WorldOptions, closing: Closing): Promise<WorldParts> {
  const { log, close } = openLog(options.varDir, options.logLevel ?? 'info');
  closing.add('log', close);
  const durable = options.durable ?? true;
  const database = await openDatabase(options.databaseUrl, options.varDir, durable);
  closing.add('database', database.close);
  const simulators = {
    digid: simulatorAt(options, 'digid'),
    ideal: simulatorAt(options, 'ideal'),
    time: simulatorAt(options, 'time'),
    mail: simulatorAt(options, 'mail'),
    staff: simulatorAt(options, 'staff'),
  };
  const internalPort = options.internalPort ?? options.port + portOffsets.internal;
  await checkPort(options.port);
  await checkPort(internalPort);
  for (const { port } of Object.values(simulators)) await checkPort(port);
  const keys = readKeys(options.varDir);
  return {
    options,
    keys,
    log,
    brands: brandAddresses(options.publicUrl ?? `http://localhost:${options.port}`),
    simulators,
    internal: { port: internalPort, brands: internalAddresses(internalPort) },
    databaseUrl: database.url,
    logins: { url: [database.url], passwords: options.databasePasswords ?? passwordsIn(keys) },
    debitBank: createIncassoBank(),
    closing,
  };
}

function passwordsIn({ databasePasswords: { owner, app, jobs } }: Keys): Logins['passwords'] {
  return { owner: [owner], app: [app], jobs: [jobs] };
}

function simulatorAt({ port, simulatorPorts }: WorldOptions, name: Simulator) {
  const own = simulatorPorts?.[name] ?? port + portOffsets[name];
  return { port: own, url: simulatorAddress(name, own) };
}

async function startProvider(parts: WorldParts, mail: MailConfig): Promise<Provider> {
  const { options, keys, log, logins, closing } = parts;
  const provider = await createProvider({
    logins,
    callerKey: publicKeyOf(keys.caller),
    callerIssuer: callerToken.issuer,
    filesFolder: path.join(options.varDir, 'bestanden'),
    s3: options.s3,
    virusScanner: options.virusScanner,
    stateKeys: [Buffer.from(keys.state, 'base64')],
    sealKey: Buffer.from(keys.seal, 'base64'),
    quotas: options.rateLimits,
    extensions: options.extensions ?? true,
    assumeEigenRisico2027: options.assumeEigenRisico2027,
    ...(options.pace && { pace: options.pace }),
    incassoBank: parts.debitBank,
    checkNaam,
    ...paymentProvider(parts),
    mail,
    push: vapidOf(keys.push),
    log: log.child({ app: 'provider' }),
  });
  closing.add('provider', () => provider.close());
  await tellIfSlow('Filling the database with the personas ...', seed(logins), options.report);
  await provider.ready();
  return provider;
}

async function tellIfSlow(
  line: string,
  work: Promise<void>,
  report: WorldOptions['report'],
): Promise<void> {
  const telling = setTimeout(() => report?.(line), 500);
  await work.finally(() => clearTimeout(telling));
}

/** Origins of the native app's documents on Android and iOS (apps/native). */
const nativeOrigins = ['https://localhost', 'capacitor://localhost'];

async function startGateway(parts: WorldParts, provider: Provider): Promise<void> {
  const { options, keys, log, brands, simulators, databaseUrl, closing } = parts;
  const providerUrl = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const gateway = await createGateway({
    databaseUrl: options.gatewayDatabaseUrl ?? databaseUrl,
    brands: brands,
    digid: {
      issuer: simulators.digid.url,
      clientId: digidClientId,
      clientSecret: keys.digidClientSecret,
      minimumLevel: 25,
      words: { ...defaultDigidWords, mandate: simulatedMandates },
    },
    internal: internalOf(parts),
    betaling: { redirectHosts: redirectHosts(parts) },
    nativeApp: { origins: nativeOrigins },
    provider: withFaults(httpConnection(providerUrl)),
    providerReady: () => provider.ready(),
    callerKey: keys.caller,
    bsnKey: keys.bsn,
    clientFolder: options.clientDist ?? builtClient,
    production: false,
    maintenance: options.maintenanceUrl ?? paths.maintenance,
    maintenanceFile: path.join(options.varDir, 'onderhoud.json'),
    ...(options.rateLimits === false && { limits: noLimits }),
    log: log.child({ app: 'gateway' }),
  });
  closing.add('gateway', () => gateway.close());
  await gateway.app.listen({ port: options.port, host: 'localhost' });
  await gateway.internal?.listen({ port: parts.internal.port, host: 'localhost' });
}

function internalOf({ internal, simulators, keys }: WorldParts): InternalConfig {
  const { url: issuer } = simulators.staff;
  return {
    brands: internal.brands,
    login: { issuer, clientId: staffClientId, clientSecret: keys.staffClientSecret },
  };
}

function describe(parts: WorldParts): Omit<World, 'jobs'> {
  const { brands, simulators, internal, databaseUrl, logins, closing } = parts;
  const urlOf = (code: BrandAddress['merk']): string =>
    brands.find((brand) => brand.merk === code)?.url ?? '';
  return {
    url: urlOf('ZZ'),
    ankerzeeUrl: urlOf('AZVZ'),
    digidUrl: simulators.digid.url,
    idealUrl: simulators.ideal.url,
    timeUrl: simulators.time.url,
    mailUrl: simulators.mail.url,
    internalUrl: internal.brands[0]?.url ?? '',
    databaseUrl,
    logins,
    close: () => closing.closeAll(),
  };
}
