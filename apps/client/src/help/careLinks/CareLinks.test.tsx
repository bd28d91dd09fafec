import { websitePages } from '@mijn/domain/brandLinks';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inApp } from '../../api/inApp.testing.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { CareLinks } from './CareLinks.tsx';

it('leads to what the website says of care, and tells where to write to', () => {
  const html = show(<CareLinks />);
  const elsewhere = new Set(['contact', 'privacy', 'cookies', 'arrearsHelp']);
  for (const page of websitePages.filter((one) => !elsewhere.has(one))) {
    expect(html).toContain(`href="${inventedLinks.ZZ.website[page]}"`);
  }
  expect(words(<CareLinks />)).toContain('Schrijf ons: Postbus 1000, 1000 AA Zilverzand');
  // No line ends within the postcode.
  expect(renderToStaticMarkup(inApp(<CareLinks />))).toContain('1000\u00A0AA');
});
