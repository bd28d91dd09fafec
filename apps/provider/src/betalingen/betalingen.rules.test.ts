import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reconcileDelays,
  afwijkingOf,
  type PaymentState,
  paymentStates,
  type PaymentProviderBetaling,
  isRunning,
  stateAfterNews,
  toContractState,
  paymentTransitions,
  nextPause,
  paidLookupDelays,
  verdictOn,
} from './betalingen.rules.ts';

const news = fc.constantFrom(...paymentStates.filter((state) => state !== 'aangemaakt'));
const course = (messages: readonly PaymentState[]): PaymentState[] =>
  messages.reduce<PaymentState[]>(
    (soFar, message) => [...soFar, stateAfterNews(soFar.at(-1) ?? 'aangemaakt', message)],
    ['aangemaakt'],
  );

describe('the state of a payment after any news in any order', () => {
  it('ends as paid exactly when one of them said so', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 30 }), (messages) => {
        expect(course(messages).at(-1) === 'betaald').toBe(messages.includes('betaald'));
      }),
    );
  });

  it('only makes transitions of the graph, and never leaves paid', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 30 }), (messages) => {
        const states = course(messages);
        for (const [i, to] of states.slice(1).entries()) {
          const from = states[i] ?? 'aangemaakt';
          expect(to === from || paymentTransitions[from].includes(to)).toBe(true);
          if (from === 'betaald') expect(to).toBe('betaald');
        }
      }),
    );
  });

  it('is the same when news is duplicated, and when older news is repeated', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 12 }), fc.nat(12), (messages, position) => {
        const double = messages.flatMap((message) => [message, message]);
        expect(course(double).at(-1)).toBe(course(messages).at(-1));
        // News of the payment provider in order, with an older one repeated at the end.
        const own = ['open', 'inBehandeling', ...messages.slice(0, 1)] as const;
        const late = own[position % 2] ?? 'open';
        expect(course([...own, late]).at(-1)).toBe(course(own).at(-1));
      }),
    );
  });

  it('makes at most four transitions, so that its log is bounded', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 40 }), (messages) => {
        const states = course(messages);
        const transitions = states.filter((state, i) => i > 0 && state !== states[i - 1]);
        expect(transitions.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

it('is shown to a person without our internal state', () => {
  expect(paymentStates.map(toContractState)).not.toContain('aangemaakt');
  expect(toContractState('aangemaakt')).toBe('open');
});

describe('afwijkingOf', () => {
  const attempt = {
    betalingId: 'a',
    betaalverzoek: '5000056789012345',
    bedrag: 15_420,
    valuta: 'EUR',
    serviceId: 'tr_1',
  };
  const found: PaymentProviderBetaling = {
    serviceId: 'tr_1',
    state: 'betaald',
    bedrag: 15_420,
    valuta: 'EUR',
    betalingId: 'a',
    betaalkenmerk: '5000056789012345',
    redirect: undefined,
    verlooptOp: undefined,
    returned: { terugbetaald: 0, teruggehaald: 0 },
  };
  it.each<[string | undefined, Partial<PaymentProviderBetaling>]>([
    [undefined, {}],
    ['bedrag', { bedrag: 15_419 }],
    ['bedrag', { bedrag: 0 }],
    ['valuta', { valuta: 'USD' }],
    ['kenmerk', { betalingId: 'b' }],
    ['kenmerk', { betalingId: undefined }],
    ['kenmerk', { betaalkenmerk: '0000000000000000' }],
    ['dienstId', { serviceId: 'tr_2' }],
  ])('returns %s', (afwijking, otherwise) => {
    expect(afwijkingOf(attempt, { ...found, ...otherwise })).toBe(afwijking);
  });

  it('accepts the payment provider’s id from the first answer', () => {
    expect(afwijkingOf({ ...attempt, serviceId: null }, found)).toBeUndefined();
  });
});

describe('nextPause', () => {
  it('returns growing pauses of about fourteen days in total', () => {
    expect(reconcileDelays.toSorted((one, other) => one - other)).toEqual(reconcileDelays);
    const days = reconcileDelays.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
    expect(Math.round(days)).toBe(14);
  });

  it('ends some time after a final state, and never for a running attempt', () => {
    for (const state of paymentStates) {
      const later = nextPause(state, reconcileDelays.length, reconcileDelays);
      expect(nextPause(state, 0, reconcileDelays)).toBe(
        state === 'betaald' ? paidLookupDelays[0] : reconcileDelays[0],
      );
      expect(later !== undefined).toBe(isRunning(state));
    }
  });
});

describe('verdictOn', () => {
  const attempt = {
    betalingId: 'b1',
    betaalverzoek: '7130955147836061',
    bedrag: 15_420,
    valuta: 'EUR',
    serviceId: 'tr_1',
    state: 'open',
  } as const;
  const found: PaymentProviderBetaling = {
    serviceId: 'tr_1',
    state: 'betaald',
    bedrag: 15_420,
    valuta: 'EUR',
    betalingId: 'b1',
    betaalkenmerk: '7130955147836061',
    redirect: undefined,
    verlooptOp: undefined,
    returned: { terugbetaald: 0, teruggehaald: 0 },
  };

  it('changes the state when the payment matches', () => {
    expect(verdictOn(attempt, found)).toEqual({ state: 'betaald', afwijking: undefined });
    const late = verdictOn({ ...attempt, state: 'betaald' }, { ...found, state: 'open' });
    expect(late).toEqual({ state: 'betaald', afwijking: undefined });
  });

  it.each([
    ['bedrag', { bedrag: 123 }],
    ['valuta', { valuta: 'USD' }],
    ['kenmerk', { betalingId: 'b2' }],
    ['kenmerk', { betaalkenmerk: undefined }],
  ] as const)(
    'never accepts a payment with another %s, and refers it to staff',
    (afwijking, other) => {
      expect(verdictOn(attempt, { ...found, ...other })).toEqual({ state: 'open', afwijking });
    },
  );

  it.each(['mislukt', 'geannuleerd', 'verlopen'] as const)(
    'ends an attempt for which no money was received: %s',
    (state) => {
      const verdict = verdictOn(attempt, { ...found, state, bedrag: 123 });
      expect(verdict).toEqual({ state, afwijking: 'bedrag' });
    },
  );

  it('ignores another payment with our reference, and refers it to staff once it is paid', () => {
    const other = { ...found, serviceId: 'tr_2' };
    expect(verdictOn(attempt, other)).toEqual({ state: 'open', afwijking: 'dienstId' });
    const unpaid = verdictOn(attempt, { ...other, state: 'mislukt' });
    expect(unpaid).toEqual({ state: 'open', afwijking: undefined });
  });
});

it.each(paymentStates)('reserves a payment request for a running attempt: %s', (state) => {
  expect(isRunning(state)).toBe(['aangemaakt', 'open', 'inBehandeling'].includes(state));
  expect(toContractState(state)).toBe(state === 'aangemaakt' ? 'open' : state);
});
