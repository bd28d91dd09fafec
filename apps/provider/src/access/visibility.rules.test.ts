import type { Brand } from '@mijn/domain/brands';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  type CallerFacts,
  toAccess,
  maySeeCareOfDeclaratie,
  type VisiblePerson,
  careVisible,
} from './visibility.rules.ts';

const today = Temporal.PlainDate.from('2026-11-21');

function person(relatienummer: string, born: string, toestemming = false): VisiblePerson {
  return { relatienummer, geboortedatum: Temporal.PlainDate.from(born), toestemming };
}

const caller = { bsn: '999990081', niveau: 25 } as const;

const facts = (people: readonly VisiblePerson[], brand: Brand | null = 'ZZ'): CallerFacts => ({
  verzekeringsnemer: true,
  hasHeldPolis: true,
  merk: brand,
  now: Temporal.Instant.from('2026-11-21T12:00:00Z'),
  today,
  people,
});

function accessOf(...people: VisiblePerson[]) {
  const access = toAccess(caller, facts(people));
  if (!access) throw new Error('no access');
  return access;
}

const declaratie = (relatienummer: string, indiener: string) => ({ relatienummer, indiener });

describe('visibility of care', () => {
  it('shows a verzekeringsnemer their own, that of children under 12, and that of people who consent', () => {
    const access = accessOf(
      person('sanne', '1986-05-02'),
      person('daan', '1984-01-01', true),
      person('bram', '2013-03-03'),
      person('lotte', '2018-02-02'),
    );
    expect(careVisible(access)).toEqual(['sanne', 'daan', 'lotte']);
  });

  it.each([
    ['2014-11-22', true],
    ['2014-11-21', false],
    ['2014-11-20', false],
  ])(
    'hides the care of a child born on %s from the twelfth birthday on: visible %j',
    (born, sees) => {
      const access = accessOf(person('sanne', '1986-05-02'), person('kind', born));
      expect(access.visible.get('kind')).toEqual({ maySeeCare: sees });
    },
  );

  it('shows every claim that the viewer sent in, and never the care of a stranger', () => {
    const access = accessOf(person('sanne', '1986-05-02'), person('bram', '2013-03-03'));
    expect(maySeeCareOfDeclaratie(access, declaratie('bram', 'sanne'))).toBe(true);
    expect(maySeeCareOfDeclaratie(access, declaratie('bram', 'bram'))).toBe(false);
    expect(maySeeCareOfDeclaratie(access, declaratie('vreemd', 'vreemd'))).toBe(false);
  });

  it('shows a claim that somebody else sent in for a child under 12, or for a person who consents', () => {
    const access = accessOf(
      person('sanne', '1986-05-02'),
      person('daan', '1984-01-01', true),
      person('lotte', '2018-02-02'),
    );
    expect(maySeeCareOfDeclaratie(access, declaratie('lotte', 'daan'))).toBe(true);
    expect(maySeeCareOfDeclaratie(access, declaratie('daan', 'daan'))).toBe(true);
  });

  it('uses the brand of the policy, where there is one', () => {
    const sanne = [person('sanne', '1986-05-02')];
    expect(toAccess(caller, facts(sanne))?.merk).toBe('ZZ');
    expect(toAccess(caller, facts(sanne, null))?.merk).toBeUndefined();
  });

  it('shows bills only to their debtor', () => {
    const access = accessOf(person('sanne', '1986-05-02'), person('daan', '1984-01-01', true));
    expect(access.debiteuren).toEqual(['sanne']);
  });

  it('gives no access to a person the insurer does not know', () => {
    expect(toAccess(caller, facts([]))).toBeUndefined();
  });
});

it.each([
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-12-01', '2026-11-21', 17],
  ['2008-01-31', '2026-11-21', 18],
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-21', '2026-11-21', 18],
])('computes the age of a person born on %s, on %s: %i', (born, day, years) => {
  expect(ageOn(Temporal.PlainDate.from(born), Temporal.PlainDate.from(day))).toBe(years);
});
