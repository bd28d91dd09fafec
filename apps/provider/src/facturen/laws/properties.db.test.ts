import { parseFactuurStatus } from '@mijn/domain/factuur';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { numberOf, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import { ledgerHistory } from './ledgerHistory.testing.ts';
import { checkSumsAgree } from './sumsAgree.testing.ts';

// `npm run prove` sets the full number.
const numRuns = Number(process.env['BILLING_RUNS'] ?? 40);

// Deletes rows with the triggers off, because these forbid deletion.
const clear = `
  SET session_replication_role = replica;
  DELETE FROM insurer.incasso; DELETE FROM insurer.boeking;
  DELETE FROM insurer.factuur_zorg; DELETE FROM insurer.factuur_regel;
  DELETE FROM insurer.factuur; DELETE FROM insurer.regeling;
  DELETE FROM insurer.betaalverzoek;
  SET session_replication_role = origin`;

const provider = await startTestProvider();
afterAll(() => provider.stop());

it(
  'agrees to the cent in every call, after any history',
  async () => {
    await fc.assert(
      fc
        .asyncProperty(ledgerHistory, async (ledger) => {
          await writeLedger(provider, ledger);
          const list = await checkSumsAgree(provider, 'sanne', numberOf('Sanne'));
          expect(list).toHaveLength(ledger.facturen.length);
          expect(list.every(({ status }) => parseFactuurStatus(status))).toBe(true);
        })
        .afterEach(() => provider.sql(clear).then(() => undefined)),
      { numRuns },
    );
  },
  20_000 + numRuns * 1_000,
);
