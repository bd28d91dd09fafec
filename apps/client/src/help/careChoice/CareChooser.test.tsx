import { expect, test } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { CareChooser } from './CareChooser.tsx';

const chooser = (verzekerdSinds: string) => (
  <CareChooser
    choice={{ person: undefined, year: undefined }}
    self="1"
    people={[{ relatienummer: '1', opgemaakteNaam: 'M. Visser', verzekerdSinds }]}
    addressOf={() => '/zorgkosten'}
    said="In 2026 kostte je zorg € 10,00."
  />
);

test('one person and one year are no choice', () => {
  expect(words(chooser('2026-03-01'))).toBe('');
});

test('who was insured before chooses a year', () => {
  expect(words(chooser('2020-01-01'))).toBe('2026 2025 2024 2023');
});
