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
  vestiging_soort: 'GBAvestigingsadres',
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

const detailsOf = (more: Partial<RelatieRow> = {}, brand: 'ZZ' | null = 'ZZ') =>
  relatieInContract(
    { ...row, ...more },
    exampleAccess('sanne', '2026-11-21T10:00:00Z', { merk: brand ?? undefined }),
  );

describe('relatieInContract', () => {
  it('puts the prefix before the surname, if there is one', () => {
    expect(detailsOf().achternaam).toBe('de Vries');
    expect(detailsOf({ tussenvoegsel: null }).achternaam).toBe('Vries');
  });

  it('computes the age on the insurer’s day, also on the day before a birthday', () => {
    expect(detailsOf().leeftijd).toBe(37);
    expect(detailsOf({ geboortedatum: Temporal.PlainDate.from('1988-11-21') }).leeftijd).toBe(38);
  });

  it('formats a postcode, and omits an unknown one', () => {
    expect(detailsOf().vestigingsAdres).toMatchObject({
      postcode: '1234 AB',
      adresType: 'GBAvestigingsadres',
    });
    expect(detailsOf({ vestiging_postcode: null }).vestigingsAdres.postcode).toBeNull();
  });

  it('includes a separate postal address', () => {
    expect(detailsOf().postAdres).toBeNull();
    const post = {
      post_soort: 'Relatiepostadres',
      post_straat: 'Postbus',
      post_huisnummer: 9,
    } as const;
    expect(detailsOf(post).postAdres).toMatchObject({
      straat: 'Postbus',
      huisnummer: 9,
      adresType: 'Relatiepostadres',
    });
  });

  it('masks the account for payouts, for people who may see it', () => {
    expect(detailsOf().uitkeringIban).toMatch(/^NL.*4300$/);
    expect(JSON.stringify(detailsOf())).not.toContain('0417');
    expect(detailsOf({ payout_iban: null }).uitkeringIban).toBeNull();
    expect(detailsOf({ payout_seen: false })).not.toHaveProperty('uitkeringIban');
  });

  it('reports that own risk of the year is unknown, except to a child in the whole year', () => {
    const unknown = (geboortedatum: string) =>
      detailsOf({
        eigen_risico_unknown: true,
        geboortedatum: Temporal.PlainDate.from(geboortedatum),
      }).eigenRisicoOnbekend;
    expect(detailsOf().eigenRisicoOnbekend).toBe(false);
    expect(unknown('2008-11-30')).toBe(true);
    expect(unknown('2008-12-01')).toBe(false);
  });

  it('reports insurance today, and its brand', () => {
    expect(detailsOf()).toMatchObject({ verzekerd: true, merk: 'ZZ' });
    const former = detailsOf({ zorggemak: null }, null);
    expect(former.verzekerd).toBe(false);
    expect(former).not.toHaveProperty('merk');
  });
});
