import { splitIntoGroups } from '@mijn/domain/format';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import type { MouseEvent } from 'react';
import { PostForm } from '../../forms/PostForm.tsx';
import * as m from '../../generated/texts/zorgpas.js';
import { bsnForm } from './bsnForm.ts';
import type { Bsn } from './useBsn.ts';
import s from './BsnValue.module.css';

/**
 * A BSN behind dots, until it is tapped; shown for half a minute, or until another tap. Before and without
 * script the tap posts a form, and the page answers with the BSN in it.
 */
export function BsnValue({ bsn: { relatienummer, phase, show, hide } }: { readonly bsn: Bsn }) {
  const shown = phase.kind === 'shown';
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (shown) hide();
    else if (phase.kind !== 'busy') show();
  };
  return (
    <>
      <PostForm name={bsnForm.name}>
        <input type="hidden" name={bsnForm.relatienummer} value={relatienummer} />
        <button
          type="submit"
          {...(shown && { name: bsnForm.hide, value: '1' })}
          className={s['button']}
          aria-disabled={phase.kind === 'busy'}
          onClick={press}
        >
          {shown ? (
            <span>{splitIntoGroups(phase.bsn, 3)}</span>
          ) : (
            <span className={s['dots']} aria-hidden="true">
              ••• ••• •••
            </span>
          )}{' '}
          <span className={s['word']}>{shown ? m.hideBsn() : m.showBsn()}</span>
          <VisuallyHidden> {m.bsnLong()}</VisuallyHidden>
        </button>
      </PostForm>
      <output className={s['failed']}>{phase.kind === 'failed' && m.bsnFailed()}</output>
    </>
  );
}
