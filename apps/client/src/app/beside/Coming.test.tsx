import { expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { declaratieInRow } from '../../features/declaraties/declaratieInRow.testing.ts';
import { Coming, type ExpectedDeclaratie } from './Coming.tsx';

const declaratie = (nummer: string, more: Partial<ExpectedDeclaratie> = {}) => ({
  ...declaratieInRow,
  nummer,
  datum: '2026-11-20',
  status: 'IN_BEHANDELING' as const,
  bedrag: 8_750,
  uitgekeerdBedrag: null,
  verwachtOp: '2026-11-27',
  ...more,
});

it('says what was asked for, for whom, and by when one knows', () => {
  const coming = <Coming declaraties={[declaratie('D1')]} />;
  expect(words(coming)).toBe(
    'Dit komt eraan Tandarts, Lotte € 87,50 gevraagd. Uitslag uiterlijk 27 november.',
  );
  expect(show(coming)).toContain('href="/declaraties/D1"');
});

it('promises no day that is not known, and says what it waits for', () => {
  const late = declaratie('D1', { verwachtOp: null });
  expect(words(<Coming declaraties={[late]} />)).toContain('gevraagd. We kijken er nog naar.');
  const waiting = declaratie('D2', { verwachtOp: null, wachtOp: 'eigenRisico' });
  expect(words(<Coming declaraties={[waiting]} />)).toContain('2026');
});

it('tells several in one row: what they come to, and by when one hears first', () => {
  const two = [
    declaratie('D1', { verwachtOp: '2026-12-04' }),
    declaratie('D2', { verwachtOp: '2026-11-27', bedrag: 1_250 }),
    declaratie('D3', { verwachtOp: null, status: 'AFGEHANDELD', uitgekeerdBedrag: 100 }),
  ];
  expect(words(<Coming declaraties={two} />)).toBe(
    'Dit komt eraan We beoordelen 2 declaraties € 100,00 gevraagd. ' +
      'De eerste uitslag heb je uiterlijk 27 november.',
  );
  const unknown = two.map((one) => ({ ...one, verwachtOp: null }));
  expect(words(<Coming declaraties={unknown} />)).toContain('gevraagd. We kijken er nog naar.');
});

it('tells of nothing that is judged, nor of what goes to a care provider', () => {
  const judged = declaratie('D1', { status: 'AFGEHANDELD', uitgekeerdBedrag: 100 });
  const byZorgverlener = declaratie('D2', { soortIndiener: 'Zorgverlener' });
  expect(words(<Coming declaraties={[judged, byZorgverlener]} />)).toBe('');
});
