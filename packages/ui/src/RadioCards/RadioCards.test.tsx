import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'a', label: 'Sanne' },
  { value: 'b', label: 'Lotte', description: '8 jaar' },
  { value: 'c', label: 'Daan', description: 'Niet verzekerd' },
];

test('one of the answers is chosen', () => {
  const html = renderMarkup(
    <RadioCards legend="Voor wie?" options={options} value="b" onValueChange={() => undefined} />,
  );
  const chosen = html.match(/<input[^>]*checked=""[^>]*>/g);
  expect(chosen).toHaveLength(1);
  expect(chosen?.[0]).toContain('value="b"');
});

test('where nothing may be chosen all of them are off', () => {
  const html = renderMarkup(<RadioCards legend="Voor wie?" options={options} disabled />);
  expect(html.match(/<input[^>]*disabled=""[^>]*>/g)).toHaveLength(options.length);
});

test('the answers share one name, and the first bears the id an error links to', () => {
  const html = renderMarkup(
    <RadioCards id="wie" name="declarant" legend="Voor wie?" options={options} />,
  );
  expect(html.match(/name="declarant"/g)).toHaveLength(3);
  expect(html).toMatch(/<input[^>]*id="wie"[^>]*value="a"/);
});

test('the browser keeps nothing of what was chosen', () => {
  const html = renderMarkup(<RadioCards legend="Voor wie?" options={options} />);
  expect(html.match(/<input[^>]* autocomplete="off"/gi)).toHaveLength(options.length);
});
