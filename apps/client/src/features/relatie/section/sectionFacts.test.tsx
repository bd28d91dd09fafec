import { Facts } from '@mijn/ui/Facts';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { words } from '../../../api/show.testing.tsx';
import type { FullRelatie } from '../person.ts';
import { relatieOf } from '../relatie.testing.ts';
import type { SectionName } from './fields.ts';
import { sectionFacts } from './sectionFacts.tsx';

setLanguageSource(() => 'nl');

const read = (section: SectionName, otherwise: Partial<FullRelatie> = {}) =>
  words(<Facts facts={sectionFacts(section, relatieOf(otherwise), 'nl')} />);

describe('sectionFacts', () => {
  it('includes fields that cannot be changed: name, birth date and number', () => {
    expect(read('name')).toMatch(
      /Naam Sanne de Vries .*Roepnaam Sanne .*Geboortedatum 22 juni 1985 .*Relatienummer 700 410 137/,
    );
  });

  it('lists every contact detail, and says which is unknown', () => {
    expect(read('contact', { telefoonNummer: null })).toMatch(
      /E-mailadres sanne@voorbeeld\.example Telefoonnummer Niet bekend/,
    );
  });

  it('shows both addresses, and says when post goes to the home address', () => {
    expect(read('address')).toContain('Postadres Hetzelfde als je woonadres');
    const { vestigingsAdres } = relatieOf();
    const postAdres = { ...vestigingsAdres, straat: 'Postbus', huisnummer: 7 };
    expect(read('address', { postAdres })).toMatch(/Woonadres Duinweg 12.*Postadres Postbus 7/);
  });

  it('gives the reason next to a disabled choice', () => {
    const indicatorenRedenen = [
      { indicator: 'magAanleverwijzePolisbladWijzigen', redenen: ['GeenEmailBekend'] },
    ];
    expect(read('preferences', { indicatorenRedenen })).toMatch(
      /Brieven en facturen Digitaal Polisblad Geen keuze Hiervoor hebben we je e-mailadres nodig\. .*Nieuwsbrief Nee$/,
    );
    expect(read('preferences')).not.toContain('Hiervoor');
  });

  it('gives a reason that neighbouring choices share once, after the last of them', () => {
    const redenen = ['GeenVerzekeringsnemer'];
    const indicatorenRedenen = [
      { indicator: 'magAanleverwijzeCorrespondentieWijzigen', redenen },
      { indicator: 'magAanleverwijzePolisbladWijzigen', redenen },
    ];
    expect(read('preferences', { indicatorenRedenen })).toMatch(
      /Brieven en facturen Digitaal Polisblad Geen keuze Dit regelt wie je verzekering afsloot\. Nieuwsbrief Nee$/,
    );
  });
});
