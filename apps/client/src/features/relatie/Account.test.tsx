import { expect, test } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { Account } from './Account.tsx';
import { relatieOf } from './relatie.testing.ts';

const relatie = {
  ...relatieOf({ indicatoren: ['magBetaalinstellingenZien'] }),
  uitkeringIban: 'NL•• •••• 0301',
  geenRekening: false,
};
const unknown = { ...relatie, uitkeringIban: null, geenRekening: true };
const own = 'href="/mijn-gegevens/betaalinstellingen"';
const legacy = 'https://app.zilverzand.example/betaalinstellingen?isNativeWrapped=false';

test('shows the account, with a link to change it', () => {
  expect(words(<Account relatie={relatie} />)).toContain(
    'NL•• •••• 0301 NL, eindigend op 0 3 0 1 Wijzig je rekening',
  );
});

test('says that no account is known, with a link to give one', () => {
  const text = words(<Account relatie={unknown} />);
  expect(text).toContain('We kennen geen rekening van je. Geef je rekening door');
  expect(text).not.toContain('Wijzig');
  expect(show(<Account relatie={unknown} />)).toContain(own);
});

test('gives the reason once in place of the link without access to the payment settings', () => {
  const off = {
    ...unknown,
    indicatoren: [],
    indicatorenRedenen: [{ indicator: 'magBetaalinstellingenZien', redenen: ['GeenZenZ'] }],
  };
  expect(words(<Account relatie={off} />)).toMatch(
    /We kennen geen rekening van je\. Dit kan bij jouw verzekering nog niet in de app\./,
  );
  expect(show(<Account relatie={off} />)).not.toContain(own);
  const coInsured = {
    ...off,
    indicatorenRedenen: [
      { indicator: 'magBetaalinstellingenZien', redenen: ['GeenVerzekeringsnemer'] },
    ],
  };
  expect(words(<Account relatie={coInsured} />)).toBe(
    'Je rekening Wat je terugkrijgt, gaat naar wie je verzekering afsloot.',
  );
});

test('links to the legacy area of an insurer with the core only', () => {
  const html = show(<Account relatie={{ ...unknown, verzekerd: null }} />);
  expect(html).toContain(legacy);
  expect(html).not.toContain(own);
});
