import { Button } from '@mijn/ui/Button';
import { FullScreen } from '@mijn/ui/FullScreen';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../generated/texts/zorgpas.js';
import { useWakeLock } from '../../platform/wakeLock.ts';
import s from './Desk.module.css';
import { deskFacts } from './sides.tsx';
import type { Bsn } from './useBsn.ts';
import type { Zorgpas } from './zorgpas.ts';

interface DeskProps {
  readonly pass: Zorgpas;
  readonly side: 'front' | 'back';
  readonly bsn: Bsn;
  /** Whether it is the main action, which it is not for an expired pass. */
  readonly main: boolean;
}

/**
 * "Toon aan de balie": the data for a desk, as large as possible, of the side that is shown. The screen
 * stays on.
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
        <div>
          <p className={s['name']}>{pass.naam}</p>
          {side === 'back' && <p>{m.ehic()}</p>}
        </div>
        <dl className={s['facts']}>
          {deskFacts({ pass, bsn }, side).map(({ key, term, value, wide }) => (
            <div key={key} className={wide ? s['wide'] : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </FullScreen>
    </>
  );
}
