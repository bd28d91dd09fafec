import { describe, expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import { declaratie as basis, line as baseLine } from '../declaratie.testing.ts';
import type { DeclaratieDetail, DeclaratieLine } from '../declaratieDetail.ts';
import { ZorgverlenerAnswer } from './ZorgverlenerAnswer.tsx';

const line = (otherwise: Partial<DeclaratieLine> = {}): DeclaratieLine => ({
  ...baseLine,
  locatieNaam: 'Streekziekenhuis Vecht',
  gedeclareerdBedrag: 30_000,
  eigenRisicoBedrag: 3500,
  uitgekeerdBedrag: 26_500,
  ...otherwise,
});

const bijdrage = [{ stap: 'wettelijkeBijdrage', bedrag: 1000, uitleg: null }];

type Correctie = DeclaratieDetail['correcties'][number];

/** A correction of `line`: cents by which own risk and reimbursement change. */
const correctie = (
  kind: Correctie['soort'],
  eigenRisicoBedrag: number,
  vergoedBedrag: number,
): Correctie => ({
  volgnummer: 2,
  corrigeert: baseLine.volgnummer ?? 1,
  soort: kind,
  datum: '2027-03-26',
  behandelDatum: '2026-11-02',
  gedeclareerdBedrag: 0,
  wettelijkeBijdrageBedrag: 0,
  eigenRisicoBedrag,
  eigenRisicoInTermijnen: 0,
  vergoedBedrag,
});

function card(regels: DeclaratieLine[], verzekeringsnemer = true) {
  const declaratie: DeclaratieDetail = { ...basis, soortIndiener: 'Zorgverlener', regels };
  return <ZorgverlenerAnswer declaratie={declaratie} verzekeringsnemer={verzekeringsnemer} />;
}

describe('ZorgverlenerAnswer', () => {
  it('says what we paid to whom, and what you pay', () => {
    expect(words(card([line()]))).toContain(
      'We hebben € 265,00 aan Streekziekenhuis Vecht betaald. Jij betaalt € 35,00 eigen risico. ' +
        'Dat staat op je factuur.',
    );
    expect(show(card([line()]))).toContain('href="/facturen"');
  });

  it('never says that you get it', () => {
    expect(words(card([line()]))).not.toMatch(/je krijgt/i);
  });

  it('separates own risk from statutory contribution', () => {
    const both = line({ stappen: bijdrage, uitgekeerdBedrag: 25_500 });
    expect(words(card([both]))).toContain(
      'Jij betaalt € 45,00: € 35,00 eigen risico en € 10,00 wettelijke eigen bijdrage.',
    );
  });

  it('says that you pay the whole bill', () => {
    const all = line({ eigenRisicoBedrag: 30_000, uitgekeerdBedrag: 0 });
    expect(words(card([all]))).toMatch(/^Deze zorg valt helemaal onder het eigen risico\./);
    const both = line({ stappen: bijdrage, eigenRisicoBedrag: 29_000, uitgekeerdBedrag: 0 });
    expect(words(card([both]))).toMatch(
      /^Deze zorg betaal je helemaal zelf\. Jij betaalt € 300,00/,
    );
  });

  it('says that you pay nothing', () => {
    const nothing = line({ eigenRisicoBedrag: 0, uitgekeerdBedrag: 30_000 });
    expect(words(card([nothing]))).toContain('Jij hoeft niets te betalen.');
  });

  it('names the uncovered care, without saying that there is nothing to pay', () => {
    const most = line({ eigenRisicoBedrag: 0, uitgekeerdBedrag: 22_500 });
    expect(words(card([most]))).toBe(
      'We hebben € 225,00 aan Streekziekenhuis Vecht betaald. € 75,00 wordt niet vergoed. Hieronder lees je waarom.',
    );
    const refused = line({ eigenRisicoBedrag: 0, uitgekeerdBedrag: 0 });
    expect(words(card([refused]))).toBe(
      'We hebben deze nota niet betaald. € 300,00 wordt niet vergoed. Hieronder lees je waarom.',
    );
    const part = line({ uitgekeerdBedrag: 0 });
    expect(words(card([part]))).toMatch(/^We hebben deze nota niet betaald\. Jij betaalt € 35,00/);
  });

  it('says that own risk in instalments counts, and refers to no invoice', () => {
    const inTermijnen = line({
      eigenRisicoBedrag: 0,
      eigenRisicoInTermijnen: 3500,
      uitgekeerdBedrag: 30_000,
    });
    expect(words(card([inTermijnen]))).toMatch(
      /€ 300,00 aan Streekziekenhuis Vecht betaald\. € 35,00 hiervan is eigen risico dat je in termijnen betaalt\.[^.]*geen aparte factuur voor\.$/,
    );
    expect(show(card([inTermijnen]))).not.toContain('href="/facturen"');
  });

  it('names no care provider when the care is hidden', () => {
    expect(words(card([line({ locatieNaam: null })]))).toContain('aan de zorgverlener betaald');
  });

  it('says what you pay now that an earlier bill was reversed', () => {
    const shifted = correctie('verschoven', 10_000, -10_000);
    const declaratie = { ...basis, regels: [line()], correcties: [shifted] };
    const answer = <ZorgverlenerAnswer declaratie={declaratie} verzekeringsnemer />;
    expect(words(answer)).toContain(
      '€ 165,00 aan Streekziekenhuis Vecht betaald. Jij betaalt € 135,00',
    );
  });

  it('does not mention instalments for a bill that was reversed after their settlement', () => {
    const paidInTermijnen = line({ uitgekeerdBedrag: 30_000, eigenRisicoInTermijnen: 3_500 });
    const taken = correctie('teruggenomen', -3_500, -26_500);
    const declaratie = { ...basis, regels: [paidInTermijnen], correcties: [taken] };
    const answer = words(<ZorgverlenerAnswer declaratie={declaratie} verzekeringsnemer />);
    expect(answer).not.toMatch(/termijnen|€/);
  });

  it('keeps the paid amount when own risk decreased after the settlement of its instalments', () => {
    const inTermijnen = line({
      eigenRisicoBedrag: 0,
      eigenRisicoInTermijnen: 30_000,
      uitgekeerdBedrag: 30_000,
    });
    const lowered = correctie('verminderd', -10_000, 10_000);
    const declaratie = { ...basis, regels: [inTermijnen], correcties: [lowered] };
    const answer = words(<ZorgverlenerAnswer declaratie={declaratie} verzekeringsnemer />);
    expect(answer).toMatch(
      /^We hebben € 300,00 aan Streek.* betaald\. € 200,00 hiervan is eigen risico/,
    );
  });

  it("refers co-insured people to the verzekeringsnemer's invoice", () => {
    const html = show(card([line()], false));
    expect(html).not.toContain('href="/facturen"');
    expect(html).toContain('wie je verzekering afsloot');
  });
});
