import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { PaidTooMuchAlerts } from './PaidTooMuch.tsx';

const shown = (uitbetaaldOp: string | null, verwachtOp: string | null) =>
  words(<PaidTooMuchAlerts sums={[{ bedrag: 500, uitbetaaldOp, verwachtOp }]} />);

it('says what was paid too much, and by when it comes back', () => {
  expect(shown(null, '2026-12-05')).toBe(
    'Je betaalde € 5,00 te veel. Dat krijg je terug op de rekening die wij van je kennen, uiterlijk 5 december 2026.',
  );
});

it('says when it came back', () => {
  expect(shown('2026-12-05', null)).toContain(
    'Dat hebben wij op 5 december 2026 aan je terugbetaald.',
  );
});

it('says that it waits for an account', () => {
  expect(shown(null, null)).toContain('Wij kennen geen rekening van je.');
});

it('says nothing where nothing was paid too much', () => {
  expect(words(<PaidTooMuchAlerts sums={[]} />)).toBe('');
});
