import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import type { JWK } from 'jose';
import type { BetaaldienstConfig } from './betalingen/dienst/betaaldienst.ts';
import type { S3Config } from './bestanden/s3Opslag.ts';
import type { ScannerAdres } from './bestanden/virusscanner.ts';
import { openPool, weigerOmzeiling } from './db/database.ts';
import { migreer } from './db/migreer.ts';
import { afgeleidGeheim } from './db/rollen.ts';
import type { Incassobank } from './facturen/taken/incassobank.ts';
import { registreerAanroepen } from './http/aanroepen.ts';
import { maakAanroeperLezer, maakBetaalmeldingLezer } from './http/aanroeper.ts';
import { maakApp } from './http/app.ts';
import type { App, Omgeving, Tempo } from './http/omgeving.ts';
import type { Database } from './toegang/inAccess.ts';

/** What the insurer needs to run. */
export interface ProviderConfig {
  /** A login that may create roles (embedded: the superuser). */
  readonly databaseUrl: string;
  /** Public key (ES256) with which the gateway's tokens are checked. */
  readonly aanroeperSleutel: JWK;
  readonly aanroeperIssuer: string;
  /** Folder for the files of claims. */
  readonly bestandenMap: string;
  /** A bucket to keep files in instead; the folder then holds only those on their way. */
  readonly s3?: S3Config | undefined;
  /** ClamAV's daemon. Without it files are not looked at for viruses. */
  readonly virusscanner?: ScannerAdres | undefined;
  /** Real time; the insurer's day follows from it and from the table `klok`. */
  readonly now?: (() => Temporal.Instant) | undefined;
  readonly tempo?: Tempo | undefined;
  /** Where and how people pay; left out, nobody can (`POST /betalingen` answers 503). */
  readonly betaaldienst?: BetaaldienstConfig | undefined;
  /** Who answers direct debits; left out, planned ones wait. */
  readonly incassobank?: Incassobank | undefined;
  /** Whether the contract's extensions are on; default true. */
  readonly uitbreidingen?: boolean | undefined;
  /** Seals `_state`: base64, 32 bytes. By default it follows from the password in `databaseUrl`. */
  readonly stateSleutel?: string | undefined;
  readonly log: FastifyBaseLogger;
}

/** A running insurer: its calls in-process (`app.inject`) or, after `app.listen`, over HTTP. */
export interface Provider {
  readonly app: App;
  /** Resolves when calls can be answered. */
  readonly ready: () => Promise<void>;
  /** Answers what is under way, then stops jobs and connections. */
  readonly close: () => Promise<void>;
}

/** What only tests change: see `Database.proefAccess`, and `antwoordSchrijver` for `keurAntwoorden`. */
export type Proef = Pick<Database, 'proefAccess'> & { readonly keurAntwoorden?: boolean };

/**
 * Connections for calls that only read. They take a millisecond, so that there is work for no more
 * backends than the machine has processors: with ten, the same call cost a quarter more of both ours
 * and PostgreSQL's time.
 */
const leesVerbindingen = Math.max(2, availableParallelism());

const standaardTempo: Tempo = { opnemenNaMs: 6_000, beoordelenNaMs: 12_000 };

/**
 * Starts the insurer: migrates its schema, refuses a database role that row-level security does not
 * hold for, registers its calls (`/api/v1`).
 * @throws Error with one clear sentence when the database or a setting is not right.
 */
export async function createProvider(config: ProviderConfig, proef: Proef = {}): Promise<Provider> {
  const { log, databaseUrl } = config;
  await migreer(databaseUrl);
  const meldFout = ({ message }: Error) => {
    log.warn({ fout: message }, 'an idle database connection broke');
  };
  const pool = openPool(databaseUrl, 'app', meldFout);
  const leesPool = openPool(databaseUrl, 'app', meldFout, leesVerbindingen);
  const sluit = () => Promise.all([pool.end(), leesPool.end()]);
  try {
    await weigerOmzeiling(pool);
    const { aanroeperSleutel: sleutel, aanroeperIssuer: issuer } = config;
    const lezer = await maakAanroeperLezer(sleutel, issuer);
    const meldingLezer = await maakBetaalmeldingLezer(sleutel, issuer);
    const { keurAntwoorden = false, proefAccess } = proef;
    const app = await maakApp(lezer, meldingLezer, log, keurAntwoorden);
    app.addHook('onClose', async () => void (await sluit()));
    const database = { pool, leesPool, nu: config.now ?? Temporal.Now.instant, proefAccess };
    await registreerAanroepen(app, maakOmgeving(config, database));
    return {
      app,
      ready: async () => {
        await app.ready();
        await pool.query('SELECT 1');
      },
      close: () => app.close(),
    };
  } catch (fout) {
    await sluit();
    throw fout;
  }
}

function maakOmgeving(config: ProviderConfig, database: Database): Omgeving {
  return {
    database,
    databaseUrl: config.databaseUrl,
    bestandenMap: config.bestandenMap,
    s3: config.s3,
    virusscanner: config.virusscanner,
    tempo: config.tempo ?? standaardTempo,
    betaaldienst: config.betaaldienst,
    incassobank: config.incassobank,
    uitbreidingen: config.uitbreidingen ?? true,
    stateSleutel: stateSleutel(config),
    log: config.log,
  };
}

function stateSleutel({ stateSleutel: gegeven, databaseUrl }: ProviderConfig): Buffer {
  const sleutel = gegeven
    ? Buffer.from(gegeven, 'base64')
    : Buffer.from(afgeleidGeheim(databaseUrl, 'relatie._state') ?? '', 'base64url');
  if (sleutel.length !== 32) {
    throw new Error('Set stateSleutel (base64, 32 bytes): the database login has no password.');
  }
  return sleutel;
}
