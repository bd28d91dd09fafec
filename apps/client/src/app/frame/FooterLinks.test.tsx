import { expect, test } from 'vitest';
import { show } from '../../api/show.testing.tsx';
import { FooterLinks } from './FooterLinks.tsx';

test('links to contact, privacy and cookies on the website', () => {
  const html = show(<FooterLinks />);
  for (const page of ['contact', 'privacy', 'cookies']) {
    expect(html).toContain(`href="https://www.zilverzand.example/${page}"`);
  }
});
