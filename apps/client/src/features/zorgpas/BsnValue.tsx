import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import * as m from '../../generated/texts/zorgpas.js';
import type { Bsn } from './useBsn.ts';
import s from './BsnValue.module.css';
import { grouped } from './zorgpas.ts';

/** A BSN behind dots, until it is tapped; then for half a minute, and away with another tap. */
export function BsnValue({ bsn: { phase, show, hide } }: { readonly bsn: Bsn }) {
  const shown = phase.kind === 'shown';
  return (
    <>
      <button
        type="button"
        className={s['button']}
        aria-disabled={phase.kind === 'busy'}
        onClick={shown ? hide : phase.kind === 'busy' ? undefined : show}
      >
        {shown ? (
          <span>{grouped(phase.bsn, 3)}</span>
        ) : (
          <span className={s['dots']} aria-hidden="true">
            ••• ••• •••
          </span>
        )}{' '}
        <span className={s['word']}>{shown ? m.hideBsn() : m.showBsn()}</span>
        <VisuallyHidden> {m.bsnLong()}</VisuallyHidden>
      </button>
      <output className={s['failed']}>{phase.kind === 'failed' && m.bsnFailed()}</output>
    </>
  );
}
