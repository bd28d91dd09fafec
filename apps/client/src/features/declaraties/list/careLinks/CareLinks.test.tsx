import { websitePages } from '@mijn/domain/brands';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inApp } from '../../../../api/inApp.testing.tsx';
import { show, words } from '../../../../api/show.testing.tsx';
import { CareLinks } from './CareLinks.tsx';

it('links to the care pages of the website, and shows the postal address', () => {
  const html = show(<CareLinks withVergoedingen={false} />);
  const elsewhere = new Set(['contact', 'privacy', 'cookies', 'arrearsHelp']);
  for (const page of websitePages.filter((one) => !elsewhere.has(one))) {
    expect(html).toContain(`href="${inventedLinks.ZZ.website[page]}"`);
  }
  expect(words(<CareLinks withVergoedingen={false} />)).toContain(
    'Schrijf ons: Postbus 1000, 1000 AA Zilverzand',
  );
  // A non-breaking space keeps the postcode on one line.
  expect(renderToStaticMarkup(inApp(<CareLinks withVergoedingen={false} />))).toContain(
    '1000\u00A0AA',
  );
});

it('leads to the app’s own page about cover where the insurer has it', () => {
  const html = show(<CareLinks withVergoedingen />);
  expect(html).toMatch(/href="\/vergoedingen"[^>]*>Zoek wat je vergoed krijgt/);
  expect(html).not.toContain(inventedLinks.ZZ.website.reimbursementFinder);
});
