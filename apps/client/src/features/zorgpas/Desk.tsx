import { splitIntoGroups } from '@mijn/domain/format';
import { Button } from '@mijn/ui/Button';
import { FullScreen } from '@mijn/ui/FullScreen';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../generated/texts/zorgpas.js';
import { useWakeLock } from './wakeLock.ts';
import s from './Desk.module.css';
import { TurningPass } from './sides.tsx';
import type { Bsn } from './useBsn.ts';
import type { Zorgpas } from './zorgpas.ts';

interface DeskProps {
  readonly pass: Zorgpas;
  readonly side: 'front' | 'back';
  readonly bsn: Bsn;
  /** Whether it is the main action, which it is not for an expired pass. */
  readonly main: boolean;
}

// The button stays the same element, so that it keeps the focus.
function DeskBsn({ bsn }: Pick<DeskProps, 'bsn'>) {
  const { phase, show, hide } = bsn;
  const isShown = phase.kind === 'shown';
  return (
    <div>
      {isShown && (
        <dl className={s['fact']}>
          <dt>{m.bsn()}</dt>
          <dd className={s['bsn']}>{splitIntoGroups(phase.bsn, 3)}</dd>
        </dl>
      )}
      <Button
        wide
        variant={isShown ? 'secondary' : 'primary'}
        busy={phase.kind === 'busy'}
        onClick={isShown ? hide : show}
      >
        {isShown ? m.hideBsn() : m.showBsnAtDesk()}
      </Button>
      <output>{phase.kind === 'failed' && m.bsnFailed()}</output>
    </div>
  );
}

/**
 * "Toon aan de balie": the card, and below it in large figures what a desk copies: the BSN by one
 * tap, and the number of the card. The screen stays on.
 */
export function Desk({ pass, side, bsn, main }: DeskProps) {
  const [open, setOpen] = useState(false);
  useWakeLock(open);
  const close = () => {
    bsn.hide();
    setOpen(false);
  };
  return (
    <>
      <Button
        variant={main ? 'primary' : 'secondary'}
        icon={Maximize2}
        onClick={() => setOpen(true)}
      >
        {m.showAtDesk()}
      </Button>
      <FullScreen open={open} title={m.atDesk()} closeText={m.close()} onClose={close}>
        <TurningPass pass={pass} bsn={bsn} side={side} atDesk />
        <DeskBsn bsn={bsn} />
        {side === 'front' && (
          <dl className={s['fact']}>
            <dt>{m.card()}</dt>
            <dd>{splitIntoGroups(pass.identificatie, 4)}</dd>
          </dl>
        )}
      </FullScreen>
    </>
  );
}
