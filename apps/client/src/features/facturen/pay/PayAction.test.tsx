import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { PayButton, PayOutcome } from './PayAction.tsx';
import type { MutationPhase } from '../../../api/useMutation.ts';

const pay = (phase: MutationPhase) => ({
  phase,
  kenmerken: ['5000056789012345'],
  bank: undefined,
  pay: () => undefined,
});

const button = (phase: MutationPhase, status?: string) => (
  <PayButton pay={pay(phase)} betaling={status === undefined ? null : { status }} />
);

describe('the button to pay', () => {
  it('names the way to pay', () => {
    expect(words(button('idle'))).toBe('Betalen met iDEAL | Wero');
  });

  it('goes on with a payment that is open at the bank', () => {
    expect(words(button('idle', 'open'))).toContain('Verder met betalen');
    expect(words(button('idle', 'mislukt'))).toContain('Betalen met');
  });

  it.each([{ status: 'open' }, null])(
    'is not beside the link to the bank, which leads to the page with the button alone: %o',
    (betaling) => {
      const linked = { ...pay('idle'), bank: 'https://bank.example/' };
      expect(words(<PayButton pay={linked} betaling={betaling} />)).toBe('');
      expect(words(<PayOutcome {...linked} />)).toBe(
        'Je betaling staat klaar. Ga naar je bank om te betalen. Er is nog niets afgeschreven. ' +
          'Werkt deze link niet meer? Vraag een nieuwe. Verder met betalen (iDEAL | Wero)',
      );
      expect(show(<PayOutcome {...linked} />)).toContain(
        'href="/facturen/betaalverzoek/5000056789012345"',
      );
    },
  );

  it('is busy on the way to the bank, and says so', () => {
    expect(show(button('busy'))).toContain('aria-disabled="true"');
    expect(words(button('busy'))).toContain('Je gaat naar je bank');
  });
});

describe('what went wrong', () => {
  it.each(['unavailable', 'offline', 'failed'] as const)(
    'says after %s that nothing was taken',
    (phase) => {
      expect(words(<PayOutcome {...pay(phase)} />)).toContain('Er is niets afgeschreven.');
    },
  );

  it('warns not to pay again when it was paid already', () => {
    expect(words(<PayOutcome {...pay('conflict')} />)).toContain('Betaal niet opnieuw.');
  });

  it('says nothing while nothing went wrong', () => {
    expect(show(<PayOutcome {...pay('idle')} />)).toBe('');
  });
});
