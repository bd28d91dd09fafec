import { expect, it } from 'vitest';
import { show } from '../api/show.testing.tsx';
import { InsurerTerm } from './InsurerTerm.tsx';

it.each([
  ['Zitting fysiotherapie', 'Physiotherapy session'],
  ['Hulpmiddel in bruikleen', 'Medical aid on loan'],
  ['Aanvullende verzekering Plus', 'Supplementary insurance Plus'],
  ['Termijn 6 van 10', 'Instalment 6 of 10'],
  ['Tandarts', 'Dentist'],
  ['Kuuroord', '<span lang="nl">Kuuroord</span>'],
])('translates %s for an English reader, and marks an unknown term as Dutch', (text, shown) => {
  expect(show(<InsurerTerm text={text} />, 'en')).toBe(shown);
  expect(show(<InsurerTerm text={text} />)).toBe(text);
});
