import { expect, it } from 'vitest';
import { declaratiesOf, useTestProvider } from '../../testing/trialProvider.testing.ts';

const insurer = await useTestProvider();

const nummer =
  declaratiesOf('Tom').find(({ soortIndiener }) => soortIndiener === 'Zorgverlener')?.nummer ?? '';

function insertCorrectie(
  amounts: string,
  corrigeert = 1,
  why = `'verschoven', '2026-12-01', nummer, 1`,
): Promise<unknown> {
  return insurer.sql(
    `INSERT INTO insurer.declaratie_regel (nummer, volgnummer, relatienummer, indiener, zorgsoort,
       prestatie, behandeldatum, boekjaar, locatie_naam, dekking_id, gedeclareerd, niet_vergoed,
       wettelijke_bijdrage, eigen_risico, uitgekeerd, aantal, corrigeert, correctie, gecorrigeerd_op, oorzaak,
       oorzaak_regel)
     SELECT nummer, (SELECT max(volgnummer) + 1 FROM insurer.declaratie_regel WHERE nummer = '${nummer}'),
       relatienummer, indiener, zorgsoort, prestatie, behandeldatum, boekjaar, locatie_naam, dekking_id,
       ${amounts}, 0, ${corrigeert}, ${why}
     FROM insurer.declaratie_regel WHERE nummer = '${nummer}' AND volgnummer = 1`,
  );
}

it.each([
  ['makes a line negative', '0, 0, 0, -99999, 99999', 'does not fit its line'],
  ['does not add up', '-1, 0, 0, 0, 0', 'check'],
])('refuses a correction that %s', async (_what, amounts, reason) => {
  await expect(insertCorrectie(amounts)).rejects.toThrow(reason);
});

it('refuses a correction of a correction', async () => {
  await insertCorrectie('0, 0, 0, -1, 1');
  await expect(insertCorrectie('0, 0, 0, -1, 1', 2)).rejects.toThrow('does not fit its line');
});

const lowered = `'verminderd', '2026-12-01', NULL, NULL`;

it.each([
  ['that became less without own risk', '0, 0, 0, 0, 0', lowered],
  ['that became less by more own risk', '0, 0, 0, 1, -1', lowered],
  ['that became less by what is not reimbursed', '0, -1, 0, -1, 2', lowered],
  ['that became less and has a cause', '0, 0, 0, -1, 1', `'verminderd', '2026-12-01', nummer, 1`],
  ['that became less on no day', '0, 0, 0, -1, 1', `'verminderd', NULL, NULL, NULL`],
  ['that shifted without a cause', '0, 0, 0, -1, 1', `'verschoven', '2026-12-01', NULL, NULL`],
  ['of no kind', '0, 0, 0, -1, 1', `NULL, '2026-12-01', nummer, 1`],
])('refuses a correction %s', async (_what, amounts, why) => {
  await expect(insertCorrectie(amounts, 1, why)).rejects.toThrow('check');
});

it('accepts a correction of lowered own risk, which has no cause', async () => {
  await insertCorrectie('0, 0, 0, -1, 1', 1, lowered);
});
