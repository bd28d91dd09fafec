import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  betaal,
  boekhouding,
  maakVerzoek,
  meld,
  redirectUit,
  stand,
} from '@mijn/provider/betalingen/betalen.testhulp';
import { maakToeval, type Toeval } from '@mijn/provider/betalingen/knal/toeval.testhulp';
import { type ProefProvider, startProefProvider } from '@mijn/provider/testhulp/proefProvider';
import { type Bestuurder, createBestuurder } from '@mijn/simulators/ideal/bestuurder';
import { createIdealSimulator } from '@mijn/simulators/ideal/createIdealSimulator';
import { storingenVan } from '@mijn/simulators/ideal/storingen';
import type { Uitkomst } from '@mijn/simulators/ideal/uitkomsten.rules';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './postgres/freePort.ts';
import { waitFor } from './waitFor.ts';

// `npm run prove` asks for more.
const count = Number(process.env['BETAALSCHEMAS'] ?? 24);
const seed = Number(process.env['BETALEN_ZAAD'] ?? 20_261_121);
const log = pino({ level: 'silent' });
const amount = 15_420;
const statusOf = {
  open: 'open',
  pending: 'inBehandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'geannuleerd',
  expired: 'verlopen',
} as const;

let insurer: ProefProvider;
let control: Bestuurder;
let address: string;
const closing: (() => Promise<unknown>)[] = [];

/** As the gateway does it: the id is passed on, and answered once the insurer has it. */
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status } = await meld(insurer, new URLSearchParams(await text(request)).get('id'));
  response.writeHead(status === 202 ? 200 : 503).end();
}

beforeAll(async () => {
  const port = await freePort();
  address = `http://ideal.localhost:${port}`;
  const { app } = await createIdealSimulator({ adres: address, sleutel: 'test_key', log });
  await app.listen({ port, host: '127.0.0.1' });
  control = createBestuurder(`http://127.0.0.1:${port}`);
  const door = createServer((request, response) => void passOn(request, response));
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port: doorPort } = Object(door.address());
  const back = 'http://localhost:3000/betaling/afhandeling';
  insurer = await startProefProvider({
    betaaldienst: {
      adres: address,
      sleutel: 'test_key',
      webhookAdres: `http://127.0.0.1:${doorPort}/webhooks/betalingen`,
      terugAdressen: { ZZ: back, AZVZ: back },
      redirectHosts: [new URL(address).host],
      omschrijving: 'Zorgverzekering',
      afstemPauzesMs: [200, 400, 800],
      geduldMs: 500,
    },
  });
  closing.push(
    () => app.close(),
    async () => door.close(),
    () => insurer.stop(),
  );
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

let turn: Promise<unknown> = Promise.resolve();
/** The insurer's database, one question at a time: the schedules share its connection. */
const database: Pick<ProefProvider, 'sql'> = {
  sql: <T extends object>(statement: string) => {
    const answer = turn.then(() => insurer.sql<T>(statement));
    turn = answer.catch(() => undefined);
    return answer;
  },
};

/** Asks to pay in one to three tabs at once, again and again until all have an address. */
async function startPaying(kenmerk: string, chance: Toeval): Promise<string> {
  const tabs = Array.from({ length: chance.kies([1, 2, 3]) }, () =>
    waitFor('an address to pay at', async () => {
      const answer = await betaal(insurer, 'jan', kenmerk);
      return answer.status === 200 && redirectUit(answer);
    }),
  );
  const addresses = new Set(await Promise.all(tabs));
  expect([kenmerk, addresses.size]).toEqual([kenmerk, 1]);
  return [...addresses][0] ?? '';
}

/** Sets what goes wrong for one payment request, by chance; each fault passes after some times. */
async function breakThings(voor: string, chance: Toeval): Promise<void> {
  const [first, ...rest] = storingenVan('dienst');
  const [melding, ...meldingen] = storingenVan('melding');
  const [ophalen, ...anders] = storingenVan('ophalen');
  if (first && chance.kans(0.6)) {
    const keer = chance.kies([1, 2, 4]);
    await control.storing({ wat: chance.kies([first, ...rest]), voor, keer, ms: 700 });
  }
  if (melding && chance.kans(0.8)) {
    await control.storing({ wat: chance.kies([melding, ...meldingen]), voor, ms: 300 });
  }
  if (ophalen && chance.kans(0.3)) {
    const keer = chance.kies([1, 3]);
    await control.storing({ wat: chance.kies([ophalen, ...anders]), voor, keer });
  }
}

/** Pays, or not, at the bank; what ended without money may be paid after all. */
async function atTheBank(id: string, chance: Toeval): Promise<void> {
  const outcome = chance.kies<Uitkomst>([
    'betaald',
    'betaald',
    'mislukt',
    'geannuleerd',
    'verlopen',
    'inBehandeling',
  ]);
  await control.laat(id, outcome);
  await pause(chance.worp() * 300);
  const later = outcome === 'inBehandeling' || (outcome !== 'betaald' && chance.kans(0.4));
  if (later) await control.laat(id, 'betaald');
}

const stateAt = async (kenmerk: string) =>
  (await control.betalingen(kenmerk)).map(({ status }) => statusOf[status]);
const stateHere = async (kenmerk: string) =>
  (await boekhouding(database, kenmerk)).pogingen.map(({ status }) => status).toReversed();

async function schedule(number: number): Promise<void> {
  const chance = maakToeval(seed + number);
  const kenmerk = await maakVerzoek(database, 'Jan', [amount]);
  await breakThings(kenmerk, chance);
  const redirect = await startPaying(kenmerk, chance);
  expect(redirect.startsWith(`${address}/betalen/`)).toBe(true);
  const [payment] = await control.betalingen(kenmerk);
  await breakThings(kenmerk, chance);
  if (payment) await atTheBank(payment.id, chance);
  const { betalingId } = Object(payment?.metadata);
  const seen = await stand(insurer, 'jan', betalingId);
  if (seen.status === 'betaald') expect(await stateAt(kenmerk)).toContain('betaald');
  await control.wisStoringen(kenmerk);
  await waitFor(`request ${number} to be as it is at the payment provider`, async () => {
    return String(await stateHere(kenmerk)) === String(await stateAt(kenmerk));
  });
  const paid = (await stateAt(kenmerk)).filter((state) => state === 'betaald').length * amount;
  const { geboekt, tegoed, open } = await boekhouding(database, kenmerk);
  expect([kenmerk, geboekt + tegoed, open]).toEqual([kenmerk, paid, amount - geboekt]);
  expect([kenmerk, paid <= amount, tegoed]).toEqual([kenmerk, true, 0]);
}

test(
  'whatever the simulator does wrong, in the end both agree, and nobody pays twice',
  async () => {
    const width = 6;
    for (let from = 0; from < count; from += width) {
      const numbers = Array.from({ length: Math.min(width, count - from) }, (_, i) => from + i);
      await Promise.all(numbers.map(schedule));
    }
  },
  60_000 + count * 5_000,
);
