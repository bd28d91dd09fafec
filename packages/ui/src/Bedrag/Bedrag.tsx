import { useOmgeving } from '../Omgeving/Omgeving.tsx';
import { klas } from '../klas.ts';
import s from './Bedrag.module.css';

interface BedragProps {
  /** Integer cents. */
  readonly cents: number;
  /** Written with a minus in front, as something that goes off. */
  readonly af?: boolean | undefined;
  readonly nadruk?: boolean | undefined;
}

/** An amount, `€ 1.234,56`, that never breaks and lines up in columns. */
export function Bedrag({ cents, af, nadruk }: BedragProps) {
  const { formatBedrag } = useOmgeving();
  return (
    <span className={klas(s, 'bedrag', nadruk && 'nadruk')}>
      {formatBedrag(af ? -Math.abs(cents) : cents)}
    </span>
  );
}
