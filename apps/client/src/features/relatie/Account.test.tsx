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
  expect(text).toMatch(/We kennen geen rekening van je\. .*Bel onze klantenservice/);
  expect(text).toContain('Geef je rekening door');
  expect(text).not.toContain('Wijzig');
  expect(show(<Account relatie={unknown} />)).toContain(own);
});

test('replaces the link by text without access to the payment settings', () => {
  const off = { ...unknown, indicatoren: [] };
  expect(words(<Account relatie={off} />)).toContain('Geef je rekening door');
  expect(show(<Account relatie={off} />)).not.toContain(own);
  // Plain text, because only controls can be disabled.
  expect(show(<Account relatie={off} />)).not.toContain('aria-disabled');
});

test('links to the legacy area of an insurer with the core only', () => {
  const html = show(<Account relatie={{ ...unknown, verzekerd: null }} />);
  expect(html).toContain(legacy);
  expect(html).not.toContain(own);
});
