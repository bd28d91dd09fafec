import { classNames } from '../classNames.ts';
import s from './BrandMark.module.css';

interface BrandMarkProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly name: string;
}

// Zilverzand: sun over two dunes.
function Dune() {
  return (
    <>
      <circle cx="20" cy="20" r="20" className={classNames(s, 'surface')} />
      <circle cx="26.5" cy="12.5" r="4.5" className={classNames(s, 'light')} />
      <path
        d="M.8 25.6C6.5 18.2 12.6 17.6 18.4 21.6s12.8 7.4 20.3 5.6A20 20 0 0 1 .8 25.6Z"
        className={classNames(s, 'accent')}
      />
      <path
        d="M4.3 32.6c6.8-4.6 12.3-4.4 17.5-2 4.2 1.9 8.4 2.9 12.9 2.6A20.3 20.3 0 0 1 4.3 32.6Z"
        className={classNames(s, 'light')}
      />
    </>
  );
}

// Ankerzee: an anchor with a coral ring.
function Anchor() {
  return (
    <>
      <rect width="40" height="40" rx="10" className={classNames(s, 'surface')} />
      <path
        d="M20 14v18M14 18.5h12M8.5 23c.6 5.6 5.3 9.5 11.5 9.5S30.9 28.6 31.5 23M5.8 25.4 8.5 22.6l3.2 2.3M28.3 24.9l3.2-2.3 2.7 2.8"
        className={classNames(s, 'line')}
      />
      <circle cx="20" cy="10" r="3.6" className={classNames(s, 'ring')} />
    </>
  );
}

/** The brand's mark with its name. */
export function BrandMark({ brand, name }: BrandMarkProps) {
  return (
    <span className={classNames(s, 'brandMark')}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        {brand === 'ZZ' ? <Dune /> : <Anchor />}
      </svg>
      <span>{name}</span>
    </span>
  );
}
