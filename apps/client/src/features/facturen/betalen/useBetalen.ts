import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import { betaalConfig } from './betaalConfig.ts';
import { type NietGestart, startBetaling } from './startBetaling.ts';

/** How far paying is; `bezig` also while the browser is on its way to the bank. */
export type BetaalStand = 'rust' | 'bezig' | NietGestart;

/** Paying one payment request. */
export interface Betalen {
  readonly stand: BetaalStand;
  /** Goes to the bank; a second tap on the way there does nothing. */
  readonly betaal: () => void;
}

// Where the screen itself is behind, it is asked anew: it then tells what is true.
const achterhaald: ReadonlySet<BetaalStand> = new Set(['bezet', 'verouderd']);

/** Pays a payment request (its 16 digits) in one tap. */
export function useBetalen(kenmerk: string): Betalen {
  const { hosts } = betaalConfig(useAppOmgeving().config);
  const { revalidate } = useRevalidator();
  const onderweg = useRef(false);
  const [stand, zetStand] = useState<BetaalStand>('rust');
  // Back from the bank by the browser's own memory: the button must not be busy for ever, and what
  // the screen says may be of before the payment.
  useEffect(() => {
    const terug = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      onderweg.current = false;
      zetStand('rust');
      void revalidate();
    };
    addEventListener('pageshow', terug);
    return () => removeEventListener('pageshow', terug);
  }, [revalidate]);
  const begin = async (): Promise<void> => {
    // A second tap can come before React has drawn the busy button.
    if (onderweg.current) return;
    onderweg.current = true;
    zetStand('bezig');
    const gestart = await startBetaling(kenmerk, hosts);
    if (gestart.gelukt) {
      location.assign(gestart.adres);
      return;
    }
    if (achterhaald.has(gestart.waarom)) await revalidate();
    onderweg.current = false;
    zetStand(gestart.waarom);
  };
  return { stand, betaal: () => void begin() };
}
