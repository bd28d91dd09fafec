import { inventedLinks } from '@mijn/domain/inventedLinks';
import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { wayBetween } from '../../api/loading.testing.ts';
import { Component, shouldRevalidate } from './MijnGegevensPage.tsx';
import { relatieOf } from './relatie.testing.ts';

const told = <Value,>(value: Value) => ({ succeeded: true, value }) as const;
const failed = (status: number) => ({ succeeded: false, status, redenen: [] }) as const;

const mayChoose = [
  'magAanleverwijzeCorrespondentieWijzigen',
  'magAanleverwijzePolisbladWijzigen',
  'magOntvangstNieuwsbriefWijzigen',
];

/** Loader data of Sanne. */
const data = {
  relatie: {
    ...relatieOf({ indicatoren: mayChoose }),
    ongelezenBerichten: 0 as number | null,
    uitkeringIban: null,
    geenRekening: false,
    melding: null as string | null,
  },
  verzekeringen: told([]),
  voorbeelden: told([]),
};
const ofRelatie = (otherwise: Partial<typeof data.relatie>) => ({
  relatie: { ...data.relatie, ...otherwise },
});

function screen(otherwise: object = {}, address = '/mijn-gegevens') {
  return onPage(Component, { data: { ...data, ...otherwise }, address });
}

const read = (otherwise?: object, address?: string, language?: Language) =>
  words(screen(otherwise, address), language);

const coInsured = ofRelatie({
  indicatorenRedenen: [{ indicator: 'magBetalen', redenen: ['GeenVerzekeringsnemer'] }],
});

describe('Mijn gegevens', () => {
  it('lists each section, with a named link to change it', () => {
    expect(read()).toMatch(
      /^Mijn gegevens .*Over jou Wijzig Over jou .*Contact Wijzig Contact .*Adres Wijzig Adres .*Zo krijg je onze brieven Wijzig Zo krijg je/,
    );
    expect(show(screen())).toContain('href="/mijn-gegevens?wijzig=contact#contact"');
  });

  it('shows the customer number in the same groups as the pass', () => {
    expect(read()).toMatch(/Relatienummer \d{3} \d{3} \d{3} /);
  });

  it('links to the devices, the log of access and the changes', () => {
    expect(read()).toContain('Apparaten Zaken laten regelen Wie keek mee Wijzigingen');
    expect(show(screen())).toMatch(/mijn-gegevens\/apparaten.*\/inzage.*\/wijzigingen/);
  });

  it('names the source of the home address, which cannot be changed here', () => {
    expect(read()).toContain('Verhuis je? Geef het door aan je gemeente.');
  });

  it('is available in English', () => {
    expect(read(coInsured, undefined, 'en')).toMatch(
      /About you Change About you .*Who may see your care Change Who may see your care/,
    );
  });

  it('asks for toestemming only from a co-insured person, and shows its effect', () => {
    expect(read()).not.toContain('Wie je zorg mag zien');
    expect(read(coInsured)).toMatch(/Wie je zorg mag zien .*Je hebt nog geen declaraties\./);
  });

  it('does not mention the verzekeringsnemer to somebody who is no longer insured', () => {
    const left = ofRelatie({ ...coInsured.relatie, verzekerd: false });
    expect(read(left)).not.toMatch(/Wie je zorg mag zien|gaat naar wie je verzekering afsloot/);
    expect(read(coInsured)).toContain('gaat naar wie je verzekering afsloot');
    // An insurer without the extensions does not send `verzekerd`: assume that the person is insured.
    expect(read(ofRelatie({ ...coInsured.relatie, verzekerd: null }))).toContain('Wie je zorg mag');
  });

  it('links to the choice of notifications where the insurer sends messages', () => {
    expect(read()).toContain('E-mail of melding bij een nieuw bericht');
    expect(read(ofRelatie({ ongelezenBerichten: null }))).not.toContain(
      'E-mail of melding bij een nieuw bericht',
    );
  });

  it('names the ways of delivery, and leaves the choice of e-mail to the messages', () => {
    const text = read({}, '/mijn-gegevens?wijzig=preferences');
    expect(text).toContain(
      'Digitaal Je krijgt geen brieven op papier. Papier Je krijgt alles met de post.',
    );
    expect(text).not.toContain('Je krijgt een e-mail');
  });

  it('links to the documents only with the capability', () => {
    expect(read(ofRelatie({ indicatoren: ['magDocumentenZien'] }))).toContain(
      'Bekijk je documenten',
    );
    expect(read()).not.toContain('Bekijk je documenten');
  });

  it('links to our own page of documents, or to the legacy area of an insurer without it', () => {
    const indicatoren = ['magDocumentenZien'];
    expect(show(screen(ofRelatie({ indicatoren })))).toContain('href="/mijn-gegevens/documenten"');
    const elsewhere = show(screen(ofRelatie({ indicatoren, documentSoorten: [] })));
    expect(elsewhere).toContain(inventedLinks.ZZ.legacy.documents);
    expect(elsewhere).not.toContain('href="/mijn-gegevens/documenten"');
  });

  it('offers no change of letters without a capability for it', () => {
    const text = read(ofRelatie({ indicatoren: [] }));
    expect(text).toContain('Zo krijg je onze brieven');
    expect(text).not.toContain('Wijzig Zo krijg je onze brieven');
    const one = read(ofRelatie({ indicatoren: mayChoose.slice(2) }));
    expect(one).toContain('Wijzig Zo krijg je onze brieven');
  });
});

