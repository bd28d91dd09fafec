import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { AsExpected } from './DeclaratiePage.tsx';
import { line } from './declaratie.testing.ts';

const paid = { ...line, gedeclareerdBedrag: 5000, uitgekeerdBedrag: 4000, eigenRisicoBedrag: 1000 };

it('says that the result is as expected', () => {
  expect(words(<AsExpected verwacht={4000} regels={[paid]} />)).toBe(
    'Dit is wat we verwachtten toen je indiende.',
  );
});

it('names the expected amount when the result differs, and where the reason is', () => {
  expect(words(<AsExpected verwacht={5000} regels={[paid]} />)).toMatch(
    /^Toen je indiende verwachtten we € 50,00\. Het is € 40,00 geworden/,
  );
  expect(words(<AsExpected verwacht={3000} regels={[paid]} />)).toContain('€ 30,00');
});

it('renders nothing without an expectation', () => {
  expect(words(<AsExpected verwacht={null} regels={[paid]} />)).toBe('');
  expect(words(<AsExpected verwacht={4000} regels={[]} />)).toBe('');
});
