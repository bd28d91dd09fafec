import { type CallName, calls, isCallName } from '@mijn/contract/calls';
import { factuurStatusTexts } from '@mijn/domain/factuur';
import { toDecimalText } from '@mijn/domain/money';
import { createRandom } from '@mijn/domain/random.testing';
import type { CheckoutBetaling } from '../betalingen/checkout.testing.ts';
import { advanceDays } from '../clock/advanceDays.testing.ts';
import { brokenLedgerLaws } from '../facturen/jobs/laws.testing.ts';
import { type Card, newDeck, performOf } from './cards.testing.ts';
import { type Answered, type Copy, createWorld, type World } from './world.testing.ts';
import type { Actor } from './actor.testing.ts';
import { type Books, PureLedger, selectBooks } from './ledger.testing.ts';

export interface Run {
  readonly seed: number;
  readonly steps: number;
  /** Violations with the step after which they were found; empty for a correct run. */
  readonly broken: readonly string[];
  /** Calls and status texts that the run did not reach; if any, it proves nothing. */
  readonly missed: readonly string[];
  /** Events in order. */
  readonly trace: readonly string[];
}

/** A change of the books by SQL after a step, to test the simulation. */
export interface PlantedFault {
  readonly after: number;
  readonly statement: string;
}

// Maximum of concurrent actors.
const width = 5;
// Probability per step of the events other than statements.
const chances = { begin: 0.15, bank: 0.03, day: 0.004, drop: 0.004, kill: 0.002 };
// Maximum of killed processes per run; their replacements are started beforehand, because a start
// waits for locks.
const spares = 3;
// Runs with fewer steps have no spare processes, because starting them would take longer than the run.
const fewSteps = 100;
// Factor by which a run may be extended to reach every call.
const longer = 3;

// Transient errors: a conflict or a lost connection. A job retries; a person gets an error.
const passing =
  /deadlock|could not serialize|lock timeout|terminat|connection|died|ECONNRESET|EPIPE/i;

/** A run of the simulation, fully determined by its seed. */
class Simulation {
  readonly #world: World;
  readonly #ledger: PureLedger;
  readonly #trace: string[] = [];
  readonly #statuses = new Set<string>();
  #copies: Copy[] = [];
  #spares: Copy[] = [];
  #deck: Card[] = [];
  readonly #turns = new Map<Card, number>();
  #completed = 0;
  #broken: string[] = [];

  constructor(world: World) {
    this.#world = world;
    this.#ledger = new PureLedger(world.checkout);
  }

