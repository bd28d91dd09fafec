import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../listen.ts';
import {
  pay,
  ledger,
  addTestBetaalverzoek,
  report,
  redirectFrom,
  seenBetaling,
} from '@mijn/provider/betalingen/pay.testing';
import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import { type TestProvider, startTestProvider } from '@mijn/provider/testing/trialProvider.testing';
import { type Controller, createController } from '@mijn/simulators/ideal/controller.testing';
import { createIdealSimulator } from '@mijn/simulators/ideal/createIdealSimulator';
import { faultsOf } from '@mijn/simulators/ideal/faults';
import type { Outcome } from '@mijn/simulators/ideal/betaling';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../postgres/freePort.ts';
import { waitFor } from '../waitFor.ts';

// `npm run prove` runs more.
const count = Number(process.env['PAYMENT_SCHEDULES'] ?? 24);
const seed = Number(process.env['PAY_SEED'] ?? 20_261_121);
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

let insurer: TestProvider;
let control: Controller;
let address: string;
const closing: (() => Promise<unknown>)[] = [];

/** Forwards the id like the gateway, and responds once the insurer has it. */
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status } = await report(insurer, new URLSearchParams(await text(request)).get('id'));
  response.writeHead(status === 202 ? 200 : 503).end();
}

beforeAll(async () => {
  const port = await freePort();
  address = `http://ideal.localhost:${port}`;
  const { app } = await createIdealSimulator({ address: address, apiKey: 'test_key', log });
  await app.listen({ port, host: '127.0.0.1' });
  control = createController(`http://127.0.0.1:${port}`);
  const proxy = createServer((request, response) => void passOn(request, response));
  const proxyPort = await listen(proxy);
  const back = 'http://localhost:3000/betaling/afhandeling';
  insurer = await startTestProvider({
    paymentProvider: {
      address: address,
      apiKey: 'test_key',
      webhookAddress: `http://127.0.0.1:${proxyPort}/webhooks/betalingen`,
      returnAddresses: { ZZ: back, AZVZ: back },
      redirectHosts: [new URL(address).host],
      omschrijving: 'Zorgverzekering',
      reconcilePausesMs: [200, 400, 800],
      patienceMs: 500,
    },
  });
  closing.push(
    () => app.close(),
    async () => proxy.close(),
    () => insurer.stop(),
  );
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

let turn: Promise<unknown> = Promise.resolve();
/** The insurer's database with one query at a time, because schedules share its connection. */
const database: Pick<TestProvider, 'sql'> = {
  sql: <T extends object>(statement: string) => {
    const answer = turn.then(() => insurer.sql<T>(statement));
    turn = answer.catch(() => undefined);
    return answer;
  },
};

/** Starts a payment, alone or with others, in one to three tabs at once, until all have an address. */
async function startPaying(
  kenmerk: string,
  others: readonly string[],
  chance: RandomSource,
): Promise<string> {
  const tabs = Array.from({ length: chance.choose([1, 2, 3]) }, () =>
    waitFor('an address to pay at', async () => {
      const answer = await pay(insurer, 'jan', kenmerk, ...others);
      return answer.status === 200 && redirectFrom(answer);
    }),
  );
  const addresses = new Set(await Promise.all(tabs));
  expect([kenmerk, addresses.size]).toEqual([kenmerk, 1]);
  return [...addresses][0] ?? '';
}

async function breakThings(forPayment: string, chance: RandomSource): Promise<void> {
  const [first, ...rest] = faultsOf('service');
  const [notice, ...notices] = faultsOf('notice');
  const [retrieval, ...otherwise] = faultsOf('retrieval');
  if (first && chance.chance(0.6)) {
    const times = chance.choose([1, 2, 4]);
    await control.setFault({ what: chance.choose([first, ...rest]), forPayment, times, ms: 700 });
  }
  if (notice && chance.chance(0.8)) {
    await control.setFault({ what: chance.choose([notice, ...notices]), forPayment, ms: 300 });
  }
  if (retrieval && chance.chance(0.3)) {
    const times = chance.choose([1, 3]);
    await control.setFault({ what: chance.choose([retrieval, ...otherwise]), forPayment, times });
  }
}

/** Pays, or not, at the bank; a payment that ended unpaid may still be paid. */
async function atTheBank(id: string, chance: RandomSource): Promise<void> {
  const outcome = chance.choose<Outcome>([
    'paid',
    'paid',
    'failed',
    'canceled',
    'expired',
    'pending',
  ]);
  await control.end(id, outcome);
  await pause(chance.roll() * 300);
  const later = outcome === 'pending' || (outcome !== 'paid' && chance.chance(0.4));
  if (later) await control.end(id, 'paid');
}

const stateAt = async (kenmerk: string) =>
  (await control.betalingen(kenmerk)).map(({ status }) => statusOf[status]);
const stateHere = async (kenmerk: string) =>
  (await ledger(database, kenmerk)).attempts.map(({ status }) => status).toReversed();

function betalingIdIn(metadata: unknown): string | undefined {
  if (typeof metadata !== 'object' || metadata === null || !('betalingId' in metadata)) {
    return undefined;
  }
  return String(metadata.betalingId);
}

async function schedule(number: number): Promise<void> {
  const chance = createRandom(seed + number);
  const kenmerk = await addTestBetaalverzoek(database, 'Jan', [amount]);
  await breakThings(kenmerk, chance);
  const others: string[] = [];
  while (others.length < 3 && chance.chance(0.4)) {
    others.push(await addTestBetaalverzoek(database, 'Jan', [amount]));
  }
  const redirect = await startPaying(kenmerk, others, chance);
  expect(redirect.startsWith(`${address}/betalen/`)).toBe(true);
  const [payment] = await control.betalingen(kenmerk);
  await breakThings(kenmerk, chance);
  if (payment) await atTheBank(payment.id, chance);
  const betalingId = betalingIdIn(payment?.metadata);
  const seen = await seenBetaling(insurer, 'jan', betalingId);
  if (seen.status === 'betaald') expect(await stateAt(kenmerk)).toContain('betaald');
  await control.clearFaults(kenmerk);
  await waitFor(`request ${number} to be as it is at the payment provider`, async () => {
    return String(await stateHere(kenmerk)) === String(await stateAt(kenmerk));
  });
  const paid = (await stateAt(kenmerk)).filter((state) => state === 'betaald').length * amount;
  // A payment pays all its requests or none.
  for (const one of [kenmerk, ...others]) {
    const { geboekt, tegoed, open } = await ledger(database, one);
    expect([one, geboekt + tegoed, open]).toEqual([one, paid, amount - geboekt]);
    expect([one, paid <= amount, tegoed]).toEqual([one, true, 0]);
  }
}

test(
  'agrees with the simulator in the end, and never charges twice',
  async () => {
    const width = 6;
    for (let from = 0; from < count; from += width) {
      const numbers = Array.from({ length: Math.min(width, count - from) }, (_, i) => from + i);
      await Promise.all(numbers.map(schedule));
    }
  },
  60_000 + count * 5_000,
);
