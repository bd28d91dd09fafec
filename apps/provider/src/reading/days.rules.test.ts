import { describe, expect, it } from 'vitest';
import { findDays } from './days.rules.ts';
import { withLabels } from './labels.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const days = (...lines: readonly string[]) =>
  findDays(withLabels(parseWrittenPage(lines)), '2026-11-21', ['1985-06-28']);

describe('findDays', () => {
  it('prefers the day of a delivery to that of a payment', () => {
    const found = days('Livraison : 09/10/2026', 'Acompte du 25/09/2026\t100,00');
    expect(found.care?.value).toBe('2026-10-09');
  });

  it('distinguishes birth date, date of the bill and day of care by their labels', () => {
    const found = days(
      'Factuurdatum: 12-11-2026',
      'Vervaldatum: 26-11-2026',
      'Behandeldatum: 2 november 2026',
      'Geboren 14-03-1985',
    );
    expect([found.birth?.value, found.bill, found.care?.value, found.care?.sure]).toEqual([
      '1985-03-14',
      '2026-11-12',
      '2026-11-02',
      true,
    ]);
  });

  it.each([
    ['Rekening voor verrichte vaccinaties op 05-10-2026', '2026-10-05'],
    ['Voor de behandeling op dinsdag 10 november 2026 bracht ik in rekening', '2026-11-10'],
    ['Levering en afname: 29 augustus 2026.', '2026-08-29'],
    ['Date des soins 02/08/2026', '2026-08-02'],
    ['Tratamiento realizado el 28 de enero de 2026:', '2026-01-28'],
    ['Eigen bijdrage kraamzorg 22 januari t/m 29 januari 2026', '2026-01-22'],
    ['12-10-2026\t17:42', '2026-10-12'],
  ])('finds the day of care in "%s"', (line, day) =>
    expect(days('Factuurdatum 12-11-2026', 'Vervaldatum 26-11-2026', line).care?.value).toBe(day),
  );

  it.each([
    [['Factuurdatum: 12-11-2026', 'Behandeling op di 6 okt'], '2026-11-12', '2026-10-06'],
    [['Factuurdatum: 8-1-2026', 'Behandeling op di 6 okt'], '2026-01-08', '2025-10-06'],
    [['Factuurdatum: ma 12 okt', 'Behandeling op di 6 okt'], '2026-10-12', '2026-10-06'],
    [['Factuurdatum: wo 3 dec', 'Behandeling op di 6 jan'], '2025-12-03', '2025-01-06'],
    [['Behandeld op di 6 okt'], undefined, '2026-10-06'],
  ])('takes the last year not after the bill for days without one: %j', (lines, bill, day) => {
    const found = days(...lines);
    expect([found.bill, found.care?.value]).toEqual([bill, day]);
  });

  it('does not treat a birth date, a due date or a future day as a day of care', () => {
    expect(days('°28/06/1985', 'Te betalen voor: 1-11-2026', '3-5-2027').care).toBeUndefined();
  });

  it('is uncertain about the date of the bill as the day of care', () => {
    expect(days('Factuurdatum 12-11-2026').care).toMatchObject({
      value: '2026-11-12',
      sure: false,
    });
  });
});
