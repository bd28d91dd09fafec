import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maakRisicoFactuur, type ZorgRegel } from './risico.rules.ts';
import { maakEindafrekening, maakTermijnFactuur, termijnBedragen } from './termijnen.rules.ts';
import { verreken } from './verreken.rules.ts';

const dag = Temporal.PlainDate.from('2026-11-25');

function zorg(anders: Partial<ZorgRegel> = {}): ZorgRegel {
  return {
    declaratieNummer: 'D2026-000001',
    declaratieVolgnummer: 1,
    relatienummer: '700000001',
    prestatie: 'Medicijnen op recept',
    zorgverlener: 'Apotheek',
    datum: '2026-10-01',
    jaar: 2026,
    eigenRisico: 5_000,
    eigenBijdrage: 1_000,
    gespreid: false,
    ...anders,
  };
}

const som = (getallen: number[]) => getallen.reduce((tot, getal) => tot + getal, 0);

const polis = { polisnummer: 'P1', verzekeringsnemer: '700000009' };

describe('the own-risk invoice', () => {
  it('asks own risk and contribution of each line, and says which care that is', () => {
    const factuur = maakRisicoFactuur({ ...polis, regels: [zorg()] }, dag);
    expect(factuur).toMatchObject({ bedrag: 6_000, debiteur: '700000009', jaar: 2026 });
    const regel = { nummer: 'D2026-000001', volgnummer: 1, relatienummer: '700000001' };
    expect(factuur?.zorg).toEqual([
      { ...regel, deel: 'eigenRisico', bedrag: 5_000 },
      { ...regel, deel: 'eigenBijdrage', bedrag: 1_000 },
    ]);
  });

  it('asks only the contribution of who pays own risk in terms', () => {
    const factuur = maakRisicoFactuur({ ...polis, regels: [zorg({ gespreid: true })] }, dag);
    expect(factuur).toMatchObject({ bedrag: 1_000 });
    expect(factuur?.zorg.map(({ deel }) => deel)).toEqual(['eigenBijdrage']);
    const niets = zorg({ gespreid: true, eigenBijdrage: 0 });
    expect(maakRisicoFactuur({ ...polis, regels: [niets] }, dag)).toBeUndefined();
  });

  it('keeps the lines of one person together, in the order of the care', () => {
    const regels = [
      zorg({ relatienummer: '2', declaratieNummer: 'b' }),
      zorg({ datum: '2026-10-09', declaratieNummer: 'c' }),
      zorg({ relatienummer: '2', datum: '2026-09-01', declaratieNummer: 'd' }),
    ];
    const nummers = maakRisicoFactuur({ ...polis, regels }, dag)?.regels.map(
      ({ declaratieNummer }) => declaratieNummer,
    );
    expect(nummers).toEqual(['d', 'b', 'c']);
  });
});

describe('own risk in terms', () => {
  it('is ten terms of 38.50 from February to November', () => {
    const persoon = { ...polis, relatienummer: '1', jaar: 2026, verplicht: 38_500 };
    const maanden = Array.from({ length: 12 }, (_, i) =>
      maakTermijnFactuur(persoon, Temporal.PlainDate.from({ year: 2026, month: i + 1, day: 1 })),
    );
    expect(maanden.map((factuur) => factuur?.bedrag)).toEqual([
      undefined,
      ...Array.from({ length: 10 }, () => 3_850),
      undefined,
    ]);
    expect(maanden[3]?.regels[0]?.omschrijving).toBe('Termijn 3 van 10');
  });

  it('always comes to the own risk of the year', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (verplicht) => {
        const termijnen = termijnBedragen(verplicht);
        expect(som(termijnen)).toBe(verplicht);
        expect(Math.max(...termijnen) - Math.min(...termijnen)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is settled by what was used less what was paid', () => {
    const betaald = fc.array(fc.nat(3_850), { maxLength: 10 });
    const gebruikt = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(betaald, gebruikt, (termijnen, regels) => {
        const factuur = maakEindafrekening(
          {
            ...polis,
            termijnen: termijnen.map((bedrag) => ({
              relatienummer: '1',
              omschrijving: 'Termijn',
              datum: '2026-02-01',
              betaald: bedrag,
            })),
            zorg: regels.map((eigenRisico, i) =>
              zorg({ eigenRisico, declaratieVolgnummer: i + 1 }),
            ),
          },
          2026,
        );
        expect(factuur.bedrag).toBe(som(regels) - som(termijnen));
        expect(som(factuur.zorg.map(({ bedrag }) => bedrag))).toBe(som(regels));
      }),
    );
  });
});

describe('a credit', () => {
  it('is set off against the oldest first, and never against more than is open', () => {
    const posten = [
      { kenmerk: 'oud', open: 3_000 },
      { kenmerk: 'nieuw', open: 5_000 },
    ];
    expect(verreken(4_000, posten)).toEqual([
      { kenmerk: 'oud', bedrag: 3_000 },
      { kenmerk: 'nieuw', bedrag: 1_000 },
    ]);
    expect(verreken(0, posten)).toEqual([]);
    const open = fc.array(fc.integer({ min: 1, max: 50_000 }));
    fc.assert(
      fc.property(fc.nat(100_000), open, (tegoed, bedragen) => {
        const lijst = bedragen.map((bedrag, i) => ({ kenmerk: String(i), open: bedrag }));
        const gedaan = verreken(tegoed, lijst);
        const totaal = som(bedragen);
        expect(som(gedaan.map(({ bedrag }) => bedrag))).toBe(Math.min(tegoed, totaal));
        expect(
          gedaan.every(({ kenmerk, bedrag }) => bedrag <= (bedragen[Number(kenmerk)] ?? 0)),
        ).toBe(true);
      }),
    );
  });
});
