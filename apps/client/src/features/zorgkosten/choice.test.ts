import { describe, expect, it } from 'vitest';
import { addressOf, parseChoice } from './choice.ts';

const read = (query: string) => parseChoice(new URLSearchParams(query));

describe('the choice in an address', () => {
  it('defaults to the viewer, this year, without own risk', () => {
    expect(read('')).toEqual({
      person: undefined,
      year: undefined,
      withEigenRisico: false,
      withYearBefore: false,
      asOverview: false,
      line: undefined,
    });
  });

  it('parses a choice, and writes it back', () => {
    const address =
      '/zorgkosten/?include-eigen-risico=true&persoon=R1&jaar=2025&vergelijk=true&jaaroverzicht=true&regel=D2026-123.2';
    const choice = read(address.split('?')[1] ?? '');
    const both = { withEigenRisico: true, withYearBefore: true, asOverview: true };
    const line = { nummer: 'D2026-123', volgnummer: 2 };
    expect(choice).toEqual({ person: 'R1', year: 2025, ...both, line });
    expect(addressOf(choice)).toBe(address);
    expect(addressOf({ withEigenRisico: true })).toBe('/zorgkosten/?include-eigen-risico=true');
    expect(addressOf({ year: 2025 })).toBe('/zorgkosten?jaar=2025');
  });

  it.each([
    'jaar=1066',
    'jaar=x',
    'jaar=2026.5',
    'include-eigen-risico=1',
    'regel=1',
    'regel=a/b.1',
  ])('leaves out %s, which means nothing', (query) => {
    expect(read(query)).toEqual(read(''));
  });
});
