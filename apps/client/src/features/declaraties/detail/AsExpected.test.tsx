import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { AsExpected } from './AsExpected.tsx';
import { line } from './declaratie.testing.ts';

const paid = { ...line, gedeclareerdBedrag: 5000, uitgekeerdBedrag: 4000, eigenRisicoBedrag: 1000 };

it('says that it came out as was expected', () => {
  expect(words(<AsExpected verwacht={4000} regels={[paid]} />)).toBe(
    'Dit is wat we verwachtten toen je indiende.',
  );
});

it('says what was expected where it came out otherwise, and where the reason stands', () => {
  expect(words(<AsExpected verwacht={5000} regels={[paid]} />)).toMatch(
    /^Toen je indiende verwachtten we € 50,00\. Het is € 40,00 geworden/,
  );
  expect(words(<AsExpected verwacht={3000} regels={[paid]} />)).toContain('€ 30,00');
});

it('says nothing where nothing was said before', () => {
  expect(words(<AsExpected verwacht={null} regels={[paid]} />)).toBe('');
  expect(words(<AsExpected verwacht={4000} regels={[]} />)).toBe('');
});
