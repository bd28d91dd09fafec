import { inGroups } from '@mijn/domain/inGroups';
import { Button } from '@mijn/ui/Button';
import { FullScreen } from '@mijn/ui/FullScreen';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../generated/texts/zorgpas.js';
import { useWakeLock } from '../../platform/wakeLock.ts';
import s from './Desk.module.css';
import { frontFacts } from './sides.tsx';
import type { Bsn } from './useBsn.ts';
import type { Zorgpas } from './zorgpas.ts';

interface DeskProps {
  readonly pass: Zorgpas;
  readonly bsn: Bsn;
  /** The main action: not of a pass that has ended, which a desk does not take. */
  readonly main: boolean;
}

/** "Toon aan de balie": what a desk asks for, as large as the screen has room, which stays on. */
export function Desk({ pass, bsn, main }: DeskProps) {
  const [open, setOpen] = useState(false);
  useWakeLock(open);
  const close = () => {
    bsn.hide();
    setOpen(false);
  };
  const card = { key: 'card', term: m.card(), value: inGroups(pass.identificatie, 4) };
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
        <p className={s['name']}>{pass.naam}</p>
        <dl className={s['facts']}>
          {[...frontFacts(pass, bsn), card].map(({ key, term, value }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{m.insurer()}</dt>
            <dd>{pass.zorgverzekeraarOmschrijving}</dd>
          </div>
        </dl>
      </FullScreen>
    </>
  );
}
