import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { Voluntary } from './Voluntary.tsx';

const jaren = [
  { jaar: 2026, kosten: 6_500, korting: 4_800 },
  { jaar: 2025, kosten: 0, korting: 5_000 },
];

const read = (isChosen: boolean) =>
  words(<Voluntary keuze={10_000} jaren={jaren} thisYear={2026} isChosen={isChosen} />);

describe('voluntary own risk', () => {
  it('is told with what it costs and saves, of the year that runs as far as that can be said', () => {
    expect(read(false)).toMatch(
      /2026 .*\(tot nu toe\) € 65,00 .*\(hele jaar\) € 48,00 .*\(voorlopig\) − ?€ 17,00/,
    );
  });

  it('is told of a year that is over without a word of what is to come', () => {
    const year = read(false).split(' 2025 ')[1];
    expect(year).toMatch(/€ 0,00 .*€ 50,00 .*€ 50,00/);
    expect(year).not.toContain('(');
  });

  it('that was not chosen is told as what might have been', () => {
    expect(read(false)).toMatch(/^Vrijwillig eigen risico: wat had het gedaan\?/);
    expect(read(false)).toContain('Met € 100,00 betaal je minder premie');
    expect(read(false)).toContain('Staat er een min? Dan was je duurder uit.');
  });

  it('that was chosen is told as what it does', () => {
    expect(read(true)).toMatch(/^Vrijwillig eigen risico: wat doet het\?/);
    expect(read(true)).toContain('Er is € 100,00 gekozen.');
    expect(read(true)).toContain('Staat er een min? Dan ben je duurder uit.');
  });
});
