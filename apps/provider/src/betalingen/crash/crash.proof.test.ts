import { createRandom } from '@mijn/domain/random.testing';
import { waitFor } from '@mijn/dev-env/waitFor';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { sampleData } from '../../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../../testing/seededDatabase.testing.ts';
import {
  addTestBetaalverzoek,
  allowLookupsSql,
  ledger,
  paymentNoticeToken,
  serviceIdFrom,
} from '../pay.testing.ts';
import { type PaymentState, paymentTransitions } from '../betalingen.rules.ts';
import { startCheckout, type Checkout, type CheckoutBetaling } from '../checkout.testing.ts';
import { breakConnections, differenceOf, kenmerkenOf, payByTransfer } from './mishaps.testing.ts';
import { gatewayKey, type Copy, createCopy, tokenOf } from './copies.testing.ts';

// `npm run prove` sets more rounds.
const rounds = Number(process.env['PAY_RUNS'] ?? 3);
const { roll, chance, choose } = createRandom(Number(process.env['PAY_SEED'] ?? 20_261_121));

// Scenario of a payment request: normal, paid after expiry, or partly paid by transfer.
type Kind = 'plain' | 'afterAll' | 'elsewhere';
interface BetaalverzoekInfo {
  readonly kenmerk: string;
  readonly persona: string;
  readonly soort: Kind;
}

const filesFolder = await createTestFolder('crash-betaling');
const db = await createSeededDatabase({ ...sampleData, declaraties: [] });
const books = new pg.Pool({ connectionString: db.url, max: 2 });
const betaalverzoeken: BetaalverzoekInfo[] = [];
// Payment requests per payment at the bank; none is paid together with others later.
const pays = new Map<string, readonly string[]>();
// Payments with another amount than requested.
const foreign = new Set<string>();
const lies: string[] = [];
let checkout: Checkout;
let copies: [Copy, Copy];
const progress = { busy: true, wantsCrash: false };

async function sql<T>(statement: string): Promise<T[]> {
  return (await books.query<T & pg.QueryResultRow>(statement)).rows;
}
const amountOf = ({ amount }: CheckoutBetaling): number => Number(amount.value.replace('.', ''));

/** Returns a random failure of the payment provider or the network; sometimes also triggers a crash. */
function fault(): ReturnType<Checkout['fault']> {
  if (!progress.busy || chance(0.75)) return undefined;
  if (chance(0.3)) progress.wantsCrash = true;
  return choose(['gone', 'error', 'busy', 'half', 'lost', 'html', 'nonsense', 'lost']);
}

/** Sends webhooks as in reality: none, duplicated, late, to any copy, or forged. */
async function report(id: string): Promise<void> {
  const body = { id: chance(0.1) ? 'tr_vervalst' : id };
  const token = await paymentNoticeToken({}, gatewayKey.secret);
  for (let i = choose([0, 1, 1, 2, 3]); i > 0; i -= 1) {
    if (chance(0.3)) await pause(roll() * 400);
    await choose(copies).request('/uitbreidingen/betalingen/meldingen', token, body);
  }
}

const paymentsOf = (kenmerk: string) =>
  [...checkout.betalingen.values()].filter(({ id }) => pays.get(id)?.includes(kenmerk));

/** Acts as the person at the bank, on a payment that can still be paid. */
async function atTheBank(
  betaling: CheckoutBetaling,
  { kenmerk, soort }: BetaalverzoekInfo,
): Promise<void> {
  if (betaling.status !== 'open') return;
  const open = paymentsOf(kenmerk).filter(({ status }) => ['open', 'pending'].includes(status));
  if (open.length > 1) lies.push(`${kenmerk} can be paid twice at once`);
  if (chance(0.06)) {
    foreign.add(betaling.id);
    betaling.amount = { currency: 'EUR', value: '0.01' };
  }
  betaling.status = choose(['paid', 'paid', 'pending', 'failed', 'canceled', 'expired', 'open']);
  await report(betaling.id);
  if (betaling.status === 'pending') {
    await pause(roll() * 900);
    betaling.status = choose(['paid', 'failed']);
    await report(betaling.id);
  }
  if (
    soort === 'afterAll' &&
    ['failed', 'canceled', 'expired'].includes(betaling.status) &&
    chance(0.3)
  ) {
    await pause(roll() * 500);
    betaling.status = 'paid';
    await report(betaling.id);
  }
}

/** Acts as a person in a browser tab: starts a payment, visits the bank, returns and looks at the result. */
async function tab(): Promise<void> {
  while (progress.busy) {
    const betaalverzoek = betaalverzoeken[Math.floor(roll() * betaalverzoeken.length)];
    if (!betaalverzoek) return;
    const token = await tokenOf(betaalverzoek.persona);
    const together = betaalverzoeken.filter(
      ({ persona, soort }) =>
        persona === betaalverzoek.persona && soort === betaalverzoek.soort && chance(0.3),
    );
    const kenmerken = together.map(({ kenmerk }) => kenmerk);
    const heard = await choose(copies).request('/betalingen', token, {
      betaalkenmerk: betaalverzoek.kenmerk,
      ...(chance(0.4) && { betaalkenmerken: kenmerken }),
    });
    if (heard?.status === 500) lies.push(heard.text);
    if (heard?.status === 200) await payAndComeBack(betaalverzoek, token, heard.text);
    else await pause(20 + roll() * 50);
  }
}

