import { lines, Illustration } from '../Illustration/Illustration.tsx';

/** An empty state: an open folder with an empty sheet. */
export function IllustrationEmpty() {
  return (
    <Illustration width={240} height={160}>
      <circle cx="178" cy="48" r="18" className={lines.accent} />
      <ellipse cx="120" cy="140" rx="92" ry="10" className={lines.tint} />
      <path d="M58 132V44q0-6 6-6h34l10 12h62q6 0 6 6v76Z" className={lines.tint} />
      <path d="M58 132V44q0-6 6-6h34l10 12h62q6 0 6 6v14" className={lines.line} />
      <path d="M84 118V58q0-4 4-4h58l14 14v50Z" className={lines.paper} />
      <path
        d="M84 100V58q0-4 4-4h58l14 14v32M146 54v14h14M98 76h28M98 88h42"
        className={lines.thin}
      />
      <path
        d="M58 132 44 84q-2-8 6-8h140q8 0 6 8l-14 48q-2 6-8 6H66q-6 0-8-6Z"
        className={lines.paper}
      />
      <path
        d="M58 132 44 84q-2-8 6-8h140q8 0 6 8l-14 48q-2 6-8 6H66q-6 0-8-6Z"
        className={lines.line}
      />
    </Illustration>
  );
}
