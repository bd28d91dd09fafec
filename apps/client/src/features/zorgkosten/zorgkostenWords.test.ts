import { type Parts, sumParts } from '@mijn/domain/zorgkostenParts';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { toLine } from './zorgkosten.testing.ts';
import { formatCorrection, formatWhoPaid, formatWhose } from './zorgkostenWords.ts';

setLanguageSource(() => 'nl');

const aisha = { name: 'Aisha', isSelf: false, year: 2026, isPast: false };
const self = { ...aisha, isSelf: true };

const whoPaid = (parts: Partial<Parts>, withEigenRisico = true, whose = self) =>
  formatWhoPaid(sumParts([toLine(parts)]), whose, withEigenRisico, 'nl').replaceAll('\u00A0', ' ');

describe('the sentence about payers', () => {
  it('names both amounts, with own risk in that of the viewer', () => {
    const parts = { reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 };
    expect(whoPaid(parts)).toBe('Jij betaalde € 27,50. Wij betaalden € 82,50.');
    expect(whoPaid(parts, true, aisha)).toBe('Zelf betaald: € 27,50. Wij betaalden € 82,50.');
  });

  it('names own risk that is left out, so that the amounts add up to the cost', () => {
    const parts = { reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 };
    expect(whoPaid(parts, false)).toBe(
      'Jij betaalde € 7,50, los van € 20,00 eigen risico. Wij betaalden € 82,50.',
    );
    expect(whoPaid(parts, false, aisha)).toMatch(/^Zelf betaald: € 7,50, los van € 20,00/);
  });

  it('names one amount when one party paid everything', () => {
    expect(whoPaid({ reimbursed: 2000 })).toBe('Wij betaalden alles: € 20,00.');
    expect(whoPaid({ reimbursed: 2000 }, false)).toBe('Wij betaalden alles: € 20,00.');
    expect(whoPaid({ reimbursed: 100, eigenRisico: 2000 }, false)).toBe(
      'Los van € 20,00 eigen risico betaalden wij alles: € 1,00.',
    );
  });

  it('does not say that everything was reimbursed when it was all own risk', () => {
    expect(whoPaid({ eigenRisico: 2000 }, false)).toBe(
      'Alle kosten van 2026 vielen onder het eigen risico.',
    );
  });

  it.each([true, false])('says that there are no costs for a sum of zero (own risk: %s)', (on) => {
    expect(whoPaid({}, on, aisha)).toBe('Van Aisha zijn er in 2026 geen zorgkosten.');
    expect(whoPaid({}, on)).toBe('Je hebt in 2026 geen zorgkosten.');
    expect(whoPaid({}, on, { ...self, isPast: true })).toBe('Je had in 2026 geen zorgkosten.');
  });
});

it('names person and year of the care', () => {
  expect(formatWhose(self)).toBe('Jouw zorg in 2026.');
  expect(formatWhose(aisha)).toBe('Zorg van Aisha in 2026.');
});

it.each([
  ['teruggenomen', 'Correctie van 26 november 2026: nota teruggenomen'],
  ['verschoven', 'Correctie van 26 november 2026, door een teruggenomen nota'],
  ['verminderd', 'Correctie van 26 november 2026, doordat het eigen risico lager werd'],
] as const)('names the reason and the day of a correction: %s', (soort, text) => {
  const correctie = { soort, datum: '2026-11-26' };
  expect(formatCorrection({ correctie }, 'nl')?.replaceAll('\u00A0', ' ')).toBe(text);
  expect(formatCorrection({ correctie: null }, 'nl')).toBeUndefined();
});
