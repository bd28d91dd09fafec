import { expect, test } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { CareChooser } from './CareChooser.tsx';
import { namesakes } from './namesakes.testing.ts';
import type { NamedPerson } from './personNames.ts';

const alone = { relatienummer: '1', opgemaakteNaam: 'M. Visser', geboorteDatum: '1990-01-02' };
const chooser = (verzekerdSinds: string, people: readonly NamedPerson[] = [alone]) => (
  <CareChooser
    choice={{ person: undefined, year: undefined }}
    self="1"
    people={people.map((one) => ({ ...one, verzekerdSinds }))}
    addressOf={() => '/zorgkosten'}
    said="In 2026 kostte je zorg € 10,00."
  />
);

test('offers no choice with one person and one year', () => {
  expect(words(chooser('2026-03-01'))).toBe('');
});

test('offers years to a person who was insured before', () => {
  expect(words(chooser('2020-01-01'))).toBe('2026 2025 2024 2023');
});

test('tells two people of the same name apart by their birth dates', () => {
  expect(words(chooser('2026-03-01', namesakes))).toContain(
    'Jan (3 mei 1978) Jan (21 oktober 2010)',
  );
});
