import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendOperation } from '../../api/sendOperation.ts';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';
import { bsnForm } from './bsnForm.ts';
import { bsnOperation } from './zorgpas.operations.ts';

/** Time that a BSN is shown (docs/design.md), in milliseconds. */
export const shownMs = 30_000;

/** The state of a BSN; it is not in the page before it is asked for. */
export type BsnPhase =
  | { readonly kind: 'hidden' | 'busy' | 'failed' }
  | { readonly kind: 'shown'; readonly bsn: string };

export interface Bsn {
  readonly relatienummer: string;
  readonly phase: BsnPhase;
  readonly show: () => void;
  readonly hide: () => void;
}

const hidden: BsnPhase = { kind: 'hidden' };

function usePostedPhase(relatienummer: string): BsnPhase {
  const posted = usePostOutcome(bsnForm.name);
  if (posted?.values[bsnForm.relatienummer] !== relatienummer) return hidden;
  const bsn = posted.values[bsnForm.answer];
  if (bsn !== undefined) return { kind: 'shown', bsn };
  return posted.problem ? { kind: 'failed' } : hidden;
}

/** Shows the BSN of a pass for a while; hides it when the page is hidden. */
export function useBsn(relatienummer: string): Bsn {
  const [phase, setPhase] = useState(usePostedPhase(relatienummer));
  // Number of the request: an answer that arrives after hiding stays hidden.
  const times = useRef(0);
  const hide = () => {
    times.current += 1;
    setPhase(hidden);
  };
  const hideNow = useEffectEvent(hide);
  const { kind } = phase;
  useEffect(() => {
    if (kind !== 'shown' && kind !== 'busy') return undefined;
    const timer = setTimeout(hideNow, shownMs);
    const onHide = () => document.visibilityState === 'hidden' && hideNow();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [kind]);
  const show = async (): Promise<void> => {
    times.current += 1;
    const { current: now } = times;
    setPhase({ kind: 'busy' });
    const result = await sendOperation(bsnOperation, { relatienummer });
    if (now !== times.current) return;
    const bsn = result.succeeded ? result.value[0]?.bsn : undefined;
    setPhase(bsn === undefined ? { kind: 'failed' } : { kind: 'shown', bsn });
  };
  return { relatienummer, phase, show: () => void show(), hide };
}
