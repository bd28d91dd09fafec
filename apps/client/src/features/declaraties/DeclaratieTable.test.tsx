import { describe, expect, it } from 'vitest';
import type { DeclaratieInRow } from './declaraties.fragments.ts';
import { DeclaratieTable } from './DeclaratieTable.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { declaratieInRow as declaratie } from './declaratieInRow.testing.ts';

const row = (one: DeclaratieInRow, withNames = true) => (
  <DeclaratieTable caption="" groups={[{ key: '', rows: [one] }]} withNames={withNames} />
);

describe('a claim in a list', () => {
  it('is a sentence by itself, and a row of a table', () => {
    const text = words(row(declaratie));
    expect(text).toContain(
      'Tandarts , Lotte, 12 november, € 82,50 terug van € 110,00, Afgehandeld',
    );
    expect(text).toMatch(/ Lotte 12 november € 110,00 \+ € 82,50 Afgehandeld$/);
  });

  it.each([
    [8_250, 'Wacht op je rekeningnummer.'],
    [5_000, 'Daarvan wacht € 50,00 op je rekeningnummer.'],
  ])('has no plus where its money waits, and says how much of it: %d cents', (bedrag, said) => {
    const waiting = [{ kenmerk: declaratie.nummer, bedrag }];
    const groups = [{ key: '', rows: [declaratie] }];
    const text = words(<DeclaratieTable caption="" groups={groups} withNames waiting={waiting} />);
    expect(text).toContain(said);
    expect(text).not.toContain('+');
  });

  it('names nobody, seen or spoken, where one is insured', () => {
    expect(words(row(declaratie, false))).toMatch(
      /Tandarts , 12 november.*Afgehandeld 12 november/,
    );
    expect(words(row(declaratie, false))).not.toContain('Lotte');
  });

  it('leads to its page', () => {
    expect(show(row(declaratie))).toContain('href="/declaraties/D2026-1"');
  });

  it('shows what was claimed while it is under way', () => {
    const underWay = { ...declaratie, status: 'INGEDIEND' as const, uitgekeerdBedrag: null };
    expect(words(row(underWay))).toContain('€ 110,00 gedeclareerd');
  });

  it('says that nothing comes back, of how much and why', () => {
    const nothing = { ...declaratie, uitgekeerdBedrag: 0, nietsWegens: 'eigenRisico' as const };
    const text = words(row(nothing));
    expect(text).toContain('Niets terug van € 110,00: eigen risico');
    expect(text).not.toContain('€ 0,00');
    const untold = { ...nothing, nietsWegens: null };
    expect(words(row(untold))).toContain('Niets terug van € 110,00');
  });

  it('says that nothing comes back in English without a word of what would', () => {
    const nothing = { ...declaratie, uitgekeerdBedrag: 0, nietsWegens: 'eigenRisico' as const };
    expect(words(row(nothing), 'en')).toContain('Nothing back of €110.00: own risk (deductible)');
  });

  it.each([
    ['medewerker', 'Een medewerker kijkt ernaar.'],
    ['eigenRisico', 'Wacht tot het eigen risico van 2027 bekend is.'],
  ] as const)('says what it waits for: %s', (wachtOp, sentence) => {
    const waiting = {
      ...declaratie,
      status: 'IN_BEHANDELING' as const,
      behandelDatum: '2027-01-05',
      uitgekeerdBedrag: null,
      wachtOp,
    };
    expect(words(row(waiting))).toContain(sentence);
  });

  it.each([
    ['AFGEHANDELD', 0, 'eigenRisico', 'Niet vergoed, nota van je zorgverlener: eigen risico'],
    ['AFGEHANDELD', 0, null, 'Niet vergoed, nota van je zorgverlener'],
    ['IN_BEHANDELING', null, null, '€ 110,00 nota van je zorgverlener'],
  ] as const)(
    'never calls a bill of the care provider money back: %s, %s, %s',
    (status, uitgekeerdBedrag, nietsWegens, expected) => {
      const sentIn = { ...declaratie, status, uitgekeerdBedrag, nietsWegens };
      const text = words(row({ ...sentIn, soortIndiener: 'Zorgverlener' }));
      expect(text).toContain(expected);
      expect(text).not.toContain('terug');
    },
  );

  it.each([
    [0, 'nl', 'Teruggenomen, nota van je zorgverlener'],
    [8_250, 'en', 'Taken back, bill from your care provider'],
  ] as const)(
    'says that a bill was taken back, of which %s was paid',
    (paid, language, expected) => {
      const taken = { ...declaratie, uitgekeerdBedrag: paid, nietsWegens: 'teruggenomen' as const };
      expect(words(row({ ...taken, soortIndiener: 'Zorgverlener' }), language)).toContain(expected);
    },
  );

  it('uses the whole name where the insurer tells no first name', () => {
    const untold = { ...declaratie, roepnaam: null };
    expect(words(row(untold))).toContain('Lotte de Vries, 12 november');
  });

  it('does not say that one gets back what went to the care provider', () => {
    const text = words(row({ ...declaratie, soortIndiener: 'Zorgverlener' }));
    expect(text).toContain('€ 82,50 betaald aan je zorgverlener');
    expect(text).not.toContain('terug');
  });

  it('says the year when it is another one, and that it is new', () => {
    const old = { ...declaratie, datum: '2025-02-03', nieuw: true };
    const text = words(row(old), 'en');
    expect(text).toContain('3 February 2025');
    expect(text).toContain('New');
  });
});
