import { describe, expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { show, words } from '../../../api/show.testing.tsx';
import { planned } from '../behind.testing.ts';
import type { VergoedingenData } from './getVergoedingen.ts';
import { Plan } from './Plan.tsx';
import { toEuros } from './planForm.ts';
import { vergoedingenAnswer } from './vergoedingen.testing.ts';
import { Component } from './VergoedingenPage.tsx';

const person = (relatienummer: string, opgemaakteNaam: string, geboorteDatum: string) => ({
  relatienummer,
  opgemaakteNaam,
  geboorteDatum,
  verzekerdSinds: '2019-01-01',
});

function page(otherwise: Partial<VergoedingenData> = {}, search = '') {
  const data: VergoedingenData = {
    ...vergoedingenAnswer,
    self: 'R1',
    people: [
      person('R1', 'Sanne de Vries', '1985-06-22'),
      person('R2', 'Bram de Vries', '2013-04-21'),
    ],
    planned: null,
    zoek: '',
    ...otherwise,
  };
  return onPage(Component, { data, address: `/vergoedingen${search}` });
}

describe('the page about cover', () => {
  it('lists each kind of care with its cover in a few words, folded', () => {
    const text = words(page());
    expect(text).toMatch(/^Zorggebruik Wat krijg ik vergoed\? Sanne Bram /);
    expect(text).toContain('Tandarts 75% vergoed, tot € 250,00 per jaar');
    expect(text).toContain('Alternatieve zorg Niet vergoed');
    expect(show(page())).not.toMatch(/<details[^>]* open/);
  });

  it('shows for a search what is paid, what is left, own risk and contribution, unfolded', () => {
    const dentist = words(page({ zoek: 'gebit' }));
    expect(dentist).toContain('1 gevonden');
    expect(dentist).toContain('Wij betalen 75% van de rekening');
    expect(dentist).toContain('Nog € 125,50 over in 2026.');
    expect(dentist).toContain('Tandarts, bril en lenzen. Met iedereen op de polis.');
    expect(dentist).toContain('Wat er over is, zie je niet.');
    expect(dentist).toContain('Geldt niet voor de aanvullende verzekering');
    expect(dentist).not.toContain('Alternatieve zorg Niet');
    expect(show(page({ zoek: 'gebit' }))).toMatch(/<details[^>]* open/);
    const medicines = words(page({ zoek: 'apotheek' }));
    expect(medicines).toContain('Nog € 120,00 van € 485,00 in 2026.');
    expect(medicines).toContain('Nog € 180,00 over in 2026.');
    expect(medicines).toContain('Met een recept of voorschrift van een arts');
  });

  it('says plainly that care is not covered, without advice', () => {
    const text = words(page({ zoek: 'acupunctuur' }));
    expect(text).toContain('Niet vergoed De verzekering betaalt dit niet.');
  });

  it('says that no care has these words', () => {
    expect(words(page({ zoek: 'parkeerboete' }))).toContain('We vinden geen zorg met deze woorden');
  });

  it('offers the found care first for a price', () => {
    expect(show(page({ zoek: 'gebit' }))).toMatch(/<option[^>]*value="Tandarts" selected/);
    expect(show(page())).toMatch(/<option[^>]*value="Huisarts" selected/);
  });

  it('says of somebody who hides their care what they hide, and shows the cover', () => {
    const text = words(page({ zorgAfgeschermd: true }, '?persoon=R2'));
    expect(text).toContain('Wat Bram gebruikte, kun je niet zien.');
    expect(text).toContain('Dit kunnen we voor Bram niet uitrekenen');
    expect(text).toContain('Tandarts 75% vergoed');
    expect(text).not.toMatch(/Reken uit/);
  });

  it('links back to the same person’s budgets, and to each other person', () => {
    const html = show(page({}, '?persoon=R2'));
    expect(html).toContain('href="/zorggebruik?persoon=R2"');
    expect(html).toContain('href="/vergoedingen?persoon=R1"');
  });

  it('is available in English', () => {
    const text = words(page({ zoek: 'teeth' }), 'en');
    expect(text).toMatch(/^Care usage What is covered\? /);
    expect(text).toContain('Dentist 75% covered, up to €250.00 a year');
  });
});

const plan = (posted: VergoedingenData['planned']) => (
  <Plan
    person="R1"
    name="Sanne"
    kinds={['Ziekenhuis', 'Tandarts']}
    care="Ziekenhuis"
    zoek=""
    posted={posted}
  />
);

describe('the calculator', () => {
  it('asks for care and amount', () => {
    expect(words(plan(null))).toMatch(/Welke zorg\?.*Hoeveel kost het\?.*Reken uit/);
    expect(words(plan({ succeeded: true, value: planned }), 'en')).toContain(
      'You pay €135.00 yourself.',
    );
  });

  it('says that the calculation failed, also for a form posted before script', () => {
    const failed = { succeeded: false, status: 500, redenen: [] } as const;
    expect(words(plan(failed))).toMatch(
      /Reken uit We konden het niet uitrekenen\. Probeer het opnieuw\.$/,
    );
    expect(words(plan(null))).not.toContain('niet uitrekenen');
  });

  it.each([
    ['150', '150.00'],
    ['89,50', '89.50'],
    ['0', undefined],
    ['', undefined],
    ['-1', undefined],
    ['tien', undefined],
  ])('takes %j for %s', (typed, euros) => {
    expect(toEuros(typed, 'nl')).toBe(euros);
  });
});
