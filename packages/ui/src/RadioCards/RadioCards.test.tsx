import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'a', label: 'Sanne' },
  { value: 'b', label: 'Lotte', description: '8 jaar' },
  { value: 'c', label: 'Daan', description: 'Niet verzekerd' },
];

test('checks the chosen answer only', () => {
  const html = renderMarkup(
    <RadioCards legend="Voor wie?" options={options} value="b" onValueChange={() => undefined} />,
  );
  const chosen = html.match(/<input[^>]*checked=""[^>]*>/g);
  expect(chosen).toHaveLength(1);
  expect(chosen?.[0]).toContain('value="b"');
});

test('disables all answers', () => {
  const html = renderMarkup(<RadioCards legend="Voor wie?" options={options} disabled />);
  expect(html.match(/<input[^>]*disabled=""[^>]*>/g)).toHaveLength(options.length);
});

test('shares one name, and gives the first answer the id for error links', () => {
  const html = renderMarkup(
    <RadioCards id="wie" name="declarant" legend="Voor wie?" options={options} />,
  );
  expect(html.match(/name="declarant"/g)).toHaveLength(3);
  expect(html).toMatch(/<input[^>]*id="wie"[^>]*value="a"/);
});
