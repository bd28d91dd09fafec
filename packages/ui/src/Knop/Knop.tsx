import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Knop.module.css';

/** How a button looks: the one main action, another action, an action in passing, a way to undo. */
export type KnopVariant = 'hoofd' | 'tweede' | 'stil' | 'gevaar';

interface KnopUiterlijk {
  readonly variant?: KnopVariant | undefined;
  /** As wide as what it stands in. */
  readonly breed?: boolean | undefined;
  /** 44 px high instead of 52. */
  readonly klein?: boolean | undefined;
}

/** The classes of a button, for a link that looks like one. */
export function knopKlasse({ variant = 'hoofd', breed, klein }: KnopUiterlijk = {}): string {
  return klas(s, 'knop', variant, breed && 'breed', klein && 'klein');
}

interface KnopProps extends KnopUiterlijk, ComponentPropsWithRef<'button'> {
  readonly pictogram?: Icoon | undefined;
  /** Its work is under way: it keeps the focus but does nothing more. */
  readonly bezig?: boolean | undefined;
}

/** A button. While busy it stays where it is and refuses clicks, so that nothing is sent twice. */
export function Knop({ variant, breed, klein, pictogram, bezig, ...rest }: KnopProps) {
  const { children, className, onClick, type = 'button', ...knop } = rest;
  const klik = (event: MouseEvent<HTMLButtonElement>) => {
    if (bezig) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...knop}
      type={type}
      className={`${knopKlasse({ variant, breed, klein })} ${className ?? ''}`}
      aria-disabled={bezig || rest['aria-disabled']}
      onClick={klik}
    >
      {bezig ? (
        <span className={klas(s, 'draait')}>
          <Pictogram icoon={LoaderCircle} klein />
        </span>
      ) : (
        pictogram && <Pictogram icoon={pictogram} klein />
      )}
      <span>{children}</span>
    </button>
  );
}
