import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { line } from '../detail/declaratie.testing.ts';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';
import { Corrections } from './Corrections.tsx';

type Correction = DeclaratieDetail['correcties'][number];

const taken: Correction = {
  volgnummer: 2,
  corrigeert: 1,
  soort: 'teruggenomen',
  datum: '2026-11-26',
  behandelDatum: '2026-11-02',
  gedeclareerdBedrag: -30_000,
  wettelijkeBijdrageBedrag: 0,
  eigenRisicoBedrag: -20_000,
  eigenRisicoInTermijnen: 0,
  vergoedBedrag: -10_000,
};
const verloop = [{ status: 'AFGEHANDELD', tijdstip: '2026-11-09T23:30:00Z' }] as const;
// A line of € 300, of which € 200 was own risk.
const regels: DeclaratieDetail['regels'] = [
  {
    ...line,
    gedeclareerdBedrag: 30_000,
    eigenRisicoBedrag: 20_000,
    uitgekeerdBedrag: 10_000,
    stappen: [],
  },
];
const card = (own: Partial<Correction> = {}, language: 'nl' | 'en' = 'nl', course = [...verloop]) =>
  words(
    <Corrections correcties={[{ ...taken, ...own }]} regels={regels} verloop={course} />,
    language,
  );

describe('Corrections', () => {
  it('says that the bill was reversed, when, and what that changes', () => {
    const text = card();
    expect(text).toContain('De zorgverlener nam deze nota terug op 26 november 2026.');
    expect(text).toContain('Eigen risico: − € 200,00 Vergoed: − € 100,00');
    expect(text).toContain(
      'Dit staat op de eerste factuur van het eigen risico na 26 november 2026',
    );
    expect(text).not.toContain('bijdrage');
  });

  it('shows the amounts after all corrections', () => {
    expect(card()).toContain('Dit geldt nu: Vergoed € 0,00.');
    const less = {
      soort: 'verminderd',
      gedeclareerdBedrag: 0,
      eigenRisicoBedrag: -8_500,
      vergoedBedrag: 8_500,
    } as const;
    expect(card(less)).toContain('Dit geldt nu: Eigen risico € 115,00 en Vergoed € 185,00.');
    const inTermijnen = { ...less, eigenRisicoInTermijnen: -8_500 };
    expect(card(inTermijnen)).toContain('Eigen risico € 200,00 en Vergoed € 100,00.');
  });

  it('explains why later care costs more now', () => {
    const shifted = { eigenRisicoBedrag: 11_665, vergoedBedrag: -11_665 };
    const text = card({ soort: 'verschoven', ...shifted });
    expect(text).toContain('Een eerdere nota van 2026 is teruggenomen.');
    expect(text).toContain('Eigen risico: + € 116,65 Vergoed: − € 116,65');
  });

  it('says that the own risk of the year is lower because the insurance does not cover all of it', () => {
    const lowered = {
      soort: 'verminderd',
      eigenRisicoBedrag: -8_500,
      vergoedBedrag: 8_500,
    } as const;
    const text = card(lowered);
    expect(text).toContain('Deze declaratie veranderde op 26 november 2026.');
    expect(text).toContain('Daarom is het eigen risico van 2026 lager geworden.');
    expect(text).toContain('Eigen risico: − € 85,00 Vergoed: + € 85,00');
    expect(text).toContain('eerste factuur van het eigen risico na 26 november 2026');
    expect(text).not.toContain('teruggenomen');
    expect(card(lowered, 'en')).toContain('The insurance does not run for all of 2026, so');
  });

  it('says that own risk in instalments comes with the settlement, and not on an invoice', () => {
    const text = card({ eigenRisicoInTermijnen: -20_000, vergoedBedrag: -10_000 });
    expect(text).toContain('Dit telt mee in de eindafrekening van 2026');
    expect(text).not.toContain('eerste factuur');
  });

  it('does not call a contribution own risk', () => {
    const contribution = {
      ...taken,
      gedeclareerdBedrag: -46_000,
      eigenRisicoBedrag: 0,
      wettelijkeBijdrageBedrag: -11_500,
      vergoedBedrag: -34_500,
    };
    const decided = {
      ...line,
      gedeclareerdBedrag: 46_000,
      eigenRisicoBedrag: 0,
      uitgekeerdBedrag: 34_500,
      stappen: [{ stap: 'wettelijkeBijdrage', bedrag: 11_500, uitleg: null }],
    };
    const text = words(
      <Corrections correcties={[contribution]} regels={[decided]} verloop={[...verloop]} />,
    );
    expect(text).toContain('Deze zorg telt niet meer mee in de zorgkosten.');
    expect(text).toContain('eerste factuur met eigen bijdrage na 26 november 2026');
    expect(text).toContain('Dit geldt nu: Vergoed € 0,00.');
    expect(text.toLowerCase()).not.toContain('eigen risico');
    expect(card()).toContain('niet voor het eigen risico');
  });

  it('names the year of each line of a bill over two years', () => {
    const shifted = { ...taken, soort: 'verschoven', eigenRisicoInTermijnen: -20_000 } as const;
    const text = words(
      <Corrections
        correcties={[
          { ...shifted, behandelDatum: '2025-12-30' },
          { ...shifted, volgnummer: 3, behandelDatum: '2026-01-04' },
        ]}
        regels={regels}
        verloop={[...verloop]}
      />,
    );
    for (const year of ['2025', '2026']) {
      expect(text).toContain(`Een eerdere nota van ${year} is teruggenomen.`);
      expect(text).toContain(`telt mee in de eindafrekening van ${year}`);
    }
  });

  it('promises no money to a person who gets none', () => {
    expect(card({ eigenRisicoBedrag: 0, vergoedBedrag: -30_000 })).not.toContain('factuur');
  });

  it('dates the decision below it, if known', () => {
    expect(card()).toMatch(/wat we op 10 november 2026 besloten, voor deze verandering\.$/);
    expect(card({}, 'nl', [])).toMatch(/wat we eerder besloten, voor deze verandering\.$/);
  });

  it('is in English for an English reader', () => {
    expect(card({}, 'en')).toContain('took this bill back');
  });
});
