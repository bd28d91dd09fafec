import { type CallName, calls, isCallName } from '@mijn/contract/calls';
import { factuurStatusTexts } from '@mijn/domain/factuurstatus';
import { createRandom } from '@mijn/domain/random.testing';
import { advanceDays } from '../clock/advanceDays.testing.ts';
import { brokenLedgerLaws } from '../facturen/jobs/laws.testing.ts';
import { type Card, newDeck, performOf } from './cards.testing.ts';
import { type Answered, type Copy, createWorld, type World } from './world.testing.ts';
import type { Actor } from './actor.testing.ts';
import { type Books, PureLedger, selectBooks } from './ledger.testing.ts';

/** How a run went. */
export interface Run {
  readonly seed: number;
  readonly steps: number;
  /** What was wrong, and after which step; nothing when all was well. */
  readonly broken: readonly string[];
  /** Calls and status texts that the run did not come to: then it proves nothing. */
  readonly missed: readonly string[];
  /** What happened, in order. */
  readonly trace: readonly string[];
}

/** Something done to the books behind the insurer's back, after a step. */
export interface Planted {
  readonly after: number;
  readonly statement: string;
}

/** So many act at once. */
const width = 5;
/** What happens beside statements, as parts of all steps. */
const chances = { begin: 0.15, bank: 0.03, day: 0.004, drop: 0.004, kill: 0.002 };
/** So many processes die in a run at most: the next ones stand ready, for a start waits for locks. */
const spares = 3;
/** A run of fewer steps does without them: starting them would take longer than the run. */
const fewSteps = 100;
/** A run goes on at most so much longer than it was asked, to come to all it has to. */
const longer = 3;

/** What meets another, or a connection that is gone: its job does it again, a person is told so. A round tells of all. */
const passing = /deadlock|could not serialize|lock timeout|terminat|connection|Connection|died/i;

/** One run of a simulation: whatever happens in it follows from the seed. */
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

  async run(seed: number, steps: number, planted?: Planted): Promise<Run> {
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

  /** One thing happens: somebody begins, the world moves, or a statement goes through. */
  async #step(): Promise<void> {
    const { gate, random } = this.#world;
    const held = gate.live.flatMap((actor) => actor.held.map((one) => ({ actor, one })));
    if (gate.live.length === 0 || (gate.live.length < width && random.chance(chances.begin))) {
      this.#begin();
    } else if (random.chance(chances.bank)) {
      this.#atTheBank();
    } else if (random.chance(chances.day)) {
      await this.#moveClock();
    } else if (held.length > 0 && random.chance(chances.drop)) {
      const { actor, one } = held[random.below(held.length)] ?? held[0]!;
      this.#note(actor, 'connection drops');
      await gate.drop(one.client);
    } else if (random.chance(chances.kill)) {
      await this.#kill();
    } else {
      const next = held[random.below(held.length)];
      if (next) this.#note(next.actor, gate.release(next.actor, next.one));
      // All wait for each other: PostgreSQL ends that.
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

  /** What somebody was told is held against the insurer. */
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

  /** Somebody pays, or does not; now and then another amount comes in. */
  #atTheBank(): void {
    const { checkout, random } = this.#world;
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

  async #moveClock(): Promise<void> {
    const days = 1 + this.#world.random.below(6);
    const moved = await advanceDays(this.#world, days).then(
      () => true,
      () => false,
    );
    this.#note({ number: 0, name: 'clock' }, moved ? `${days} days` : 'held');
  }

  /** One process dies, and another takes its place. */
  async #kill(): Promise<void> {
    const { gate, random } = this.#world;
    const next = this.#spares.shift();
    if (!next) return;
    const [dead] = this.#copies.splice(random.below(this.#copies.length), 1, next);
    this.#note({ number: 0, name: 'process' }, 'dies');
    if (dead) await gate.kill(dead);
  }

  /** After every step: nobody failed, and the books equal the pure ledger's wherever they changed. */
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
      ...failed.map(({ name, error }) => `${name}: ${String(error)}`),
    ];
    this.#broken.push(...all.map((what) => `after step ${step}: ${what}`));
  }

  async #compare(completed: number): Promise<string[]> {
    this.#completed = completed;
    const [row] = await this.#world.sql<{ books: Books }>(selectBooks);
    return row ? this.#ledger.take(row.books) : ['no books'];
  }

  /** Nobody begins any more, the bank tells all it has to tell, and everything comes to its end. */
  async #finish(step: number): Promise<void> {
    const { gate, checkout, ask, sql, random } = this.#world;
    while (gate.live.length > 0 && this.#broken.length === 0) {
      const held = gate.live.flatMap((actor) => actor.held.map((one) => ({ actor, one })));
      const next = held[random.below(held.length)];
      if (next) gate.release(next.actor, next.one);
      else await gate.waitForMove();
      await this.#look(step);
    }
    const [copy] = this.#copies;
    if (!copy) return;
    for (const id of checkout.betalingen.keys()) await ask(copy, 'meldBetaling', { body: { id } });
    await copy.provider.jobs.runAll();
    await this.#look(step);
    const laws = await brokenLedgerLaws(sql);
    const lost = await this.#lost();
    this.#broken.push(...Object.keys(laws).map((law) => `in the end: ${law}`), ...lost);
  }

  /** What came in at the bank and is neither booked nor on the desk of a person. */
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

const isPassing = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.every(isPassing)
    : error instanceof Error && passing.test(`${error.name} ${error.message}`);

/**
 * Runs a simulation: so many steps at least, all of them decided by the seed.
 * @param planted a fault that the run has to find.
 */
export async function simulate(seed: number, steps: number, planted?: Planted): Promise<Run> {
  const world = await createWorld(seed);
  try {
    return await new Simulation(world).run(seed, steps, planted);
  } finally {
    await world.stop();
  }
}
