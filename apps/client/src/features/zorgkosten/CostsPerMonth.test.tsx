import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { CostsPerMonth } from './CostsPerMonth.tsx';
import type { Zorgkosten } from './getZorgkosten.ts';
import { toLine } from './zorgkosten.testing.ts';

const line = toLine({ reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 });

const costs = (lines: readonly Zorgkosten[], withEigenRisico = true) => (
  <CostsPerMonth lines={lines} year={2026} withEigenRisico={withEigenRisico} action="Wissel" />
);

/** Returns the number of bars in the chart. */
const bars = (withEigenRisico: boolean) =>
  new Set(show(costs([line], withEigenRisico)).match(/<rect class="[^"]*" x="[^>]*>/g)).size;

describe('CostsPerMonth', () => {
  it('repeats the chart in a table, without months without care', () => {
    const text = words(costs([line]));
    expect(text).toMatch(/November .*€ 82,50 .*€ 20,00 .*€ 7,50 .*€ 110,00$/);
    expect(text).not.toContain('Oktober');
  });

  it('stacks own risk on what was reimbursed', () => {
    expect(bars(true)).toBe(3);
    expect(bars(false)).toBe(2);
  });

  it('leaves out a part that no month has', () => {
    expect(words(costs([line]))).not.toMatch(/Wettelijke eigen bijdrage|€ 0,00/);
    const other = toLine({ wettelijkeBijdrage: 300 });
    expect(words(costs([line, other]))).toContain('Wettelijke eigen bijdrage € 3,00');
  });

  it('leaves out own risk in the view without it, and names it next to the sum', () => {
    expect(words(costs([line], false))).toContain(
      'Samen, zonder eigen risico € 90,00 en € 20,00 eigen risico',
    );
  });

  it('keeps a month with own risk only, so that months add up to the year', () => {
    const own = { ...toLine({ eigenRisico: 1000 }), datumIngang: '2026-03-01' };
    expect(words(costs([line, own], false))).toMatch(
      /Maart .*€ 0,00 en € 10,00 eigen risico November .*en € 20,00 eigen/,
    );
  });

  it('is a sentence when everything was own risk, in the view without it', () => {
    const own = toLine({ eigenRisico: 2000 });
    expect(words(costs([own], false))).toBe(
      'Per maand Wissel Alle kosten van 2026 vielen onder het eigen risico.',
    );
    expect(words(costs([own]))).toContain('November');
  });

  it.each([true, false])('is left out where a bill was taken back (own risk: %s)', (on) => {
    const back = toLine({ reimbursed: -8250, eigenRisico: -2000, notReimbursed: -750 });
    expect(words(costs([line, back], on))).toBe('');
  });
});
