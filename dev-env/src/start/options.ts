import { isIP } from 'node:net';
import path from 'node:path';
import type { Logins } from '@mijn/provider/db/roles';
import type { S3Config } from '@mijn/provider/files/s3Storage';
import type { ScannerAddress } from '@mijn/provider/files/virusScanner';
import { type LogLevel, logLevels } from '@mijn/metrics/logLevels';
import { portOffsets, type Simulator } from '../copy/addresses.ts';
import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import { readS3, readScanner } from './files.ts';
import { StartError } from './startError.ts';

/** How to start the world. */
export type WorldOptions = {
  /** Of the public address. */
  port: number;
  /** Of the simulators; by default `port` with `portOffsets` added. */
  simulatorPorts?: Readonly<Record<Simulator, number>>;
  /** Of the staff's listener; by default `port` with its offset added. */
  internalPort?: number;
  /** Folder for the data, files, keys and log of this copy. */
  varDir: string;
  /** The public address without a slash at the end; by default http://localhost:port. */
  publicUrl?: string;
  /** An owner's login on a PostgreSQL 15-18; the embedded one when left out. */
  databaseUrl?: string;
  /** Passwords of the insurer's three roles there, which belong to the whole server; by default those kept in `varDir`. */
  databasePasswords?: Logins['passwords'];
  /** The gateway's own database; by default the same. */
  gatewayDatabaseUrl?: string;
  /** The client's build; by default the one in apps/client. */
  clientDist?: string;
  /** From which line on `mijn.log` is written; info when left out. */
  logLevel?: LogLevel;
  /** False only for tests: the embedded database syncs nothing to disk. */
  durable?: boolean;
  /** False runs the insurer with the core of the contract only (docs/contract.md, Extensions). */
  extensions?: boolean;
  /** Takes the proposed own risk of 2027 for settled (docs/environment.md). */
  assumeEigenRisico2027?: boolean;
  /** Whether the insurer keeps the processes that look at files ready from the start (createProvider). */
  warmFiles?: boolean;
  /** Milliseconds until the insurer takes up and judges a claim; its own pace when left out. */
  pace?: { takeUpAfterMs: number; assessAfterMs: number };
  /** False only for tests and measuring: they ask more of one address and person than any person does. */
  rateLimits?: boolean;
  /** Address of the maintenance document (§7). */
  maintenanceUrl?: string;
  /** ClamAV's daemon; without it files are not looked at for viruses. */
  virusScanner?: ScannerAddress;
  /** A bucket for the files of claims; a folder of `varDir` when left out. */
  s3?: S3Config;
  /** Told what is going on while the start takes long. */
  report?: (line: string) => void;
};

/** The options as the environment gives them. Throws a StartError for a value that cannot be used. */
export function optionsFrom(env: NodeJS.ProcessEnv, root: string): WorldOptions {
  if (env['NODE_ENV'] === 'production') {
    throw new StartError(
      'This program starts simulators of DigiD, the payment provider and the mail server, which refuse NODE_ENV=production; start gateway and provider by themselves there.',
    );
  }
  const publicUrl = readPublicUrl(readUrl('PUBLIC_URL', env['PUBLIC_URL']));
  const maintenanceUrl = readUrl('MAINTENANCE_URL', env['MAINTENANCE_URL']);
  const virusScanner = readScanner(env['CLAMAV']);
  const s3 = readS3(env);
  return {
    port: readPort(env['PORT']),
    varDir: path.resolve(root, env['VAR_DIR'] || 'var'),
    logLevel: readLevel(env['LOG_LEVEL']),
    ...(publicUrl && { publicUrl }),
    ...(maintenanceUrl && { maintenanceUrl }),
    ...(virusScanner && { virusScanner }),
    ...(s3 && { s3 }),
    assumeEigenRisico2027: readSwitch('ASSUME_EIGEN_RISICO_2027', env['ASSUME_EIGEN_RISICO_2027']),
    ...(env['DATABASE_URL'] && { databaseUrl: env['DATABASE_URL'] }),
    ...readPasswords(env),
    ...(env['GATEWAY_DATABASE_URL'] && { gatewayDatabaseUrl: env['GATEWAY_DATABASE_URL'] }),
  };
}

/** Passwords of the roles on a server that another copy uses too: all three, or those that this copy makes. */
function readPasswords(env: NodeJS.ProcessEnv): Pick<WorldOptions, 'databasePasswords'> {
  const [owner, app, jobs] = ['OWNER', 'APP', 'JOBS'].map(
    (role) => env[`DATABASE_${role}_PASSWORD`],
  );
  if (!owner && !app && !jobs) return {};
  if (owner && app && jobs)
    return { databasePasswords: { owner: [owner], app: [app], jobs: [jobs] } };
  throw new StartError(
    'Give all of DATABASE_OWNER_PASSWORD, DATABASE_APP_PASSWORD and DATABASE_JOBS_PASSWORD, or none: this copy then makes its own.',
  );
}

const highestPort = 65_535 - Math.max(...Object.values(portOffsets));

function readPort(text = '3000'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= highestPort) return port;
  throw new StartError(`PORT is "${text}"; it has to be a number from 1 to ${highestPort}.`);
}

function readLevel(text: string | undefined): LogLevel {
  const level = logLevels.find((one) => one === (text || 'info'));
  if (level) return level;
  throw new StartError(`LOG_LEVEL is "${text}"; it has to be one of ${logLevels.join(', ')}.`);
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === 'off') return false;
  if (text === 'on') return true;
  throw new StartError(`${name} is "${text}"; it has to be on or off.`);
}

function readUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href.replace(/\/$/, '');
  throw new StartError(`${name} is "${text}"; it has to be an address like http://localhost:3000.`);
}

/** Each brand has a host name of its own below it, and cookies a way that nobody can listen to. */
function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = new URL(text);
  const refusal = (must: string) => new StartError(`PUBLIC_URL is "${text}"; it has to ${must}.`);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0)
    throw refusal(
      'have a host name, as the second brand is a name below it: http://localhost:3000',
    );
  if (!isPrivateOnTheWay(url)) throw refusal('be https: plain http is for localhost only');
  if (url.href !== `${url.origin}/`)
    throw refusal('end with the host: what stands behind it is not used');
  return text;
}
