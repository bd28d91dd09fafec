import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { forecast } from '../behind.testing.ts';
import { Forecast } from './Forecast.tsx';

const read = (otherwise: Partial<typeof forecast> = {}, language?: Language) =>
  words(<Forecast forecast={{ ...forecast, ...otherwise }} />, language);

describe('Forecast', () => {
  it('is shown as a range with its basis, not as a promise', () => {
    const text = words(<Forecast forecast={forecast} />);
    expect(text).toContain('€ 100,00 tot € 220,00 van € 485,00 gebruikt');
    expect(text).toContain('gebruikt. Waarschijnlijk is het dit jaar niet op. Zo schatten we dit');
    expect(text).toContain('Onderweg: 2 declaraties.');
    expect(text).toContain('In 2025 gebruikte je na deze dag nog € 70,00.');
  });

  it('says from when it may be used up', () => {
    const may = words(<Forecast forecast={{ ...forecast, opVanaf: '2026-12-01' }} />);
    expect(may).toContain('Op zijn vroegst is het op in december 2026.');
  });

  it('names the missing facts: hidden care, or no earlier years', () => {
    const hidden = words(<Forecast forecast={{ ...forecast, redenen: ['afgeschermd'] }} />);
    expect(hidden).toContain('voor jou verborgen');
    expect(hidden).not.toContain('Waarschijnlijk');
    const first = { ...forecast, redenen: ['geenEerdereJaren' as const], eerdereJaren: [] };
    expect(words(<Forecast forecast={first} />)).toContain('Van eerdere jaren weten we niets.');
  });

  it('is a single amount when minimum and maximum are equal', () => {
    const text = read({ minimum: 22_000, maximum: 22_000 });
    expect(text).toContain('€ 220,00');
    expect(text).not.toMatch(/tot € 220,00|€ 100,00 tot/);
  });

  it('is available in English', () => {
    expect(read({ opVanaf: '2026-12-01' }, 'en')).toMatch(/€100\.00 .*€220\.00 .*December 2026/);
  });
});

describe('the basis of the forecast', () => {
  it('lists only the used amount when there is nothing else', () => {
    const text = read({ onderwegAantal: 0, onderwegBedrag: 0, eerdereJaren: [] });
    expect(text).toContain('€ 100,00');
    expect(text).not.toMatch(/Onderweg|na deze dag|termijnen|verborgen|weten we/);
  });

  it('uses the singular for one claim', () => {
    expect(read({ onderwegAantal: 1 })).toContain('Onderweg: 1 declaratie.');
  });

  it('lists each earlier year with its amount', () => {
    const eerdereJaren = [
      { jaar: 2025, bedrag: 7_000 },
      { jaar: 2024, bedrag: 0 },
    ];
    expect(read({ eerdereJaren })).toMatch(/In 2025 .*€ 70,00\. In 2024 .*€ 0,00\./);
  });

  it('says that the remainder is paid in terms', () => {
    expect(read({ inTermijnen: true })).toContain('Je betaalt het eigen risico in termijnen.');
  });
});