  async run(seed: number, steps: number, planted?: PlantedFault): Promise<Run> {
    const processes = 2 + (steps < fewSteps ? 0 : spares);
    for (let i = 0; i < processes; i += 1) this.#spares.push(await this.#world.startCopy());
    this.#copies = this.#spares.splice(0, 2);
    let step = 0;
    const goesOn = (): boolean =>
      this.#broken.length === 0 &&
      (step < steps || (step < steps * longer && this.#missed().length > 0));
    for (; goesOn(); step += 1) {
      await this.#step();
      if (planted?.after === step) await this.#world.sql(planted.statement);
      await this.#look(step);
    }
    if (this.#broken.length === 0) await this.#finish(step);
    const broken = [...this.#broken];
    return { seed, steps: step, broken, missed: this.#missed(), trace: this.#trace };
  }

  #missed(): string[] {
    return [
      ...Object.keys(calls).filter((name) => isCallName(name) && !this.#world.reached.has(name)),
      ...Object.values(factuurStatusTexts).filter((text) => !this.#statuses.has(text)),
    ];
  }

  /** Performs one event: an actor starts, the environment changes, or a statement is released. */
  async #step(): Promise<void> {
    const { gate, random } = this.#world;
    const held = gate.next;
    if (gate.live.length === 0 || (gate.live.length < width && random.chance(chances.begin))) {
      this.#begin();
    } else if (random.chance(chances.bank)) {
      this.#atTheBank();
    } else if (random.chance(chances.day)) {
      await this.#moveClock();
    } else if (held.length > 0 && random.chance(chances.drop)) {
      const { actor, statement } = held[random.below(held.length)] ?? held[0]!;
      this.#note(actor, 'connection drops');
      await gate.drop(statement.client);
    } else if (random.chance(chances.kill)) {
      await this.#kill();
    } else {
      const next = held[random.below(held.length)];
      if (next) this.#note(next.actor, gate.release(next.actor, next.statement));
      // All actors wait for locks, so PostgreSQL has to resolve a deadlock.
      else await gate.waitForMove();
    }
  }

  #note({ number, name }: Pick<Actor, 'number' | 'name'>, what: string): void {
    this.#trace.push(`${number} ${name}: ${what}`);
  }

  #begin(): void {
    const { gate, random } = this.#world;
    if (this.#deck.length === 0) this.#deck = newDeck();
    const [card] = this.#deck.splice(random.below(this.#deck.length), 1);
    const copy = this.#copies[random.below(this.#copies.length)];
    if (!card || !copy) return;
    const own = createRandom(random.below(1_000_000));
    const doer = { world: this.#world, copy, random: own };
    const turn = this.#turns.get(card) ?? 0;
    this.#turns.set(card, turn + 1);
    const perform = performOf(card, turn, doer, (name, answered) => this.#hear(name, answered));
    this.#note(gate.start(card, copy, perform), 'begins');
  }

  /** Records what a person was told, for checking it against the books. */
  #hear(name: CallName, { status, json }: Answered): void {
    if (status !== 200) return;
    const text = JSON.stringify(json ?? '');
    if (name === 'listFacturen') {
      const seen = Object.values(factuurStatusTexts).filter((one) => text.includes(`"${one}"`));
      for (const one of seen) this.#statuses.add(one);
    }
    const nummer = name === 'indienen' ? /"nummer":"(D\d{4}-\d+)"/.exec(text)?.[1] : undefined;
    if (nummer !== undefined) this.#ledger.acknowledged.add(nummer);
  }

  /** Completes or fails a payment at the bank, sometimes with another amount, or gives money of a paid one back. */
  #atTheBank(): void {
    const { checkout, random } = this.#world;
    const paid = [...checkout.betalingen.values()].filter(({ status }) => status === 'paid');
    const back = paid[random.below(paid.length)];
    if (back && random.chance(0.3)) {
      this.#giveBack(back);
      return;
    }
    const open = [...checkout.betalingen.values()].filter(({ status }) => status !== 'paid');
    const one = open[random.below(open.length)];
    if (!one || one.status === 'canceled') return;
    const isOver = one.status === 'failed' || one.status === 'expired';
    if (isOver && random.chance(0.7)) return;
    if (random.chance(0.1)) one.amount = { ...one.amount, value: '1.23' };
    one.status = isOver
      ? 'paid'
      : random.choose(['paid', 'paid', 'paid', 'pending', 'failed', 'expired']);
    this.#note({ number: 0, name: 'bank' }, one.status);
  }

  /** Refunds or charges back a payment in full, in part, or not any more. */
  #giveBack(betaling: CheckoutBetaling): void {
    const { random } = this.#world;
    const [how, other] = random.chance(0.5)
      ? (['amountRefunded', 'amountChargedBack'] as const)
      : (['amountChargedBack', 'amountRefunded'] as const);
    const whole = centsOf(betaling.amount);
    const cents = Math.min(
      random.choose([0, Math.floor(whole / 2), whole]),
      whole - centsOf(betaling[other]),
    );
    betaling[how] = { currency: 'EUR', value: toDecimalText(cents) };
    this.#note({ number: 0, name: 'bank' }, `${how} ${cents}`);
  }

  async #moveClock(): Promise<void> {
    const days = 1 + this.#world.random.below(6);
    const moved = await advanceDays(this.#world, days).then(
      () => true,
      () => false,
    );
    this.#note({ number: 0, name: 'clock' }, moved ? `${days} days` : 'held');
  }

  /** Kills one process and replaces it with a spare. */
  async #kill(): Promise<void> {
    const { gate, random } = this.#world;
    const next = this.#spares.shift();
    if (!next) return;
    const [dead] = this.#copies.splice(random.below(this.#copies.length), 1, next);
    this.#note({ number: 0, name: 'process' }, 'dies');
    if (dead) await gate.kill(dead);
  }

  /** Checks after every step that no call failed, and that changed books equal the pure ledger. */
  async #look(step: number): Promise<void> {
    const { gate, sql, failures } = this.#world;
    const done = await gate.waitForRest();
    const failed = done.filter(
      ({ process, error }) => !process.isDead && error !== undefined && !isPassing(error),
    );
    const [row] = await sql<{ xmax: string; running: number }>(
      `SELECT pg_snapshot_xmax(s)::text AS xmax,
         (SELECT count(*)::int FROM pg_snapshot_xip(s)) AS running FROM pg_current_snapshot() s`,
    );
    const completed = Number(row?.xmax) - (row?.running ?? 0);
    const broken = completed === this.#completed ? [] : await this.#compare(completed);
    const all = [
      ...failures,
      ...broken,
      ...failed.map(({ name, error }) => `${name}: ${describeError(error)}`),
    ];
    this.#broken.push(...all.map((what) => `after step ${step}: ${what}`));
  }

