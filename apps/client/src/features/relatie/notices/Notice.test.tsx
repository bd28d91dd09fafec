import { expect, test } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { Notice } from './Notice.tsx';

const app = 'https://app.zilverzand.example';

test.each<readonly [name: string, title: string, address: string]>([
  ['toonMeldingControleContactgegevens', 'Klopt dit nog?', '/mijn-gegevens#contact'],
  [
    'toonBannerVerzekeringscheck',
    'Past je verzekering nog bij je?',
    `${app}/verzekeringscheck?isNativeWrapped=false`,
  ],
  [
    'toonMeldingKiesDigitaalCorrespondentie',
    'Hoe wil je onze brieven krijgen?',
    '/mijn-gegevens?wijzig=preferences#digitale-voorkeuren',
  ],
  ...['Gemak', 'Werkgeverscollectiviteit', 'Doelgroepcollectiviteit'].map(
    (kind) =>
      [
        `toon${kind}BijschrijvenBanner`,
        'Een gezinslid erbij?',
        `${app}/gezinslid-bijschrijven?isNativeWrapped=false`,
      ] as const,
  ),
  [
    'toonOntvangstNieuwsbrief',
    'Wil je onze nieuwsbrief?',
    '/mijn-gegevens?wijzig=preferences#digitale-voorkeuren',
  ],
])('%s names its subject and links to the right page', (name, title, address) => {
  expect(words(<Notice name={name} />)).toContain(title);
  expect(show(<Notice name={name} />)).toContain(`href="${address}"`);
});

test('can be dismissed without script', () => {
  const html = show(<Notice name="toonOntvangstNieuwsbrief" />);
  expect(html).toContain('<input type="hidden" name="form" value="dismiss"/>');
  expect(html).toContain('<input type="hidden" name="melding" value="toonOntvangstNieuwsbrief"/>');
});

test.each(['toonIetsNieuws', 'constructor'])(
  'renders nothing for the unknown notice %s',
  (name) => {
    expect(show(<Notice name={name} />)).toBe('');
  },
);
