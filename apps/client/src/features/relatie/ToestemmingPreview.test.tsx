import { expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { ToestemmingPreview } from './ToestemmingPreview.tsx';

const voorbeelden = [
  {
    nummer: 'D2026-1',
    met: { datum: '2026-11-20', bedrag: 8_250, zorgSoorten: ['Tandarts', 'Kuuroord'] },
    zonder: { zorgSoorten: null },
  },
];

it('translates the names of care, and leaves unknown ones as the insurer wrote them', () => {
  expect(words(<ToestemmingPreview voorbeelden={voorbeelden} />)).toContain('Tandarts, Kuuroord');
  const english = words(<ToestemmingPreview voorbeelden={voorbeelden} />, 'en');
  expect(english).toContain('Dentist, Kuuroord');
  expect(english).not.toContain('Tandarts');
});
