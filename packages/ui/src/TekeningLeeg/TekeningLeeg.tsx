import { lijnen, Tekening } from '../Tekening/Tekening.tsx';

/** Nothing here yet: an open folder with an empty sheet. */
export function TekeningLeeg() {
  return (
    <Tekening breedte={240} hoogte={160}>
      <circle cx="178" cy="48" r="18" className={lijnen.accent} />
      <ellipse cx="120" cy="140" rx="92" ry="10" className={lijnen.tint} />
      <path d="M58 132V44q0-6 6-6h34l10 12h62q6 0 6 6v76Z" className={lijnen.tint} />
      <path d="M58 132V44q0-6 6-6h34l10 12h62q6 0 6 6v14" className={lijnen.lijn} />
      <path d="M84 118V58q0-4 4-4h58l14 14v50Z" className={lijnen.papier} />
      <path
        d="M84 100V58q0-4 4-4h58l14 14v32M146 54v14h14M98 76h28M98 88h42"
        className={lijnen.dun}
      />
      <path
        d="M58 132 44 84q-2-8 6-8h140q8 0 6 8l-14 48q-2 6-8 6H66q-6 0-8-6Z"
        className={lijnen.papier}
      />
      <path
        d="M58 132 44 84q-2-8 6-8h140q8 0 6 8l-14 48q-2 6-8 6H66q-6 0-8-6Z"
        className={lijnen.lijn}
      />
    </Tekening>
  );
}
