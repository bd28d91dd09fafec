import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { DateText } from '../DateText/DateText.tsx';

test('what the app gives reaches every component below', () => {
  const html = character(
    <>
      <Amount cents={100} />
      <DateText dag="2026-11-21" />
    </>,
  );
  expect(words(html)).toBe('€ 1.00 dag 2026-11-21');
});

test('a component that needs it says so when it is missing', () => {
  expect(() => renderToStaticMarkup(<DateText dag="2026-11-21" />)).toThrow('No <Omgeving>');
});
