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

/** What the page gets of Sanne. */
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
  it('has each part of what we know, with a way to change it that names it', () => {
    expect(read()).toMatch(
      /^Mijn gegevens .*Over jou Wijzig Over jou .*Contact Wijzig Contact .*Adres Wijzig Adres .*Zo krijg je onze brieven Wijzig Zo krijg je/,
    );
    expect(show(screen())).toContain('href="/mijn-gegevens?wijzig=contact#contact"');
  });

  it('has the number to call with in the groups in which the pass has it', () => {
    expect(read()).toMatch(/Relatienummer \d{3} \d{3} \d{3} /);
  });

  it('leads to the devices, who looked, and the changes', () => {
    expect(read()).toContain('Apparaten Wie keek mee Wijzigingen');
    expect(show(screen())).toMatch(/mijn-gegevens\/apparaten.*\/inzage.*\/wijzigingen/);
  });

  it('says where the home address comes from, which nobody changes here', () => {
    expect(read()).toContain('Je woonadres krijgen we van je gemeente.');
  });

  it('is there in English', () => {
    expect(read(coInsured, undefined, 'en')).toMatch(
      /About you Change About you .*Who may see your care Change Who may see your care/,
    );
  });

  it('asks for toestemming only who is insured along with another, and shows what it does', () => {
    expect(read()).not.toContain('Wie je zorg mag zien');
    expect(read(coInsured)).toMatch(/Wie je zorg mag zien .*Je hebt nog geen declaraties\./);
  });

  it('speaks of no verzekeringsnemer to who is not insured any more', () => {
    const left = ofRelatie({ ...coInsured.relatie, verzekerd: false });
    expect(read(left)).not.toMatch(/Wie je zorg mag zien|rekening van de verzekeringsnemer/);
    expect(read(coInsured)).toContain('rekening van de verzekeringsnemer');
    // An insurer with the core only does not tell: then it is taken to be so.
    expect(read(ofRelatie({ ...coInsured.relatie, verzekerd: null }))).toContain('Wie je zorg mag');
  });

  it('leads to how one hears of messages, where the insurer sends any', () => {
    expect(read()).toContain('Kies dat bij Berichten');
    expect(read(ofRelatie({ ongelezenBerichten: null }))).not.toContain('Kies dat bij Berichten');
  });

  it('names the ways of delivery as they are, and promises no e-mail, which is chosen with the messages', () => {
    const text = read({}, '/mijn-gegevens?wijzig=preferences');
    expect(text).toContain(
      'Digitaal Je krijgt geen brieven op papier. Papier Je krijgt alles met de post.',
    );
    expect(text).not.toContain('Je krijgt een e-mail');
  });

  it('leads to the documents who may see them, and nobody else', () => {
    expect(read(ofRelatie({ indicatoren: ['magDocumentenZien'] }))).toContain(
      'Bekijk je documenten',
    );
    expect(read()).not.toContain('Bekijk je documenten');
  });

  it('offers no change of letters to who may choose nothing of them', () => {
    const text = read(ofRelatie({ indicatoren: [] }));
    expect(text).toContain('Zo krijg je onze brieven');
    expect(text).not.toContain('Wijzig Zo krijg je onze brieven');
    const one = read(ofRelatie({ indicatoren: mayChoose.slice(2) }));
    expect(one).toContain('Wijzig Zo krijg je onze brieven');
  });
});

describe('a part that fails', () => {
  it('says so in its place, and takes nothing else away', () => {
    const text = read({ verzekeringen: failed(503) });
    expect(text.match(/Dit kunnen we nu niet laten zien\. Probeer opnieuw/g)).toHaveLength(1);
    expect(text).toContain('Wijzig Contact');
  });

  it('can be tried again where what the verzekeringsnemer sees could not be told', () => {
    const text = read({ ...coInsured, voorbeelden: failed(503) });
    expect(text).toMatch(
      /Wie je zorg mag zien .*We kunnen nu niet laten zien wat de verzekeringsnemer ziet\. Probeer opnieuw/,
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
  it('stands above all of it', () => {
    const text = read(ofRelatie({ melding: 'toonOntvangstNieuwsbrief' }));
    expect(text.indexOf('Wil je onze nieuwsbrief?')).toBeLessThan(text.indexOf('Over jou'));
    expect(text).toContain('Wil je onze nieuwsbrief?');
  });

  it('whether the contact details are right is asked where they stand, once, and not while they change', () => {
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
  it('has its form in its place, and no way to open it again; the others stay as they are', () => {
    const text = read({}, '/mijn-gegevens?wijzig=contact');
    expect(text).toMatch(/Contact E-mailadres .*Telefoonnummer .*Bewaar Annuleer .*Wijzig Adres/);
    expect(text).not.toContain('Wijzig Contact');
    expect(text.match(/Bewaar Annuleer/g)).toHaveLength(1);
  });

  it('of the addresses is the postal one, and says so, with how the other one changes', () => {
    const text = read({}, '/mijn-gegevens?wijzig=address');
    expect(text).toMatch(
      /Adres Postadres Hier sturen we je post heen\. .*Straat of postbus .*Bewaar/,
    );
    expect(text).toMatch(/Annuleer .*Je woonadres krijgen we van je gemeente\./);
    expect(show(screen({}, '/mijn-gegevens?wijzig=address'))).toMatch(
      /<fieldset[^>]*aria-describedby[^>]*><legend[^>]*>Postadres/,
    );
  });

  it('is none where the address names none', () => {
    expect(read({}, '/mijn-gegevens?wijzig=iets')).not.toContain('Annuleer');
  });

  it('asks nothing again, nor does one that was saved; the page from elsewhere does', () => {
    expect(asks('/mijn-gegevens', '/mijn-gegevens?wijzig=contact')).toBe(false);
    expect(asks('/facturen', '/mijn-gegevens?wijzig=contact')).toBe(true);
    expect(asks('/mijn-gegevens', '/mijn-gegevens')).toBe(true);
  });
});
