import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { PaidTooMuchAlerts } from './PaidTooMuchAlerts.tsx';

const shown = (uitbetaaldOp: string | null, verwachtOp: string | null, verrekend = 0) =>
  words(<PaidTooMuchAlerts sums={[{ bedrag: 500, verrekend, uitbetaaldOp, verwachtOp }]} />);

it('says what was paid too much, and by when it comes back', () => {
  expect(shown(null, '2026-12-05')).toBe(
    'Je betaalde € 5,00 te veel. Dat krijg je uiterlijk 5 december 2026 terug op je rekening.',
  );
});

it('says when it came back', () => {
  expect(shown('2026-12-05', null)).toContain(
    'Dat hebben wij op 5 december 2026 aan je terugbetaald.',
  );
});

it('says that it waits for an account', () => {
  expect(shown(null, null)).toMatch(/Wij kennen geen rekening van je\. .*Bel onze klantenservice/);
});

it('says what of it was set off, all of it or a part, and what becomes of the rest', () => {
  expect(shown(null, null, 500)).toBe(
    'Je betaalde € 5,00 te veel. Dat is verrekend met een andere factuur die je nog moest betalen.',
  );
  expect(shown('2026-12-05', null, 200)).toBe(
    'Je betaalde € 5,00 te veel. € 2,00 daarvan is verrekend met een andere factuur. € 3,00 blijft over. Dat hebben wij op 5 december 2026 aan je terugbetaald.',
  );
  expect(shown(null, null, 200)).toContain('€ 3,00 blijft over. Wij kennen geen rekening van je.');
});

it('says nothing where nothing was paid too much', () => {
  expect(words(<PaidTooMuchAlerts sums={[]} />)).toBe('');
});
