import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { forecast, planned } from '../behind.testing.ts';
import { Ahead } from './Ahead.tsx';
import { Plan } from './Plan.tsx';
import { Planned } from './Planned.tsx';
import { toEuros } from './planForm.ts';
import { Voluntary } from './Voluntary.tsx';

describe('care that one has not had yet', () => {
  it('tells what is one’s own and why, in words of what would be', () => {
    const text = words(<Planned planned={planned} name="Sanne" />);
    expect(text).toContain('Je betaalt € 135,00 zelf. Wij betalen € 265,00.');
    expect(text).toContain('Je betaalt € 135,00 zelf: dat is eigen risico van 2026.');
    expect(text).toContain('Er is nog 1 declaratie onderweg.');
  });

  it('says why it cannot be told', () => {
    const hidden = { vooraf: null, reden: 'afgeschermd' as const };
    expect(words(<Planned planned={hidden} name="Bram" />)).toContain('de zorg van Bram');
    const unknown = { vooraf: null, reden: 'eigenRisicoOnbekend' as const };
    expect(words(<Planned planned={unknown} name="Bram" />)).toContain('nog niet bekend');
  });

  it('asks for care and amount', () => {
    const text = words(<Plan person="R1" name="Sanne" posted={null} />);
    expect(text).toMatch(/Welke zorg\?.*Hoeveel kost het\?.*Reken uit/);
    expect(words(<Plan person="R1" name="Sanne" posted={planned} />, 'en')).toContain(
      'You pay €135.00 yourself.',
    );
  });

  it.each([
    ['150', '150.00'],
    ['89,50', '89.50'],
    ['0', undefined],
    ['', undefined],
    ['-1', undefined],
    ['tien', undefined],
  ])('takes %j for %s', (typed, euros) => {
    expect(toEuros(typed, 'nl')).toBe(euros);
  });
});

it.each([
  ['is told while there is some left', {}, true],
  ['is not told twice once it is used up', { opSinds: '2026-07-01' }, false],
  ['is not told where all is still possible', { minimum: 10_000, maximum: 48_500 }, false],
  [
    'is told where it may be all, and some will be used',
    { maximum: 48_500, minimum: 10_001 },
    true,
  ],
])('own risk by the end of the year %s', (_what, otherwise, told) => {
  const one = { ...forecast, gebruikt: 10_000, totaal: 48_500, ...otherwise };
  const who = { person: 'R1', name: 'Sanne', planned: null, hasVoluntary: false };
  expect(words(<Ahead {...who} forecast={one} />).includes('aan het eind van')).toBe(told);
});

it('voluntary own risk is told with what it costs and saves', () => {
  const jaren = [{ jaar: 2025, kosten: 6_500, korting: 4_800 }];
  const voluntary = { keuze: 10_000, jaren, thisYear: 2025 };
  const text = words(<Voluntary {...voluntary} isChosen={false} />);
  expect(text).toMatch(
    /2025 .*\(tot nu toe\) € 65,00 .*\(hele jaar\) € 48,00 .*\(voorlopig\) − ?€ 17,00/,
  );
  expect(text).toContain('Nu is er geen vrijwillig eigen risico gekozen. Met € 100,00 betaal je');
  expect(words(<Voluntary {...voluntary} isChosen />)).toContain(
    'Nu is er € 100,00 vrijwillig eigen risico gekozen.',
  );
});
