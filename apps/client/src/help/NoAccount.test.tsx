import { pages } from '@mijn/domain/paths';
import { expect, it } from 'vitest';
import { onPage } from '../api/onPage.testing.tsx';
import { show, words } from '../api/show.testing.tsx';
import { NoAccount } from './NoAccount.tsx';

const { path } = pages.betaalinstellingen;
const at = (address: string) => onPage(NoAccount, { data: {}, address });

it('links to the page to give an account while money is waiting', () => {
  const page = at('/overzicht');
  expect(show(page)).toMatch(
    new RegExp(`href="${path}"[^>]*>Geef je rekeningnummer aan ons door\\.</a>`),
  );
  expect(words(page)).toBe('We kennen geen rekening van je. Geef je rekeningnummer aan ons door.');
});
