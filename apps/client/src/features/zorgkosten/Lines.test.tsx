import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { parseChoice } from './choice.ts';
import { Lines } from './Lines.tsx';
import { toLine } from './zorgkosten.testing.ts';

const line = toLine({ reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 });
const choice = parseChoice(new URLSearchParams());
const withEigenRisico = { ...choice, withEigenRisico: true };

describe('the lines of care', () => {
  it('says what one bore, with own risk and without', () => {
    expect(words(<Lines lines={[line]} choice={withEigenRisico} year={2026} />)).toMatch(
      /Zelf € 27,50$/,
    );
    expect(words(<Lines lines={[line]} choice={choice} year={2026} />)).toMatch(
      /Kosten € 110,00 Vergoed € 82,50 Zelf, zonder eigen risico € 7,50 en € 20,00 eigen risico$/,
    );
  });

  it('leads to the claim, where each step is explained', () => {
    expect(show(<Lines lines={[line]} choice={choice} year={2026} />)).toContain(
      'href="/declaraties/D2026-12345678"',
    );
  });

  it('names hidden care, and no link where the insurer does not name the claim', () => {
    const hidden = { ...line, zorgsoort: null, declaratieNummer: null };
    expect(words(<Lines lines={[hidden]} choice={choice} year={2026} />)).toContain(
      'Zorg verborgen',
    );
    expect(show(<Lines lines={[hidden]} choice={choice} year={2026} />)).not.toContain('<a ');
  });

  it('shows twenty of many, and a way to more', async () => {
    const many = Array.from({ length: 45 }, (_, i) => ({ ...line, declaratieVolgnummer: i }));
    const text = words(<Lines lines={many} choice={choice} year={2026} />);
    expect(text).toMatch(/20 van 45 regels Toon meer$/);
    expect(show(<Lines lines={many} choice={choice} year={2026} />)).toContain('toon=40');
  });

  it('says of a correction why it is there and since when', () => {
    const taken = { ...line, correctie: { soort: 'teruggenomen', datum: '2026-11-26' } } as const;
    expect(words(<Lines lines={[taken]} choice={choice} year={2026} />)).toContain(
      'Correctie van 26 november 2026: nota teruggenomen',
    );
    const shifted = { ...taken, correctie: { ...taken.correctie, soort: 'verschoven' } } as const;
    expect(words(<Lines lines={[shifted]} choice={choice} year={2026} />)).toContain(
      'door een teruggenomen nota',
    );
    const lowered = { ...taken, correctie: { ...taken.correctie, soort: 'verminderd' } } as const;
    expect(words(<Lines lines={[lowered]} choice={choice} year={2026} />)).toContain(
      'Correctie van 26 november 2026, doordat het eigen risico lager werd',
    );
  });

  it('says the year of a day only where it is not that of the page', () => {
    const before = { ...line, datumIngang: '2025-12-30' };
    expect(words(<Lines lines={[before]} choice={choice} year={2026} />)).toContain(
      '30 december 2025',
    );
    expect(words(<Lines lines={[before]} choice={choice} year={2025} />)).toContain(
      '30 december Tandarts',
    );
  });

  it('says under the line that its explanation failed, and nothing where there is none', () => {
    const { declaratieNummer: nummer, declaratieVolgnummer: volgnummer } = line;
    if (nummer === null || volgnummer === null) throw new Error('a claim');
    const asked = { ...choice, line: { nummer, volgnummer } };
    const failed = (status: number) => {
      const behind = { succeeded: false, status, redenen: [] } as const;
      return words(<Lines lines={[line]} choice={asked} year={2026} behind={behind} />);
    };
    expect(failed(500)).toMatch(/Dit deel kunnen we nu niet laten zien\. Probeer opnieuw$/);
    expect(failed(404)).not.toContain('Probeer opnieuw');
  });

  it('is there in English', () => {
    expect(words(<Lines lines={[line]} choice={choice} year={2026} />, 'en')).toContain('Dentist');
  });
});
