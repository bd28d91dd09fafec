import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../access/exampleAccess.testing.ts';
import type { RelatieRow } from './relatie.queries.ts';
import { relatieInContract } from './relatie.shape.ts';

const row: RelatieRow = {
  relatienummer: 'sanne',
  achternaam: 'Vries',
  tussenvoegsel: 'de',
  roepnaam: 'Sanne',
  opgemaakte_naam: 'S. de Vries',
  geboortedatum: Temporal.PlainDate.from('1988-11-22'),
  email: 'sanne@example.org',
  telefoonnummer: null,
  vestiging_straat: 'Dorpsstraat',
  vestiging_huisnummer: 1,
  vestiging_toevoeging: null,
  vestiging_postcode: '1234AB',
  vestiging_woonplaats: 'Utrecht',
  post_straat: null,
  post_huisnummer: null,
  post_toevoeging: null,
  post_postcode: null,
  post_woonplaats: null,
  post_soort: null,
  correspondentie: 'Digitaal',
  polisblad: 'Digitaal',
  nieuwsbrief: false,
  toestemming_zorgkosten: true,
  contact_gecontroleerd_op: null,
  versie: 1,
  zorggemak: false,
  collectief: null,
  others: false,
  eigen_risico_unknown: false,
  payout_iban: 'NL91ABNA0417164300',
  payout_seen: true,
  pending: null,
  unread: 0,
};

const told = (more: Partial<RelatieRow> = {}, brand: 'ZZ' | null = 'ZZ') =>
  relatieInContract(
    { ...row, ...more },
    exampleAccess('sanne', '2026-11-21T10:00:00Z', { merk: brand ?? undefined }),
  );

describe('somebody’s details', () => {
  it('have the last name with its prefix, where there is one', () => {
    expect(told().achternaam).toBe('de Vries');
    expect(told({ tussenvoegsel: null }).achternaam).toBe('Vries');
  });

  it('have the age on the insurer’s day, the day before a birthday too', () => {
    expect(told().leeftijd).toBe(37);
    expect(told({ geboortedatum: Temporal.PlainDate.from('1988-11-21') }).leeftijd).toBe(38);
  });

  it('have a postcode as people write it, and none where none is known', () => {
    expect(told().vestigingsAdres).toMatchObject({
      postcode: '1234 AB',
      adresType: 'GBAvestigingsadres',
    });
    expect(told({ vestiging_postcode: null }).vestigingsAdres.postcode).toBeNull();
  });

  it('have an address for post where there is another one', () => {
    expect(told().postAdres).toBeNull();
    const post = {
      post_soort: 'Relatiepostadres',
      post_straat: 'Postbus',
      post_huisnummer: 9,
    } as const;
    expect(told(post).postAdres).toMatchObject({
      straat: 'Postbus',
      huisnummer: 9,
      adresType: 'Relatiepostadres',
    });
  });

  it('show where money goes with its middle hidden, to who may know that', () => {
    expect(told().uitkeringIban).toMatch(/^NL.*4300$/);
    expect(JSON.stringify(told())).not.toContain('0417');
    expect(told({ payout_iban: null }).uitkeringIban).toBeNull();
    expect(told({ payout_seen: false })).not.toHaveProperty('uitkeringIban');
  });

  it('say that own risk of the year is not known, and not to who is a child in all of it', () => {
    const unknown = (geboortedatum: string) =>
      told({ eigen_risico_unknown: true, geboortedatum: Temporal.PlainDate.from(geboortedatum) })
        .eigenRisicoOnbekend;
    expect(told().eigenRisicoOnbekend).toBe(false);
    expect(unknown('2008-11-30')).toBe(true);
    expect(unknown('2008-12-01')).toBe(false);
  });

  it('say whether one is insured today, and at which brand', () => {
    expect(told()).toMatchObject({ verzekerd: true, merk: 'ZZ' });
    const left = told({ zorggemak: null }, null);
    expect(left.verzekerd).toBe(false);
    expect(left).not.toHaveProperty('merk');
  });

  it('hand on what capabilities follow from: cover that takes care of it all switches choices off', () => {
    const reasons = ({ indicatorenRedenen }: ReturnType<typeof told>) =>
      JSON.stringify(indicatorenRedenen);
    expect(reasons(told({ zorggemak: true }))).toContain('ZorgGemakPolisActief');
    expect(reasons(told())).not.toContain('ZorgGemakPolisActief');
    expect(reasons(told({ zorggemak: null }))).not.toContain('ZorgGemakPolisActief');
  });
});
