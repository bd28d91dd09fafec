import { classNames } from '../classNames.ts';
import s from './Pass.module.css';

// From far to near: dunes by the sea, and the sea itself.
const drawings = {
  ZZ: {
    line: 'M0 392C150 322 300 312 452 372S706 436 856 334',
    layers: [
      'M0 392C150 322 300 312 452 372S706 436 856 334V540H0Z',
      'M0 446C170 486 320 400 486 424S716 492 856 424V540H0Z',
      'M0 512C220 444 420 528 606 482S790 474 856 500V540H0Z',
    ],
  },
  AZVZ: {
    line: 'M0 372q107-64 214 0t214 0 214 0 214 0',
    layers: [
      'M0 372q107-64 214 0t214 0 214 0 214 0V540H0Z',
      'M-60 434q107-58 214 0t214 0 214 0 214 0 214 0V540H0Z',
      'M0 498q107-52 214 0t214 0 214 0 214 0V540H0Z',
    ],
  },
} as const;

/** The drawing behind a card's text, never lighter than the text's contrast allows. */
export function PassArt({ brand }: { readonly brand: 'ZZ' | 'AZVZ' }) {
  const { line, layers } = drawings[brand];
  return (
    <svg
      className={classNames(s, 'art')}
      viewBox="0 0 856 540"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle className={classNames(s, 'sun')} cx="580" cy="160" r="60" />
      {layers.map((layer) => (
        <path key={layer} className={classNames(s, 'layer')} d={layer} />
      ))}
      <path className={classNames(s, 'line')} d={line} />
    </svg>
  );
}
