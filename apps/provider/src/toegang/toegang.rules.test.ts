import { describe, expect, it } from 'vitest';
import {
  leeftijdOp,
  maakAccess,
  magZorgVanDeclaratieZien,
  type ZichtbarePersoon,
  zorgZichtbaar,
} from './toegang.rules.ts';

const vandaag = Temporal.PlainDate.from('2026-11-21');

function persoon(relatienummer: string, geboren: string, toestemming = false): ZichtbarePersoon {
  return {
    relatienummer,
    geboortedatum: Temporal.PlainDate.from(geboren),
    toestemming,
    verzekeringsnemer: relatienummer === 'sanne',
    merk: 'ZZ',
    storing: null,
    ogenblik: Temporal.Instant.from('2026-11-21T12:00:00Z'),
    dag: vandaag,
  };
}

function accessVan(...personen: ZichtbarePersoon[]) {
  const access = maakAccess({ bsn: '999990081', niveau: 25 }, personen);
  if (!access) throw new Error('no access');
  return access;
}

const claim = (relatienummer: string, indiener: string) => ({ relatienummer, indiener });

describe('who sees whose care', () => {
  it('shows a verzekeringsnemer themselves, children under 12, and who consents', () => {
    const access = accessVan(
      persoon('sanne', '1986-05-02'),
      persoon('daan', '1984-01-01', true),
      persoon('bram', '2013-03-03'),
      persoon('lotte', '2018-02-02'),
    );
    expect(zorgZichtbaar(access)).toEqual(['sanne', 'daan', 'lotte']);
  });

  it.each([
    ['2014-11-22', true],
    ['2014-11-21', false],
    ['2014-11-20', false],
  ])(
    'hides the care of a child born on %s from the twelfth birthday: shown %j',
    (geboren, ziet) => {
      const access = accessVan(persoon('sanne', '1986-05-02'), persoon('kind', geboren));
      expect(access.zichtbaar.get('kind')).toEqual({ magZorgZien: ziet });
    },
  );

  it('always shows what the viewer sent in, and never the care of a stranger', () => {
    const access = accessVan(persoon('sanne', '1986-05-02'), persoon('bram', '2013-03-03'));
    expect(magZorgVanDeclaratieZien(access, claim('bram', 'sanne'))).toBe(true);
    expect(magZorgVanDeclaratieZien(access, claim('bram', 'bram'))).toBe(false);
    expect(magZorgVanDeclaratieZien(access, claim('vreemd', 'vreemd'))).toBe(false);
  });

  it('shows bills to nobody but who owes them', () => {
    const access = accessVan(persoon('sanne', '1986-05-02'), persoon('daan', '1984-01-01', true));
    expect(access.debiteuren).toEqual(['sanne']);
  });

  it('gives no access to somebody the insurer does not know', () => {
    expect(maakAccess({ bsn: '999990081', niveau: 25 }, [])).toBeUndefined();
  });
});

it.each([
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-21', '2026-11-21', 18],
])('somebody born on %s is on %s %i years old', (geboren, dag, jaren) => {
  expect(leeftijdOp(Temporal.PlainDate.from(geboren), Temporal.PlainDate.from(dag))).toBe(jaren);
});
