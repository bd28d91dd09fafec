import { aanroeperToken } from '@mijn/contract/aanroeper';
import { providerBasis } from '@mijn/contract/restPaden';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { maakZaaigoed } from '@mijn/testdata/zaaigoed';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createProvider, type Proef, type ProviderConfig } from '../createProvider.ts';
import type { App } from '../http/omgeving.ts';
import type { Zaaigoed } from '../zaaien/zaaigoed.ts';
import { zaai } from '../zaaien.ts';

const sleutels = await generateKeyPair('ES256', { extractable: true });
const publiek = await exportJWK(sleutels.publicKey);

/** The gateway's private key, for tokens of another kind than `maakToken` makes. */
export const sleutelVanGateway = sleutels.privateKey;

/** The day on which the test insurer lives. */
export const proefdag = Temporal.PlainDate.from('2026-11-21');

/** The personas' data on that day, all of it. */
export const heelGoed = maakZaaigoed(proefdag);

// Most tests have no use for 2,000 claims of one person, and every test fills a database.
const weinigVanHenk = 40;

/** The personas' data on that day, with Henk's last claims only. */
export const proefgoed = {
  ...heelGoed,
  declaraties: heelGoed.declaraties.slice(0, weinigVanHenk - 2_000),
};

/** Relatienummer of a persona by first name. */
export function nummerVan(roepnaam: string): string {
  const relatie = proefgoed.relaties.find((kandidaat) => kandidaat.roepnaam === roepnaam);
  if (!relatie) throw new Error(`No persona ${roepnaam}`);
  return relatie.relatienummer;
}

/** Claims of a persona by first name, newest first, as they were sown. */
export function declaratiesVan(roepnaam: string) {
  const nummer = nummerVan(roepnaam);
  return heelGoed.declaraties
    .filter(({ relatienummer }) => relatienummer === nummer)
    .toSorted((een, ander) => (een.ingediendOp < ander.ingediendOp ? 1 : -1));
}

/** How a token is made differently from the gateway's. */
export interface TokenAnders {
  readonly niveau?: number;
  readonly issuer?: string;
  readonly audience?: string;
  /** Seconds since it was made. */
  readonly oud?: number;
  /** Seconds it is valid. */
  readonly geldig?: number;
  readonly sleutel?: CryptoKey;
  readonly actor?: string;
  readonly reden?: string;
}

/** A caller's token for a BSN. */
export async function maakToken(bsn: string, anders: TokenAnders = {}): Promise<string> {
  const gemaakt = Math.floor(Date.now() / 1000) - (anders.oud ?? 0);
  const { niveau = 25, actor, reden } = anders;
  return new SignJWT({ niveau, ...(actor && { actor }), ...(reden && { reden }) })
    .setProtectedHeader({ alg: aanroeperToken.algoritme })
    .setIssuer(anders.issuer ?? aanroeperToken.issuer)
    .setAudience(anders.audience ?? aanroeperToken.audience)
    .setSubject(bsn)
    .setIssuedAt(gemaakt)
    .setExpirationTime(gemaakt + (anders.geldig ?? 30))
    .sign(anders.sleutel ?? sleutels.privateKey);
}

/** What a call answered, to the byte. */
export interface Antwoord {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly tekst: string;
}

/** A whole insurer over HTTP, on a database of its own. */
export interface ProefProvider {
  readonly url: string;
  /** The same insurer in-process. */
  readonly app: App;
  readonly databaseUrl: string;
  /** Asks as a persona (key of their login); without one, without a token. */
  readonly vraag: (
    pad: string,
    als?: string,
    anders?: RequestInit & TokenAnders,
  ) => Promise<Antwoord>;
  /** Asks as a persona and reads the answer of a call that succeeds. */
  readonly lees: <T>(pad: string, als: string) => Promise<T>;
  /** Starts another copy of this insurer, on the same data. */
  readonly startKopie: () => Promise<Pick<ProefProvider, 'vraag' | 'stop'>>;
  /** Runs SQL as the login that may do everything. */
  readonly sql: <T extends pg.QueryResultRow>(opdracht: string) => Promise<T[]>;
  readonly stop: () => Promise<void>;
}

/** Starts an insurer with the personas in it, on a fixed day; stop it when done. */
export async function startProefProvider(
  config: Partial<ProviderConfig> = {},
  proef: Proef = {},
  goed: Zaaigoed = proefgoed,
): Promise<ProefProvider> {
  const db = await createTestDatabase();
  const map = await mkdtemp(path.join(tmpdir(), 'mijn-bestanden-'));
  await zaai(db.url, goed);
  const heel: ProviderConfig = {
    databaseUrl: db.url,
    aanroeperSleutel: publiek,
    aanroeperIssuer: aanroeperToken.issuer,
    bestandenMap: map,
    now: () => Temporal.Instant.from(`${proefdag.toString()}T12:00:00Z`),
    log: pino({ level: 'silent' }),
    ...config,
  };
  const provider = await createProvider(heel, { keurAntwoorden: true, ...proef });
  const url = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const vraag = maakVraag(`${url}${providerBasis}`);
  return {
    url,
    app: provider.app,
    databaseUrl: db.url,
    vraag,
    lees: async <T>(pad: string, als: string) => {
      const { status, tekst } = await vraag(pad, als);
      if (status !== 200) throw new Error(`${pad} answered ${status}: ${tekst}`);
      const inhoud: T = JSON.parse(tekst);
      return inhoud;
    },
    startKopie: async () => {
      const kopie = await createProvider(heel, { keurAntwoorden: true, ...proef });
      const adres = await kopie.app.listen({ port: 0, host: '127.0.0.1' });
      return { vraag: maakVraag(`${adres}${providerBasis}`), stop: kopie.close };
    },
    sql: async <T extends pg.QueryResultRow>(opdracht: string) =>
      (await client.query<T>(opdracht)).rows,
    stop: async () => {
      await client.end();
      await provider.close();
      await db.drop();
      await rm(map, { recursive: true, force: true });
    },
  };
}

function maakVraag(basis: string): ProefProvider['vraag'] {
  return async (pad, als, anders = {}) => {
    const headers = new Headers(anders.headers);
    if (als) {
      const token = await maakToken(/^\d+$/.test(als) ? als : bsnVan(als), anders);
      headers.set('authorization', `Bearer ${token}`);
    }
    const antwoord = await fetch(`${basis}${pad}`, { ...anders, headers });
    return {
      status: antwoord.status,
      // The time of day is all that may differ between two answers.
      headers: Object.fromEntries([...antwoord.headers].filter(([naam]) => naam !== 'date')),
      tekst: await antwoord.text(),
    };
  };
}
