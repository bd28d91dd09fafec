import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { forecast, planned } from '../behind.testing.ts';
import { Ahead } from './Ahead.tsx';
import { Plan } from './Plan.tsx';
import { toEuros } from './planForm.ts';

describe('care that one has not had yet', () => {
  it('asks for care and amount', () => {
    const text = words(<Plan person="R1" name="Sanne" posted={null} />);
    expect(text).toMatch(/Welke zorg\?.*Hoeveel kost het\?.*Reken uit/);
    expect(
      words(<Plan person="R1" name="Sanne" posted={{ succeeded: true, value: planned }} />, 'en'),
    ).toContain('You pay €135.00 yourself.');
  });

  it('says that it could not be worked out, also where the form was posted before script', () => {
    const failed = { succeeded: false, status: 500, redenen: [] } as const;
    expect(words(<Plan person="R1" name="Sanne" posted={failed} />)).toMatch(
      /Reken uit We konden het niet uitrekenen\. Probeer het opnieuw\.$/,
    );
    expect(words(<Plan person="R1" name="Sanne" posted={null} />)).not.toContain('niet uitrekenen');
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
  const who = { person: 'R1', name: 'Sanne', planned: null, hasVoluntary: false, isHidden: false };
  expect(words(<Ahead {...who} forecast={one} />).includes('aan het eind van')).toBe(told);
});

it('says of who hides their care that nothing can be worked out, in place of the form', () => {
  const who = { person: 'R2', name: 'Bram', planned: null, hasVoluntary: false };
  const hidden = words(<Ahead {...who} forecast={null} isHidden />);
  expect(hidden).toContain('Bram');
  expect(hidden).not.toMatch(/Welke zorg|Reken uit/);
  expect(words(<Ahead {...who} forecast={null} isHidden={false} />)).toContain('Welke zorg?');
});
