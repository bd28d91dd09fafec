import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { PayOutcome } from './outcome/PayOutcome.tsx';
import { PayButton } from './PayAction.tsx';
import type { MutationPhase } from '../../../api/useMutation.ts';

const pay = (phase: MutationPhase, begun = false) => ({
  phase,
  begun,
  kenmerken: ['5000056789012345'],
  bank: undefined,
  pay: () => undefined,
});

const button = (phase: MutationPhase, status?: string) => (
  <PayButton
    pay={pay(phase, status === 'open')}
    betaling={status === undefined ? null : { status }}
  />
);

describe('PayButton', () => {
  it('names the payment method', () => {
    expect(words(button('idle'))).toBe('Betalen met iDEAL | Wero');
  });

  it('continues a payment that is open at the bank', () => {
    expect(words(button('idle', 'open'))).toContain('Verder met betalen');
    expect(words(button('idle', 'mislukt'))).toContain('Betalen met');
  });

  it.each([{ status: 'open' }, null])(
    'is absent next to the link to the bank, which links to the page with the button: %o',
    (betaling) => {
      const linked = { ...pay('idle'), bank: 'https://bank.example/' };
      expect(words(<PayButton pay={linked} betaling={betaling} />)).toBe('');
      expect(words(<PayOutcome {...linked} />)).toBe(
        'Je betaling staat klaar. Ga naar je bank om te betalen. Heb je dat al gedaan? Wacht dan even en betaal niet opnieuw. ' +
          'Werkt deze link niet meer? Vraag een nieuwe. Verder met betalen (iDEAL | Wero)',
      );
      expect(show(<PayOutcome {...linked} />)).toContain(
        'href="/facturen/betaalverzoek/5000056789012345"',
      );
    },
  );

  it('tells a person who has paid to wait while a payment is open at the bank', () => {
    const begun = 'Je bent hiervoor al begonnen met betalen.';
    expect(words(button('idle', 'open'))).toContain(begun);
    expect(words(button('unavailable', 'open'))).not.toContain(begun);
    expect(words(button('idle', 'mislukt'))).not.toContain(begun);
  });

  it('shows that it is busy during the redirect to the bank', () => {
    expect(show(button('busy'))).toContain('aria-disabled="true"');
    expect(words(button('busy'))).toContain('Je gaat naar je bank');
  });
});

describe('PayOutcome', () => {
  it.each(['unavailable', 'offline', 'failed'] as const)(
    'says after %s that nothing was debited',
    (phase) => {
      expect(words(<PayOutcome {...pay(phase)} />)).toContain('Er is niets afgeschreven.');
    },
  );

  it.each(['unavailable', 'offline', 'failed'] as const)(
    'does not say after %s that nothing was debited when an earlier payment may have succeeded',
    (phase) => {
      const said = words(<PayOutcome {...pay(phase, true)} />);
      expect(said).not.toContain('niets afgeschreven');
      expect(said).toContain('Heb je al betaald? Wacht dan even en betaal niet opnieuw.');
    },
  );

  it('warns against paying again when it was already paid', () => {
    const said = words(<PayOutcome {...pay('conflict')} />);
    expect(said).toContain('Betaal niet opnieuw.');
    // The message stands next to an open payment request.
    expect(said).not.toContain('niets te betalen');
  });

  it('renders nothing without a problem', () => {
    expect(show(<PayOutcome {...pay('idle')} />)).toBe('');
  });
});
