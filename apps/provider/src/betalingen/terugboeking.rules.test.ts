import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasLessReturned,
  type PaymentInBooks,
  terugboekingen,
  unexplained,
} from './terugboeking.rules.ts';

const none = { terugbetaald: 0, teruggehaald: 0 };
const books = (own: Partial<PaymentInBooks> = {}): PaymentInBooks => ({
  returned: none,
  booked: 10_000,
  held: 0,
  paidBack: 0,
  ...own,
});

describe('terugboekingen', () => {
  it('reopens the amount of a refund that we did not start', () => {
    expect(terugboekingen({ ...none, terugbetaald: 10_000 }, books())).toEqual([
      { kind: 'terugbetaald', bedrag: 10_000, held: 0, paidBack: 0, heropend: 10_000 },
    ]);
  });

  it('counts a refund of an overpayment once, whether we paid it back or hold it', () => {
    const refunded = { ...none, terugbetaald: 2_500 };
    expect(terugboekingen(refunded, books({ held: 2_500 }))).toMatchObject([
      { held: 2_500, paidBack: 0, heropend: 0 },
    ]);
    expect(terugboekingen(refunded, books({ paidBack: 2_500 }))).toMatchObject([
      { held: 0, paidBack: 2_500, heropend: 0 },
    ]);
  });

  it('does not treat a chargeback as a repayment of ours', () => {
    const [taken] = terugboekingen({ ...none, teruggehaald: 12_500 }, books({ paidBack: 2_500 }));
    expect(taken).toMatchObject({ paidBack: 0, heropend: 10_000 });
    expect(taken && unexplained(taken)).toBe(2_500);
  });

  it('changes nothing when repeated', () => {
    const returned = { terugbetaald: 4_000, teruggehaald: 1_000 };
    expect(terugboekingen(returned, books({ returned }))).toEqual([]);
    expect(hasLessReturned(returned, returned)).toBe(false);
  });

  it('books money that came back to us, and leaves the rest', () => {
    const returned = { terugbetaald: 4_000, teruggehaald: 1_000 };
    const found = { terugbetaald: 4_000, teruggehaald: 300 };
    expect(hasLessReturned(found, returned)).toBe(true);
    const came = terugboekingen(found, books({ returned, held: 500, paidBack: 500 }));
    expect(came).toEqual([
      { kind: 'teruggehaald', bedrag: -700, held: 0, paidBack: 0, heropend: 0 },
    ]);
    expect(came.map(unexplained)).toEqual([0]);
  });

  it('books every cent once, in any steps and by any way of return', () => {
    const amount = fc.nat(20_000);
    const told = fc.array(fc.record({ terugbetaald: amount, teruggehaald: amount }));
    fc.assert(
      fc.property(amount, amount, amount, told, (booked, held, paidBack, all) => {
        let now = books({ booked, held, paidBack });
        for (const found of all) {
          for (const one of terugboekingen(found, now)) {
            expect(unexplained(one)).toBeGreaterThanOrEqual(0);
            now = {
              returned: { ...now.returned, [one.kind]: now.returned[one.kind] + one.bedrag },
              // Money that came back to us is booked again.
              booked: now.booked - one.heropend + Math.max(0, 0 - one.bedrag),
              held: now.held - one.held,
              paidBack: now.paidBack - one.paidBack,
            };
          }
        }
        expect(Math.min(now.booked, now.held, now.paidBack)).toBeGreaterThanOrEqual(0);
        expect(now.returned).toEqual(all.at(-1) ?? none);
      }),
    );
  });
});
