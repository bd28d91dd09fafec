import { expect, test } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { PayingHelp } from './PayingHelp.tsx';

test('leads only a person who is behind with paying to help with arrears', () => {
  const arrears = 'href="https://www.zilverzand.example/hulp-bij-betalen"';
  expect(show(<PayingHelp behind />)).toContain(arrears);
  expect(show(<PayingHelp behind={false} />)).not.toContain(arrears);
  expect(words(<PayingHelp behind={false} />)).toMatch(/^Heb je een vraag\? Bel onze/);
});
