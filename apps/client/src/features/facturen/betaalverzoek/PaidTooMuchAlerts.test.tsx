import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { PaidTooMuchAlerts, ReturnedAlerts } from './PaidTooMuchAlerts.tsx';

const sum = { bedrag: 500, verrekend: 0, uitbetaaldOp: null, verwachtOp: null, kloptNiet: false };

const shown = (uitbetaaldOp: string | null, verwachtOp: string | null, verrekend = 0) =>
  words(
    <PaidTooMuchAlerts sums={[{ ...sum, verrekend, uitbetaaldOp, verwachtOp }]} isOpen={false} />,
  );

it('names the overpayment, and the last day of its repayment', () => {
  expect(shown(null, '2026-12-05')).toBe(
    'Je betaalde € 5,00 te veel. Dat krijg je uiterlijk 5 december 2026 terug op je rekening.',
  );
});

it('names the day of the repayment', () => {
  expect(shown('2026-12-05', null)).toContain(
    'Dat hebben we op 5 december 2026 aan je terugbetaald.',
  );
});

it('explains that the repayment waits for an account', () => {
  expect(shown(null, null)).toMatch(
    /We kennen geen rekening van je\. Geef je rekeningnummer aan ons door\.$/,
  );
});

it('names the amount that was set off, and the repayment of the rest', () => {
  expect(shown(null, null, 500)).toBe(
    'Je betaalde € 5,00 te veel. Dat is verrekend met een andere factuur die je nog moest betalen.',
  );
  expect(shown('2026-12-05', null, 200)).toBe(
    'Je betaalde € 5,00 te veel. € 2,00 daarvan is verrekend met een andere factuur. € 3,00 blijft over. Dat hebben we op 5 december 2026 aan je terugbetaald.',
  );
  expect(shown(null, null, 200)).toContain('€ 3,00 blijft over. We kennen geen rekening van je.');
});

it('renders nothing without an overpayment', () => {
  expect(words(<PaidTooMuchAlerts sums={[]} isOpen={false} />)).toBe('');
});

it('announces the repayment of a disputed payment, without calling it an overpayment', () => {
  const returned = { ...sum, verwachtOp: '2026-12-05', kloptNiet: true };
  expect(words(<PaidTooMuchAlerts sums={[returned]} isOpen />)).toBe(
    'Je betaling van € 5,00 klopte niet. Je krijgt hem terug. Dat krijg je uiterlijk 5 december 2026 terug op je rekening. Dit betaalverzoek staat daarom nog open.',
  );
});

it('lists returned payments, with who returned them and when', () => {
  const refunded = { bedrag: 500, datum: '2026-12-05', doorBank: false, hersteld: false };
  const text = words(<ReturnedAlerts sums={[refunded, { ...refunded, doorBank: true }]} />);
  expect(text).toContain('Je betaling van € 5,00 is op 5 december 2026 aan je terugbetaald.');
  expect(text).toContain('Je bank heeft je betaling van € 5,00 op 5 december 2026 teruggehaald.');
});

it('reports a returned payment that was received after all as paid', () => {
  const restored = { bedrag: 500, datum: '2026-12-09', doorBank: true, hersteld: true };
  expect(words(<ReturnedAlerts sums={[restored]} />)).toBe(
    'Je betaling van € 5,00 is op 9 december 2026 toch bij ons gekomen. Ze telt weer mee.',
  );
});
