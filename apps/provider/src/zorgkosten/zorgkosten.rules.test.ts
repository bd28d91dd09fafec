import { describe, expect, it } from 'vitest';
import type { ZorgkostenRow } from './zorgkosten.queries.ts';
import { zorgkostenInContract } from './zorgkosten.rules.ts';

const row: ZorgkostenRow = {
  relatienummer: '700000001',
  nummer: 'D2026-000001',
  volgnummer: 2,
  soort_indiener: 'Verzekerde',
  behandeldatum: '2026-03-02',
  zorgsoort: 'Hulpmiddelen',
  locatie_naam: 'Zorgwinkel',
  gedeclareerd: 20_000,
  niet_vergoed: 0,
  wettelijke_bijdrage: 0,
  eigen_risico: 0,
  eigen_risico_in_termijnen: 0,
  correctie: null,
};

function costsOf(own: Partial<ZorgkostenRow>) {
  const line = zorgkostenInContract({ ...row, ...own });
  return {
    reimbursed: line.bedragVergoed,
    own: line.bedragNietVergoed,
    eigenRisico: line.bedragEigenRisico,
    withoutEigenRisico: line.bedragNietVergoedExclusiefEigenRisico,
    bijdrage: line.bedragWettelijkeBijdrage,
    inTermijnen: line.bedragEigenRisicoInTermijnen,
  };
}

const nothing = {
  reimbursed: 200,
  own: 0,
  eigenRisico: 0,
  withoutEigenRisico: 0,
  bijdrage: 0,
  inTermijnen: 0,
};

describe('the division of a bill of € 200', () => {
  it.each<[string, Partial<ZorgkostenRow>, object]>([
    ['the insurer, all of it', {}, nothing],
    [
      'the person, what is not covered',
      { niet_vergoed: 5_000 },
      { ...nothing, reimbursed: 150, own: 50, withoutEigenRisico: 50 },
    ],
    [
      'the person, the statutory contribution, which is part of the rest',
      { wettelijke_bijdrage: 1_000 },
      { ...nothing, reimbursed: 190, own: 10, withoutEigenRisico: 10, bijdrage: 10 },
    ],
    [
      'the person, own risk, which is listed apart from the rest',
      { eigen_risico: 3_000 },
      { ...nothing, reimbursed: 170, own: 30, eigenRisico: 30 },
    ],
    [
      'the person, own risk in terms all the same',
      { eigen_risico: 3_000, eigen_risico_in_termijnen: 3_000 },
      { ...nothing, reimbursed: 170, own: 30, eigenRisico: 30, inTermijnen: 30 },
    ],
    [
      'the person, all of it',
      { niet_vergoed: 5_000, wettelijke_bijdrage: 1_000, eigen_risico: 14_000 },
      {
        reimbursed: 0,
        own: 200,
        eigenRisico: 140,
        withoutEigenRisico: 60,
        bijdrage: 10,
        inTermijnen: 0,
      },
    ],
  ])('%s', (_what, own, expected) => {
    expect(costsOf(own)).toEqual(expected);
  });

  it('includes the correction with its signs', () => {
    expect(costsOf({ gedeclareerd: -20_000, eigen_risico: -3_000 })).toMatchObject({
      reimbursed: -170,
      own: -30,
      eigenRisico: -30,
    });
  });
});

it('includes the amounts of hidden care without its description', () => {
  const hidden = { ...row, zorgsoort: null, locatie_naam: null };
  expect(zorgkostenInContract(hidden)).toMatchObject({
    zorgsoort: null,
    naamLocatieZorgverlener: null,
    bedragGedeclareerd: 200,
    datumIngang: '2026-03-02',
    declaratieNummer: 'D2026-000001',
    declaratieVolgnummer: 2,
  });
});
