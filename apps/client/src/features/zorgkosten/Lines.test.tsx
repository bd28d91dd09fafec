import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { parseChoice } from './choice.ts';
import type { Zorgkosten } from './getZorgkosten.ts';
import { Lines } from './Lines.tsx';
import { toLine } from './zorgkosten.testing.ts';

const line = toLine({ reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 });
const choice = parseChoice(new URLSearchParams());
const withEigenRisico = { ...choice, withEigenRisico: true };
const listed = (lines: readonly Zorgkosten[], chosen = choice, year = 2026) => (
  <Lines lines={lines} choice={chosen} year={year} name="Sanne" />
);
const at = (day: string, volgnummer: number) => ({
  ...line,
  datumIngang: day,
  declaratieVolgnummer: volgnummer,
});

describe('Lines', () => {
  it('shows care and own payment on one line, then day, care provider and cost', () => {
    expect(words(listed([line], withEigenRisico))).toBe(
      'Alle zorg Tandarts 12 november, Praktijk De Linde € 27,50 van € 110,00',
    );
  });

  it('names own risk that the own payment leaves out', () => {
    expect(words(listed([line]))).toContain('€ 7,50 en € 20,00 eigen risico van € 110,00');
  });

  it('opens the explanation of a row by a link, which is then expanded', () => {
    const html = show(listed([line], withEigenRisico));
    expect(html).toContain(
      'href="/zorgkosten/?include-eigen-risico=true&amp;regel=D2026-12345678.1"',
    );
    expect(html).toContain('aria-expanded="false"');
    const open = { ...withEigenRisico, line: { nummer: 'D2026-12345678', volgnummer: 1 } };
    expect(show(listed([line], open))).toMatch(
      /aria-expanded="true"[^>]*href="\/zorgkosten\/\?include-eigen-risico=true"|href="\/zorgkosten\/\?include-eigen-risico=true"[^>]*aria-expanded="true"/,
    );
  });

  it('has no link when the insurer does not name the claim', () => {
    const hidden = { ...line, zorgsoort: null, declaratieNummer: null };
    expect(words(listed([hidden]))).toContain('Zorg (privé)');
    expect(show(listed([hidden]))).not.toContain('<a ');
  });

  it('puts all lines on the page by month, folded when there are many', () => {
    const many = Array.from({ length: 45 }, (_, i) => at(`2026-${i < 20 ? 11 : 10}-03`, i));
    const html = show(listed(many));
    expect(html.match(/Praktijk De Linde/g)).toHaveLength(45);
    expect(words(listed(many))).toMatch(/November 20 keer .*Oktober 25 keer/);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(show(listed(many.slice(0, 8)))).not.toContain('<details');
  });

  it('opens the month of the explained line', () => {
    const many = Array.from({ length: 20 }, (_, i) => at(`2026-${i < 10 ? 11 : 10}-03`, i));
    const chosen = { ...choice, line: { nummer: 'D2026-12345678', volgnummer: 15 } };
    const open = show(listed(many, chosen)).match(/<details[^>]* open[^>]*>.*?Oktober/g);
    expect(open).toHaveLength(1);
  });

  it('gives the reason and the date of a correction', () => {
    const taken = { ...line, correctie: { soort: 'teruggenomen', datum: '2026-11-26' } } as const;
    expect(words(listed([taken]))).toContain('Correctie van 26 november 2026: nota teruggenomen');
  });

  it('adds the year only when it is not that of the page', () => {
    const before = { ...line, datumIngang: '2025-12-30' };
    const many = Array.from({ length: 9 }, (_, i) => ({ ...before, declaratieVolgnummer: i }));
    expect(words(listed(many))).toMatch(/December 2025 9 keer .*30 december 2025/);
    expect(words(listed(many, choice, 2025))).toMatch(/December 9 keer .*30 december, /);
  });

  it('says under the line that its explanation failed, or links to the claim without one', () => {
    const chosen = { ...choice, line: { nummer: 'D2026-12345678', volgnummer: 1 } };
    const failed = (status: number) => {
      const behind = { succeeded: false, status, redenen: [] } as const;
      return <Lines lines={[line]} choice={chosen} year={2026} behind={behind} name="Sanne" />;
    };
    expect(words(failed(500))).toMatch(/Dit deel kunnen we nu niet laten zien\. Probeer opnieuw$/);
    expect(words(failed(404))).toMatch(/Bekijk de declaratie$/);
    expect(show(failed(404))).toContain('href="/declaraties/D2026-12345678"');
  });

  it('is available in English', () => {
    expect(words(listed([line]), 'en')).toMatch(/Dentist .*of €110\.00/);
  });
});
