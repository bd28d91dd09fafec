import { expect, test, vi } from 'vitest';
import { show, words } from '../api/show.testing.tsx';
import { HelpDesk } from './HelpDesk.tsx';
import { PayingHelp } from './PayingHelp.tsx';
import { PrintButton } from './PrintButton.tsx';
import { WebsiteLinks } from './WebsiteLinks.tsx';

test('the number is a link that calls it, with when it is answered', () => {
  expect(show(<HelpDesk />)).toMatch(/href="tel:\+31880000100"[^>]*>088 000 01 00<\/a>/);
  expect(words(<HelpDesk />)).toBe(
    'Bel onze klantenservice: 088 000 01 00 (maandag tot en met vrijdag van 8.00 tot 18.00 uur).',
  );
  expect(words(<HelpDesk />, 'en')).toBe(
    'Call our customer service: 088 000 01 00 (Monday to Friday, 8 am to 6 pm).',
  );
});

test('who is behind with paying is led to help with arrears, others are not', () => {
  const arrears = 'href="https://www.zilverzand.example/hulp-bij-betalen"';
  expect(show(<PayingHelp behind />)).toContain(arrears);
  expect(show(<PayingHelp behind={false} />)).not.toContain(arrears);
  expect(words(<PayingHelp behind={false} />)).toMatch(/^Heb je een vraag\? Bel onze/);
});

test('the website says what it says of contact, privacy and cookies', () => {
  const html = show(<WebsiteLinks />);
  for (const page of ['contact', 'privacy', 'cookies']) {
    expect(html).toContain(`href="https://www.zilverzand.example/${page}"`);
  }
});

test('a page is printed in a browser, and not in the native app, whose web view cannot', () => {
  const button = <PrintButton variant="secondary">Printen</PrintButton>;
  expect(words(button)).toBe('Printen');
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  try {
    expect(words(button)).toBe('');
  } finally {
    vi.unstubAllGlobals();
  }
});