async function payAndComeBack(betaalverzoek: BetaalverzoekInfo, token: string, text: string) {
  const betaling = checkout.betalingen.get(serviceIdFrom(JSON.parse(text).redirect));
  if (!betaling) {
    lies.push(`no such payment: ${text}`);
    return;
  }
  const betalingId = String(betaling.metadata?.['betalingId']);
  pays.set(betaling.id, await kenmerkenOf(sql, betalingId));
  await atTheBank(betaling, betaalverzoek);
  if (chance(0.5)) await sql(allowLookupsSql);
  const told = await choose(copies).request(`/uitbreidingen/betalingen/${betalingId}`, token);
  if (told?.status !== 200) return;
  const succeeded = JSON.parse(told.text).betaling.status === 'betaald';
  if (succeeded && betaling.status !== 'paid') lies.push(`told as paid: ${betaling.id}`);
}

/** Kills a copy at a random moment or during a request to the payment provider, and restarts it. */
async function crashAndStart(): Promise<void> {
  if (chance(0.4)) await breakConnections(sql);
  const end = performance.now() + 300 + roll() * 1_500;
  while (performance.now() < end && !progress.wantsCrash) await pause(5);
  const hit = progress.wantsCrash || chance(0.3) ? copies : [choose(copies)];
  progress.wantsCrash = false;
  for (const copy of hit) copy.crash();
  await Promise.all(hit.map((copy) => copy.gone()));
  await Promise.all(hit.map((copy) => copy.start()));
}

beforeAll(async () => {
  checkout = await startCheckout();
  checkout.fault = fault;
  const pace = { reconcilePausesMs: [100, 200, 400, 800], patienceMs: 500 };
  const [callerKey, paymentProvider] = [gatewayKey.publicKey, checkout.config(pace)];
  const config = { logins: db.logins, filesFolder, callerKey, paymentProvider };
  copies = [createCopy(config), createCopy(config)];
  for (let i = 0; i < 3 * (rounds + 2); i += 1) {
    const roepnaam = choose(['Sanne', 'Jan', 'Fatima']);
    const kenmerk = await addTestBetaalverzoek({ sql }, roepnaam, [1_000 + i, 250, 4_000]);
    const kind = choose<Kind>(['plain', 'plain', 'afterAll', 'elsewhere']);
    betaalverzoeken.push({ kenmerk, persona: roepnaam.toLowerCase(), soort: kind });
  }
  for (const copy of copies) await copy.start();
});
afterAll(async () => {
  for (const copy of copies) copy.crash();
  await Promise.all(copies.map((copy) => copy.gone()));
  await checkout.close();
  await books.end();
  await db.drop();
});

const isPaid = ({ id, status }: CheckoutBetaling) => status === 'paid' && !foreign.has(id);

const somebodyPaid = () =>
  [...checkout.betalingen.values()].some(({ status }) => status === 'paid');

const difference = () => differenceOf(sql, [...checkout.betalingen.values()], foreign);

describe('paying under all kinds of failures', () => {
  it(
    'never shows a wrong state, and never has two attempts at once',
    async () => {
      const tabs = Array.from({ length: 5 }, tab);
      const elsewhere = payByTransfer(
        sql,
        betaalverzoeken.filter(({ soort }) => soort === 'elsewhere').map(({ kenmerk }) => kenmerk),
        () => pause(roll() * 1_500),
      );
      for (let i = 0; i < rounds; i += 1) await crashAndStart();
      // On a busy machine, the rounds may end before a payment has succeeded.
      await waitFor('a payment that went well', somebodyPaid, 30_000);
      progress.busy = false;
      await Promise.all([...tabs, elsewhere]);
      expect(lies).toEqual([]);
    },
    60_000 + rounds * 30_000,
  );

  it('reaches the payment provider’s state by reconciliation alone', async () => {
    await sql(`UPDATE insurer.betaling SET volgende_blik = now(), blikken = 0
      WHERE status <> 'betaald'`);
    await waitFor('the same state', async () => (await difference()).length === 0, 60_000).catch(
      async () => expect(await difference()).toEqual([]),
    );
  }, 90_000);

  it('has every change in the log, as transitions of the graph', async () => {
    const rows = await sql<{
      state: PaymentState;
      naar: PaymentState[];
      van: (PaymentState | null)[];
    }>(
      `SELECT b.status AS state, array_agg(s.naar ORDER BY s.volgnummer) AS naar,
         array_agg(s.van ORDER BY s.volgnummer) AS van
       FROM insurer.betaling b JOIN insurer.betaling_stap s USING (betaling_id) GROUP BY b.betaling_id`,
    );
    for (const { state, naar, van } of rows) {
      expect(van).toEqual([null, ...naar.slice(0, -1)]);
      expect(naar.at(-1)).toBe(state);
      for (const [i, step] of naar.slice(1).entries()) {
        expect(paymentTransitions[naar[i] ?? 'betaald']).toContain(step);
      }
    }
    const [telling] = await sql<{ n: number }>(`SELECT count(*)::int AS n FROM insurer.betaling`);
    expect(rows).toHaveLength(telling?.n ?? -1);
  });

  it('has booked the paid amounts to the cent and once, without double payments', async () => {
    const received = [...checkout.betalingen.values()].filter(isPaid);
    const ledgers = await Promise.all(
      betaalverzoeken.map(async (one) => ({ ...one, ...(await ledger({ sql }, one.kenmerk)) })),
    );
    const sum = received.reduce((soFar, betaling) => soFar + amountOf(betaling), 0);
    expect(ledgers.reduce((soFar, { geboekt, tegoed }) => soFar + geboekt + tegoed, 0)).toBe(sum);
    for (const { kenmerk, soort, open, tegoed } of ledgers.filter((one) => one.soort === 'plain')) {
      const paid = paymentsOf(kenmerk).filter(isPaid).length;
      expect([soort, kenmerk, paid <= 1, tegoed, open === 0]).toEqual([
        soort,
        kenmerk,
        true,
        0,
        paid === 1,
      ]);
    }
  });
});
