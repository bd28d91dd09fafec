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
  it('shows cost and discount, and marks the current year as provisional', () => {
    expect(read(false)).toMatch(
      /2026 .*\(tot nu toe\) € 65,00 .*\(hele jaar\) € 48,00 .*\(voorlopig\) − ?€ 17,00/,
    );
  });

  it('does not mark a past year as provisional', () => {
    const year = read(false).split(' 2025 ')[1];
    expect(year).toMatch(/€ 0,00 .*€ 50,00 .*€ 50,00/);
    expect(year).not.toContain('(');
  });

  it('speaks hypothetically when it was not chosen', () => {
    expect(read(false)).toMatch(/^Vrijwillig eigen risico: wat had het gedaan\?/);
    expect(read(false)).toContain('Met € 100,00 betaal je minder premie');
    expect(read(false)).toContain('Staat er een min? Dan was je duurder uit.');
  });

  it('speaks of the actual effect when it was chosen', () => {
    expect(read(true)).toMatch(/^Vrijwillig eigen risico: wat doet het\?/);
    expect(read(true)).toContain('Er is € 100,00 gekozen.');
    expect(read(true)).toContain('Staat er een min? Dan ben je duurder uit.');
  });

  it('explains a minus sign only where there is one', () => {
    const text = words(
      <Voluntary keuze={10_000} jaren={jaren.slice(1)} thisYear={2026} isChosen={false} />,
    );
    expect(text).not.toContain('min?');
    expect(text).toContain('Volgend jaar kan het anders zijn.');
  });
});
