import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BetaalStaat } from './betalingen.rules.ts';
import type { BetaaldienstConfig } from './dienst/betaaldienst.ts';

/** State of a payment on the wire (Mollie API v2). */
export type KassaStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** What each is called with us. */
export const staatVan: Readonly<Record<KassaStatus, BetaalStaat>> = {
  open: 'open',
  pending: 'inBehandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'geannuleerd',
  expired: 'verlopen',
};

/** A payment as the stub keeps it. */
export interface KassaBetaling {
  readonly id: string;
  readonly sleutel: string;
  status: KassaStatus;
  amount: { currency: string; value: string };
  metadata: unknown;
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly description: string;
}

/**
 * What goes wrong with a question: before it is dealt with (`weg`, `fout`, `druk`), or with the answer
 * to what was done (`half`, `kwijt`, `html`, `onzin`, `traag`).
 */
export type KassaStoring =
  | 'weg'
  | 'fout'
  | 'druk'
  | 'afgekeurd'
  | 'half'
  | 'kwijt'
  | 'html'
  | 'onzin'
  | 'traag';

/** A payment provider for these tests, over HTTP: as little of Mollie's API v2 as we use. */
export interface Kassa {
  readonly adres: string;
  readonly betalingen: Map<string, KassaBetaling>;
  /** Every question so far: `POST /v2/payments`. */
  readonly vragen: string[];
  /** Decides what goes wrong with a question; nothing by default. */
  storing: (vraag: string) => KassaStoring | undefined;
  /** What it puts where a person pays. */
  redirectBasis: string;
  readonly config: (anders?: Partial<BetaaldienstConfig>) => BetaaldienstConfig;
  /** The payments with this payment reference, in order of making. */
  readonly van: (betaalkenmerk: string) => KassaBetaling[];
  readonly close: () => Promise<void>;
}

const eind: readonly KassaStatus[] = ['paid', 'failed', 'canceled', 'expired'];

/** Starts one on a free port. */
export async function startKassa(): Promise<Kassa> {
  const server = createServer((vraag, antwoord) => void behandel(kassa, vraag, antwoord));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  const adres = `http://kassa.localhost:${port}`;
  const kassa: Kassa = {
    adres,
    betalingen: new Map(),
    vragen: [],
    storing: () => undefined,
    redirectBasis: adres,
    config: (anders = {}) => ({
      adres,
      sleutel: 'test_kassa',
      webhookAdres: 'http://localhost:3000/webhooks/betalingen',
      terugAdressen: {
        ZZ: 'http://localhost:3000/betaling/afhandeling',
        AZVZ: 'http://ankerzee.localhost:3000/betaling/afhandeling',
      },
      redirectHosts: [`kassa.localhost:${port}`],
      omschrijving: 'Zilverzand',
      ...anders,
    }),
    van: (kenmerk) =>
      [...kassa.betalingen.values()].filter((b) => Object(b.metadata).betaalkenmerk === kenmerk),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return kassa;
}

const foutVan = (status: number) => ({ status, title: 'x', detail: 'x', _links: {} });

/** Faults by which nothing is done, with their HTTP status. */
const afwijzingen: Readonly<Partial<Record<KassaStoring, number>>> = {
  fout: 500,
  druk: 429,
  afgekeurd: 422,
};

async function behandel(
  kassa: Kassa,
  vraag: IncomingMessage,
  antwoord: ServerResponse,
): Promise<void> {
  const soort = `${vraag.method} ${vraag.url}`;
  kassa.vragen.push(soort);
  const body = await text(vraag).catch(() => '');
  const storing = kassa.storing(soort);
  if (storing === 'weg') return void vraag.socket.destroy();
  const afwijzing = storing && afwijzingen[storing];
  if (afwijzing) {
    return stuur(antwoord, afwijzing, foutVan(afwijzing));
  }
  if (vraag.headers.authorization !== 'Bearer test_kassa') return stuur(antwoord, 401, {});
  const { status, inhoud } = doe(kassa, vraag, body);
  stuurMet(antwoord, storing, status, inhoud);
}

function stuurMet(
  antwoord: ServerResponse,
  storing: KassaStoring | undefined,
  status: number,
  inhoud: object,
): void {
  if (storing === 'traag') return;
  if (storing === 'kwijt') return void antwoord.socket?.destroy();
  if (storing === 'html') {
    antwoord.writeHead(status, { 'content-type': 'text/html' });
    return void antwoord.end('<html>');
  }
  if (storing === 'onzin') return stuur(antwoord, status, { resource: 'payment', id: 7 });
  if (storing === 'half') {
    const tekst = JSON.stringify(inhoud);
    antwoord.writeHead(status, {
      'content-type': 'application/hal+json',
      'content-length': tekst.length,
    });
    antwoord.write(tekst.slice(0, tekst.length / 2));
    setImmediate(() => antwoord.socket?.destroy());
    return;
  }
  stuur(antwoord, status, inhoud);
}

function stuur(antwoord: ServerResponse, status: number, inhoud: object): void {
  antwoord.writeHead(status, { 'content-type': 'application/hal+json' });
  antwoord.end(JSON.stringify(inhoud));
}

interface Uitkomst {
  readonly status: number;
  readonly inhoud: object;
}

function doe(kassa: Kassa, { method, url, headers }: IncomingMessage, body: string): Uitkomst {
  if (method === 'POST' && url === '/v2/payments') {
    return {
      status: 201,
      inhoud: maak(kassa, String(headers['idempotency-key']), JSON.parse(body)),
    };
  }
  const id = /^\/v2\/payments\/(\w+)$/.exec(url ?? '')?.[1] ?? '';
  const betaling = kassa.betalingen.get(id);
  if (!betaling) return { status: 404, inhoud: foutVan(404) };
  if (method === 'DELETE') {
    if (betaling.status !== 'open' && betaling.status !== 'canceled') {
      return { status: 422, inhoud: foutVan(422) };
    }
    betaling.status = 'canceled';
  }
  return { status: 200, inhoud: opDeDraad(kassa, betaling) };
}

/** The same key again is answered as it was the first time. */
function maak(kassa: Kassa, sleutel: string, vraag: KassaBetaling): object {
  const eerder = [...kassa.betalingen.values()].find((b) => b.sleutel === sleutel);
  if (eerder) return opDeDraad(kassa, { ...eerder, status: 'open' });
  const id = `tr_${randomBytes(6).toString('hex')}`;
  const betaling: KassaBetaling = { ...vraag, id, sleutel, status: 'open' };
  kassa.betalingen.set(id, betaling);
  return opDeDraad(kassa, betaling);
}

const link = (href: string) => ({ href, type: 'text/html' });

function opDeDraad(kassa: Kassa, betaling: KassaBetaling): object {
  const { id, status, amount, metadata, description, redirectUrl } = betaling;
  return {
    resource: 'payment',
    mode: 'test',
    profileId: 'pfl_1',
    sequenceType: 'oneoff',
    method: 'ideal',
    id,
    status,
    amount,
    metadata,
    description,
    redirectUrl,
    createdAt: new Date().toISOString(),
    ...(eind.includes(status) ? {} : { expiresAt: new Date(Date.now() + 900_000).toISOString() }),
    _links: {
      self: link(`${kassa.adres}/v2/payments/${id}`),
      dashboard: link(`${kassa.adres}/dashboard`),
      ...(status === 'open' && { checkout: link(`${kassa.redirectBasis}/betalen/${id}`) }),
    },
  };
}
