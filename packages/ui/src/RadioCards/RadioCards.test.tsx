import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { waarde: 'a', label: 'Sanne' },
  { waarde: 'b', label: 'Lotte', omschrijving: '8 jaar' },
  { waarde: 'c', label: 'Daan', omschrijving: 'Niet verzekerd', out: true },
];

test('one of the answers is chosen, and one can not be', () => {
  const html = character(
    <RadioCards legend="Voor wie?" options={options} waarde="b" onValueChange={() => undefined} />,
  );
  const chosen = html.match(/<input[^>]*checked=""[^>]*>/g);
  expect(chosen).toHaveLength(1);
  expect(chosen?.[0]).toContain('value="b"');
  expect(html.match(/<input[^>]*disabled=""[^>]*>/g)).toHaveLength(1);
});

test('the answers share one name, and the first bears the id an error links to', () => {
  const html = character(
    <RadioCards id="wie" name="declarant" legend="Voor wie?" options={options} />,
  );
  expect(html.match(/name="declarant"/g)).toHaveLength(3);
  expect(html).toMatch(/<input[^>]*id="wie"[^>]*value="a"/);
});
