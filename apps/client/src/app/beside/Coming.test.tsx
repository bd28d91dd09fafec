import { expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import type { Onderweg } from '../../features/facturen/tegoed/tegoed.fragments.ts';
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
  const coming = <Coming declaraties={[declaratie('D1')]} onderweg={[]} withNames />;
  expect(words(coming)).toBe(
    'Dit komt eraan Tandarts, Lotte € 87,50 gedeclareerd. Besluit uiterlijk 27 november.',
  );
  expect(show(coming)).toContain('href="/declaraties/D1"');
});

it('is a part of the page by itself, not of the own risk above it', () => {
  const coming = <Coming declaraties={[declaratie('D1')]} onderweg={[]} withNames />;
  expect(show(coming)).toMatch(/<h2[^>]*>Dit komt eraan/);
});

it('names nobody to who is alone on the policy', () => {
  const coming = <Coming declaraties={[declaratie('D1')]} onderweg={[]} withNames={false} />;
  expect(words(coming)).toContain('Dit komt eraan Tandarts € 87,50');
});

it('promises no day that is not known, and says what it waits for', () => {
  const late = declaratie('D1', { verwachtOp: null });
  expect(words(<Coming declaraties={[late]} onderweg={[]} withNames />)).toContain(
    'gedeclareerd. We kijken er nog naar.',
  );
  const waiting = declaratie('D2', { verwachtOp: null, wachtOp: 'eigenRisico' });
  expect(words(<Coming declaraties={[waiting]} onderweg={[]} withNames />)).toContain('2026');
});

it('tells several in one row: what they come to, and by when one hears first', () => {
  const two = [
    declaratie('D1', { verwachtOp: '2026-12-04' }),
    declaratie('D2', { verwachtOp: '2026-11-27', bedrag: 1_250 }),
    declaratie('D3', { verwachtOp: null, status: 'AFGEHANDELD', uitgekeerdBedrag: 100 }),
  ];
  expect(words(<Coming declaraties={two} onderweg={[]} withNames />)).toBe(
    'Dit komt eraan We beoordelen 2 declaraties € 100,00 gedeclareerd. ' +
      'Eerste besluit uiterlijk 27 november.',
  );
  const unknown = two.map((one) => ({ ...one, verwachtOp: null }));
  expect(words(<Coming declaraties={unknown} onderweg={[]} withNames />)).toContain(
    'gedeclareerd. We kijken er nog naar.',
  );
});

it('knows neither what they come to nor the first day where there may be older ones', () => {
  const two = [declaratie('D1'), declaratie('D2')];
  expect(words(<Coming declaraties={two} more onderweg={[]} withNames />)).toBe(
    'Dit komt eraan We beoordelen minstens 2 declaraties We kijken er nog naar.',
  );
});

it('tells of nothing that is judged, nor of what goes to a care provider', () => {
  const judged = declaratie('D1', { status: 'AFGEHANDELD', uitgekeerdBedrag: 100 });
  const byZorgverlener = declaratie('D2', { soortIndiener: 'Zorgverlener' });
  expect(words(<Coming declaraties={[judged, byZorgverlener]} onderweg={[]} withNames />)).toBe('');
});

const paid = (kind: Onderweg['soort'], bedrag: number, verwachtOp: string): Onderweg => ({
  soort: kind,
  kenmerk: `nr-${kind}`,
  bedrag,
  verwachtOp,
});

it('says what is paid to one’s account before what is being judged: how much, of what and by when', () => {
  const invoice = paid('factuur', 11_460, '2026-11-27');
  const both = <Coming declaraties={[declaratie('D1')]} onderweg={[invoice]} withNames />;
  expect(words(both)).toMatch(
    /^Dit komt eraan Je krijgt € 114,60 van ons Van een factuur, uiterlijk 27 november op je rekening\. Tandarts/,
  );
  expect(show(both)).toContain('href="/facturen/nr-factuur"');
  const tooMuch = (
    <Coming declaraties={[]} onderweg={[paid('betaling', 500, '2026-12-01')]} withNames />
  );
  expect(words(tooMuch)).toContain('Dat betaalde je te veel. Uiterlijk 1 december');
  expect(show(tooMuch)).toContain('href="/facturen/betaalverzoek/nr-betaling"');
});

it('is one sum with its first day where several come', () => {
  const two = [paid('factuur', 11_460, '2026-11-27'), paid('betaling', 500, '2026-12-01')];
  expect(words(<Coming declaraties={[]} onderweg={two} withNames />)).toBe(
    'Dit komt eraan Je krijgt € 119,60 van ons ' +
      'In 2 delen, het eerste uiterlijk 27 november op je rekening.',
  );
});
