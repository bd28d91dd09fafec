import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { beoordeel } from '../../declaraties/taken/beoordeel.ts';
import { markeerInBehandeling } from '../../declaraties/taken/stap.queries.ts';
import { inTaak } from '../../declaraties/taken/taak.ts';
import {
  nummerVan,
  proefdag,
  type ProefProvider,
  startProefProvider,
} from '../../testhulp/proefProvider.ts';
import { verzetDag } from '../../tijd.ts';

const nu = Temporal.Instant.from(`${proefdag.toString()}T12:00:00Z`);
const nummer = 'D2026-00000042';
let insurer: ProefProvider;
let taken: pg.Pool;
beforeAll(async () => {
  insurer = await startProefProvider();
  taken = openPool(insurer.databaseUrl, 'taken', () => undefined, 1);
});
afterAll(async () => {
  await taken.end();
  await insurer.stop();
});

it('a claim of a care provider that is judged now comes on the next own-risk bill, once', async () => {
  const wie = nummerVan('Fatima');
  await insurer.sql(
    `INSERT INTO verzekeraar.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener)
     VALUES ('${nummer}', '${wie}', '${wie}', '${nu.toString()}', 'Medicijnen', 'Medicijnen',
       '2026-11-10', 4230, 'Apotheek De Linde', 'Zorgverlener')`,
  );
  await inTaak(taken, (tx) => markeerInBehandeling(tx, nummer, nu));
  await inTaak(taken, (tx) => beoordeel(tx, nummer, nu));
  const uitbetaald = `SELECT nummer FROM verzekeraar.uitbetaling WHERE nummer = '${nummer}'`;
  expect(await insurer.sql(uitbetaald)).toEqual([]);

  // Her day of the month is the 25th: once within four days, and not again in the two months after.
  await verzetDag(insurer.databaseUrl, 4, { nu: () => nu });
  const regels = `SELECT f.datum::text, r.bedrag, r.bedrag_eigen_risico, r.bedrag_eigen_bijdrage,
      r.zorgverlener, v.titel
    FROM verzekeraar.factuur_regel r JOIN verzekeraar.factuur f USING (kenmerk)
    JOIN verzekeraar.betaalverzoek v ON v.kenmerk = f.betaalverzoek
    WHERE r.declaratie_nummer = '${nummer}'`;
  const factuur = {
    datum: '2026-11-25',
    bedrag: 4230,
    bedrag_eigen_risico: 3230,
    bedrag_eigen_bijdrage: 1000,
    zorgverlener: 'Apotheek De Linde',
    titel: 'Factuur',
  };
  expect(await insurer.sql(regels)).toEqual([factuur]);
  await verzetDag(insurer.databaseUrl, 61, { nu: () => nu });
  expect(await insurer.sql(regels)).toEqual([{ ...factuur, titel: 'Aanmaning' }]);
});
