import { createRandom } from '@mijn/domain/random.testing';
import { expect, it } from 'vitest';
import { eigenRisicoAmounts } from '../assess/eigenRisico/eigenRisicoAmounts.ts';
import type { InsurancePeriod } from '../assess/shapes.ts';
import { eigenRisicoOfYear } from '../assess/eigenRisico/yearEigenRisico.ts';
import { numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';
import { tooMuchEigenRisico } from './care.queries.ts';

const insurer = await useTestProvider({ jobsHeld: true });

const fatima = numberOf('Fatima');
const random = createRandom(20_261_126);
const births = ['1990-02-28', '2008-02-29', '2006-02-28', '2008-01-01', '2006-12-31', '2007-06-15'];

function anyDay(year: number): string {
  const first = Temporal.PlainDate.from(`${year}-01-01`);
  return first.add({ days: random.below(first.daysInYear) }).toString();
}

interface Lived {
  readonly birth: string;
  readonly fromBirthday: boolean;
  /** End of the policy; null: no end. */
  readonly until: string | null;
  readonly periods: readonly InsurancePeriod[];
}

/** Returns one or two insurances on a policy, at least one of which ends by this year. */
function anyLife(year: number): Lived {
  const [one = '', other = '', end = ''] = [anyDay(year), anyDay(year), anyDay(year)].toSorted();
  const from = random.choose(['2015-01-01', one]);
  const chosen = (): number => random.choose([0, 10_000, 50_000]);
  const base = { polisnummer: 'P1', merk: 'ZZ', aanvullend: null } as const;
  const first = { ...base, validFrom: from, validUntil: other, voluntaryEigenRisico: chosen() };
  const last = { ...base, validFrom: other, validUntil: end, voluntaryEigenRisico: chosen() };
  const periods =
    from === other ? [] : [first, ...(other < end && random.chance(0.6) ? [last] : [])];
  return {
    birth: random.choose([anyDay(year - 18), ...births]),
    fromBirthday: random.chance(0.4),
    until: random.chance(0.4) ? anyDay(year) : null,
    periods,
  };
}

const quote = (text: string | null): string => (text === null ? 'NULL' : `'${text}'`);

async function put({ birth, fromBirthday, until, periods }: Lived): Promise<void> {
  await insurer.sql(
    `UPDATE insurer.relatie SET geboortedatum = '${birth}' WHERE relatienummer = '${fatima}'`,
  );
  await insurer.sql(`UPDATE insurer.eigen_risico_bedrag SET vanaf_verjaardag = ${fromBirthday}`);
  await insurer.sql(
    `UPDATE insurer.polis SET geldig_tot = ${quote(until)} WHERE verzekeringsnemer = '${fatima}'`,
  );
  await insurer.sql(`DELETE FROM insurer.verzekering WHERE relatienummer = '${fatima}'`);
  for (const { validFrom, validUntil, voluntaryEigenRisico } of periods) {
    await insurer.sql(
      `INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van, geldig_tot,
         vrijwillig_eigen_risico) SELECT polisnummer, '${fatima}', '${validFrom}', ${quote(validUntil)},
         ${voluntaryEigenRisico} FROM insurer.polis WHERE verzekeringsnemer = '${fatima}'`,
    );
  }
}

/** Tells whether this usage (cents) of a year is found as too much. */
async function isTooMuch(year: number, used: number): Promise<boolean> {
  await insurer.sql(
    `UPDATE insurer.declaratie_regel SET boekjaar = ${year}, gedeclareerd = 100000, niet_vergoed = 0,
       wettelijke_bijdrage = 0, eigen_risico_in_termijnen = 0, eigen_risico = ${used}, uitgekeerd = 100000 - ${used},
       dekking_id = (SELECT min(dekking_id) FROM insurer.dekking WHERE merk = 'ZZ')
     WHERE regel_id = (SELECT min(regel_id) FROM insurer.declaratie_regel WHERE relatienummer = '${fatima}')`,
  );
  const rows = await insurer.sql<{ relatienummer: string; merk: string; jaar: number }>(
    tooMuchEigenRisico(`'2026-11-21'`),
  );
  const found = rows.filter(({ relatienummer }) => relatienummer === fatima);
  expect(found).toEqual(
    found.length > 0 ? [{ relatienummer: fatima, merk: 'ZZ', jaar: year }] : [],
  );
  return found.length > 0;
}

it('finds usage above the rule’s amount, to the cent', async () => {
  await insurer.sql(
    `UPDATE insurer.declaratie_regel SET eigen_risico = 0, eigen_risico_in_termijnen = 0,
       uitgekeerd = gedeclareerd - niet_vergoed - wettelijke_bijdrage WHERE relatienummer = '${fatima}'`,
  );
  let parts = 0;
  for (let i = 0; i < 120; i += 1) {
    const year = random.choose([2024, 2025]);
    const lived = anyLife(year);
    const { birth, fromBirthday, until, periods } = lived;
    if (periods.length === 0) continue;
    await put(lived);
    const insurances = periods.map((period) => ({
      ...period,
      validUntil: [period.validUntil ?? '9999', until ?? '9999'].toSorted()[0] ?? null,
    }));
    const amounts = eigenRisicoAmounts.map((row) => ({ ...row, fromBirthday }));
    const person = { geboorteDatum: birth, insurances };
    const { verplicht, voluntary } = eigenRisicoOfYear(person, 'ZZ', year, amounts);
    const due = verplicht + voluntary;
    parts += Number(due > 0 && verplicht < 38_500);
    expect([await isTooMuch(year, due), await isTooMuch(year, due + 1)]).toEqual([false, true]);
  }
  // Guards against samples in which all years are empty or whole.
  expect(parts).toBeGreaterThan(40);
});

it('finds no person whose insurance continues, or ended more than five years ago', async () => {
  const since2015 = {
    polisnummer: 'P1',
    merk: 'ZZ',
    aanvullend: null,
    voluntaryEigenRisico: 0,
    validFrom: '2015-01-01',
  } as const;
  const lived = { birth: '1990-02-28', fromBirthday: false, until: null };
  await put({ ...lived, periods: [{ ...since2015, validUntil: null }] });
  expect(await isTooMuch(2025, 90_000)).toBe(false);
  await put({ ...lived, periods: [{ ...since2015, validUntil: '2021-07-01' }] });
  expect(await isTooMuch(2021, 38_500)).toBe(false);
  expect(await isTooMuch(2022, 1)).toBe(true);
});

const period = (validFrom: string, validUntil: string | null, euros: number) =>
  ({
    polisnummer: 'P1',
    merk: 'ZZ',
    aanvullend: null,
    validFrom,
    validUntil,
    voluntaryEigenRisico: euros * 100,
  }) as const;

it('does not read lines of people who stay insured, also with changed cover or at the turn of a year', async () => {
  const lived = { birth: '1990-02-28', fromBirthday: false, until: null };
  for (const changed of ['2025-01-01', '2025-07-01']) {
    for (const [before, after, isLess] of [
      [0, 0, false],
      [100, 500, false],
      [500, 100, true],
    ] as const) {
      const periods = [period('2015-01-01', changed, before), period(changed, null, after)];
      await put({ ...lived, periods });
      expect([changed, before, after, await isTooMuch(2025, 90_000)]).toEqual([
        changed,
        before,
        after,
        isLess,
      ]);
    }
  }
});
