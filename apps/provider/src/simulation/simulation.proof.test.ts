import { describe, expect, it } from 'vitest';
import { simulate } from './simulator.testing.ts';

// `npm run prove` sets a larger number of steps; each run of this many steps has the next seed.
const total = Number(process.env['SIMULATION_STEPS'] ?? 2_000);
const first = Number(process.env['SIMULATION_SEED'] ?? 20_261_122);
const perRun = 2_000;
const seeds = Array.from({ length: Math.ceil(total / perRun) }, (_, i) => first + i);

// A run counts only if it reached every call and all twelve status texts.
const counted: number[] = [];
const missing = new Set<string>();

async function play(seed: number): Promise<void> {
  const { broken, missed, trace } = await simulate(seed, Math.min(perRun, total));
  // Setting SIMULATION_SEED to this seed reproduces the run.
  const before = broken.length > 0 ? trace.slice(-40) : [];
  expect({ seed, broken, before }).toEqual({ seed, broken: [], before: [] });
  if (missed.length === 0) counted.push(seed);
  for (const what of missed) missing.add(what);
}

describe('any order of events', () => {
  it.each(seeds)('leaves the books equal to the pure ledger, seed %d', play, 600_000);

  it('is covered by the required number of runs, with replacements for incomplete ones', async () => {
    const end = first + 2 * seeds.length;
    for (let seed = first + seeds.length; counted.length < seeds.length && seed < end; seed += 1) {
      await play(seed);
    }
    expect(counted, `some runs missed ${[...missing].join(', ')}`).toHaveLength(seeds.length);
  }, 3_600_000);

  it('repeats step by step for the same seed', async () => {
    const steps = 250;
    const [one, other] = [await simulate(7, steps), await simulate(7, steps)];
    expect(one.trace.length).toBeGreaterThan(steps / 2);
    expect(other.trace.slice(0, steps)).toEqual(one.trace.slice(0, steps));
  }, 300_000);
});

const behindTheirBack = 'SET session_replication_role = replica';
describe('a fault in the books', () => {
  it.each([
    [
      'a line that is changed',
      'UPDATE insurer.boeking SET bedrag = bedrag - 1 WHERE boeking_id = 3',
      'booking 3 is gone or another',
    ],
    [
      'a line that is lost',
      'DELETE FROM insurer.boeking WHERE boeking_id = 3',
      'booking 3 is gone or another',
    ],
    [
      'a payment that is booked nowhere',
      `INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag, status, dienst_id, ontvangen, geboekt, te_veel)
       SELECT kenmerk, debiteur, 'ZZ', 100, 'betaald', 'tr_x', 100, 100, 0 FROM insurer.betaalverzoek LIMIT 1`,
      'payment betaald: came in 100, booked and kept 0',
    ],
    [
      'a claim that is paid twice',
      `UPDATE insurer.uitbetaling SET bedrag = bedrag + 1 WHERE nummer = (SELECT max(nummer) FROM insurer.uitbetaling)`,
      'owed',
    ],
  ])(
    'is detected: %s',
    async (_what, fault, found) => {
      const planted = { after: 20, statement: `${behindTheirBack}; ${fault}` };
      const { broken } = await simulate(1, 60, planted);
      expect(broken.join('\n')).toContain(found);
    },
    120_000,
  );
});