  async #compare(completed: number): Promise<string[]> {
    this.#completed = completed;
    const [row] = await this.#world.sql<{ books: Books }>(selectBooks);
    return row ? this.#ledger.take(row.books) : ['no books'];
  }

  /** Drains the run: no actor starts, the bank sends all notices, and all jobs finish. */
  async #finish(step: number): Promise<void> {
    const { gate, checkout, ask, sql, random } = this.#world;
    while (gate.live.length > 0 && this.#broken.length === 0) {
      const next = gate.next[random.below(gate.next.length)];
      if (next) gate.release(next.actor, next.statement);
      else await gate.waitForMove();
      await this.#look(step);
    }
    const [copy] = this.#copies;
    if (!copy) return;
    await gate.drain();
    for (const id of checkout.betalingen.keys()) await ask(copy, 'meldBetaling', { body: { id } });
    await copy.provider.jobs.runAll();
    await this.#look(step);
    const laws = await brokenLedgerLaws(sql);
    const lost = [...(await this.#lost()), ...(await this.#returnedOtherwise())];
    this.#broken.push(...Object.keys(laws).map((law) => `in the end: ${law}`), ...lost);
  }

  /** Returns the payments of which the books have another returned amount than the bank. */
  async #returnedOtherwise(): Promise<string[]> {
    const rows = await this.#world.sql<{ dienst: string; refunded: number; chargedBack: number }>(
      `SELECT p.dienst_id AS dienst, coalesce(sum(z.bedrag) FILTER (WHERE z.soort = 'terugbetaald'), 0)::int AS refunded,
         coalesce(sum(z.bedrag) FILTER (WHERE z.soort = 'teruggehaald'), 0)::int AS "chargedBack"
       FROM insurer.betaling p LEFT JOIN insurer.betaling_terugboeking z
         ON z.betaling_id = p.betaling_id AND z.afwijking_id IS NULL
       WHERE p.status = 'betaald' GROUP BY p.betaling_id`,
    );
    return rows.flatMap(({ dienst, refunded, chargedBack }) => {
      const bank = this.#world.checkout.betalingen.get(dienst);
      const [given, taken] = [bank?.amountRefunded, bank?.amountChargedBack].map(centsOf);
      return given === refunded && taken === chargedBack
        ? []
        : [
            `in the end: returned ${refunded} and ${chargedBack}, at the bank ${given} and ${taken}`,
          ];
    });
  }

  /** Returns payments received at the bank that are neither booked nor waiting for staff. */
  async #lost(): Promise<string[]> {
    const rows = await this.#world.sql<{ dienst_id: string }>(
      `SELECT dienst_id FROM insurer.betaling WHERE status = 'betaald'
       UNION SELECT dienst_id FROM insurer.betaling_afwijking`,
    );
    const known = new Set(rows.map(({ dienst_id }) => dienst_id));
    return [...this.#world.checkout.betalingen.values()]
      .filter(({ id, status }) => status === 'paid' && !known.has(id))
      .map(() => 'in the end: a payment at the bank is nowhere in the books');
  }
}

const centsOf = (amount: { readonly value: string } | undefined): number =>
  Math.round(Number(amount?.value ?? 0) * 100);

const isPassing = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.every(isPassing)
    : error instanceof Error && passing.test(`${error.name} ${error.message}`);

// An AggregateError says nothing about its causes by itself.
const describeError = (error: unknown): string =>
  error instanceof AggregateError
    ? `${String(error)} (${error.errors.map(describeError).join('; ')})`
    : String(error);

/**
 * Runs a simulation of at least `steps` steps, determined by `seed`.
 * @param planted a fault that the run must detect.
 */
export async function simulate(seed: number, steps: number, planted?: PlantedFault): Promise<Run> {
  const world = await createWorld(seed);
  try {
    return await new Simulation(world).run(seed, steps, planted);
  } finally {
    await world.stop();
  }
}
