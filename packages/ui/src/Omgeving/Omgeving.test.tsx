import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Bedrag } from '../Bedrag/Bedrag.tsx';
import { Datum } from '../Datum/Datum.tsx';

test('what the app gives reaches every component below', () => {
  const html = teken(
    <>
      <Bedrag cents={100} />
      <Datum dag="2026-11-21" />
    </>,
  );
  expect(woorden(html)).toBe('€ 1.00 dag 2026-11-21');
});

test('a component that needs it says so when it is missing', () => {
  expect(() => renderToStaticMarkup(<Datum dag="2026-11-21" />)).toThrow('No <Omgeving>');
});
