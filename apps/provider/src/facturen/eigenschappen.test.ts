import { leesFactuurStatus } from '@mijn/domain/factuurstatus';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { schrijfLedger } from './facturen.testhulp.ts';
import { geschiedenis } from './geschiedenis.testhulp.ts';
import { controleerRekening } from './rekenKlopt.testhulp.ts';

// Full counts in `npm run prove`.
const numRuns = Number(process.env['REKENING_KEREN'] ?? 40);

// The ledger lets nobody take a row away: only this, with its guards off.
const wis = `
  SET session_replication_role = replica;
  DELETE FROM verzekeraar.incasso; DELETE FROM verzekeraar.boeking;
  DELETE FROM verzekeraar.factuur_zorg; DELETE FROM verzekeraar.factuur_regel;
  DELETE FROM verzekeraar.factuur; DELETE FROM verzekeraar.regeling;
  DELETE FROM verzekeraar.betaalverzoek;
  SET session_replication_role = origin`;

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

it(
  'whatever has happened, every amount agrees to the cent, whichever way it is asked',
  async () => {
    await fc.assert(
      fc
        .asyncProperty(geschiedenis, async (ledger) => {
          await schrijfLedger(provider, ledger);
          const lijst = await controleerRekening(provider, 'sanne', nummerVan('Sanne'));
          expect(lijst).toHaveLength(ledger.facturen.length);
          expect(lijst.every(({ status }) => leesFactuurStatus(status))).toBe(true);
        })
        .afterEach(() => provider.sql(wis).then(() => undefined)),
      { numRuns },
    );
  },
  20_000 + numRuns * 1_000,
);