describe('a part that fails', () => {
  it('shows an error in its place and keeps the other parts', () => {
    const text = read({ verzekeringen: failed(503) });
    expect(text.match(/Dit kunnen we nu niet laten zien\. Probeer opnieuw/g)).toHaveLength(1);
    expect(text).toContain('Wijzig Contact');
  });

  it('offers a retry when the preview of toestemming fails', () => {
    const text = read({ ...coInsured, voorbeelden: failed(503) });
    expect(text).toMatch(
      /Wie je zorg mag zien .*We kunnen nu niet laten zien wat er dan te zien is\. Probeer opnieuw/,
    );
    expect(text).not.toContain('Je hebt nog geen declaraties.');
  });

  it('is left out where the insurer does not have it', () => {
    const core = { verzekeringen: failed(404) };
    const text = read({ ...coInsured, ...core, voorbeelden: failed(404) });
    expect(text).toContain('Wie je zorg mag zien');
    expect(text).not.toMatch(/niet laten zien|Probeer opnieuw/);
  });
});

describe('the notice', () => {
  it('stands above the sections', () => {
    const text = read(ofRelatie({ melding: 'toonOntvangstNieuwsbrief' }));
    expect(text.indexOf('Wil je onze nieuwsbrief?')).toBeLessThan(text.indexOf('Over jou'));
    expect(text).toContain('Wil je onze nieuwsbrief?');
  });

  it('asks once, at the contact details, whether they are right, and not while they are edited', () => {
    const check = 'toonMeldingControleContactgegevens';
    const asked = ofRelatie({ melding: check, indicatoren: [check] });
    const text = read(asked);
    expect(text.match(/Klopt dit nog\?/g)).toHaveLength(1);
    expect(text).toMatch(/Contact Wijzig Contact .*Klopt dit nog\? .*Ja, dit klopt Adres/);
    expect(read(asked, '/mijn-gegevens?wijzig=contact')).not.toContain('Klopt dit nog?');
    expect(read(asked, '/mijn-gegevens?wijzig=name')).toContain('Klopt dit nog?');
  });
});

const asks = (from: string, to: string) => shouldRevalidate(wayBetween(from, to));

describe('a part that is being changed', () => {
  it('shows its form in place of the link, and leaves the other sections alone', () => {
    const text = read({}, '/mijn-gegevens?wijzig=contact');
    expect(text).toMatch(/Contact E-mailadres .*Telefoonnummer .*Bewaar Annuleer .*Wijzig Adres/);
    expect(text).not.toContain('Wijzig Contact');
    expect(text.match(/Bewaar Annuleer/g)).toHaveLength(1);
  });

  it('edits only the postal address, and says how the home address changes', () => {
    const text = read({}, '/mijn-gegevens?wijzig=address');
    expect(text).toMatch(
      /Adres Postadres Hetzelfde als mijn woonadres Een ander adres .*Straat of postbus .*Bewaar/,
    );
    expect(text).toMatch(/Annuleer .*Verhuis je\? Geef het door aan je gemeente\./);
    expect(show(screen({}, '/mijn-gegevens?wijzig=address'))).toMatch(
      /<fieldset[^>]*><legend[^>]*>Postadres/,
    );
  });

  it('is ignored when the address names an unknown section', () => {
    expect(read({}, '/mijn-gegevens?wijzig=iets')).not.toContain('Annuleer');
  });

  it('does not revalidate when a form opens or is saved; arriving from another page does', () => {
    expect(asks('/mijn-gegevens', '/mijn-gegevens?wijzig=contact')).toBe(false);
    expect(asks('/facturen', '/mijn-gegevens?wijzig=contact')).toBe(true);
    expect(asks('/mijn-gegevens', '/mijn-gegevens')).toBe(true);
  });
});
