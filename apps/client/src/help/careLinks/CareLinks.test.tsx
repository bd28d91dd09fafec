import { websitePages } from '@mijn/domain/brandLinks';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { CareLinks } from './CareLinks.tsx';

it('leads to what the website says of care, and tells where to write to', () => {
  const html = show(<CareLinks />);
  const elsewhere = new Set(['contact', 'privacy', 'cookies', 'arrearsHelp']);
  for (const page of websitePages.filter((one) => !elsewhere.has(one))) {
    expect(html).toContain(`href="${inventedLinks.ZZ.website[page]}"`);
  }
  expect(words(<CareLinks />)).toContain(inventedLinks.ZZ.help.address);
});
