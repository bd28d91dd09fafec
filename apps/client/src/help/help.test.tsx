import { expect, test, vi } from 'vitest';
import { show, words } from '../api/show.testing.tsx';
import { HelpDesk } from './HelpDesk.tsx';
import { PrintButton } from './PrintButton.tsx';

test('shows the number as a link that calls it, with its opening hours', () => {
  expect(show(<HelpDesk />)).toMatch(/href="tel:\+31880000100"[^>]*>088 000 01 00<\/a>/);
  expect(words(<HelpDesk />)).toBe(
    'Bel onze klantenservice: 088 000 01 00 (werkdagen, 8.00 tot 18.00 uur).',
  );
  expect(words(<HelpDesk />, 'en')).toBe(
    'Call our customer service: 088 000 01 00 (working days, 8 am to 6 pm).',
  );
});

test('offers printing in a browser, but not in the native app', () => {
  const button = <PrintButton variant="secondary">Printen</PrintButton>;
  expect(words(button)).toBe('Printen');
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  try {
    expect(words(button)).toBe('');
  } finally {
    vi.unstubAllGlobals();
  }
});
