import { expect, it } from 'vitest';
import { headingsIn, show, words } from '../../../api/show.testing.tsx';
import { line } from './declaratie.testing.ts';
import { Explain } from './Explain.tsx';

const stappen = [
  { stap: 'gedeclareerd', bedrag: 5_000, uitleg: null },
  { stap: 'nietVergoed', bedrag: 0, uitleg: null },
  { stap: 'uitgekeerd', bedrag: 5_000, uitleg: null },
];
const session = { ...line, prestatie: 'Zitting fysiotherapie', stappen };

it('shows each step with its amount, and those that deduct nothing', () => {
  expect(words(<Explain regels={[session]} />)).toMatch(
    /Wat je hebt gedeclareerd € 50,00 Wat de verzekering niet vergoedt € 0,00 Hier gaat niets af\. Wat wij betalen € 50,00$/,
  );
});

it('names each of several lines by date and treatment', () => {
  const html = show(<Explain regels={[session, session]} />, 'en');
  expect(headingsIn(html)).toEqual([
    '2 November 2026 Physiotherapy session',
    '2 November 2026 Physiotherapy session',
  ]);
  expect(headingsIn(show(<Explain regels={[session]} />))).toEqual([]);
});

it('renders nothing if the insurer returns no steps', () => {
  expect(words(<Explain regels={[line]} />)).toBe('');
});
