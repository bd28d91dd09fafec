import { lines, Illustration } from '../Illustration/Illustration.tsx';

/** Success: an envelope on its way with a tick. */
export function IllustrationSuccess() {
  return (
    <Illustration width={240} height={160}>
      <ellipse cx="124" cy="142" rx="84" ry="9" className={lines.tint} />
      <path d="M56 56q0-6 6-6h116q6 0 6 6v68q0 6-6 6H62q-6 0-6-6Z" className={lines.paper} />
      <path d="M56 56q0-6 6-6h116q6 0 6 6v68q0 6-6 6H62q-6 0-6-6Z" className={lines.line} />
      <path d="m58 54 56 42q6 5 12 0l56-42M58 128l44-40M182 128l-44-40" className={lines.line} />
      <circle cx="182" cy="50" r="27" className={lines.accent} />
      <circle cx="182" cy="50" r="20" className={lines.paper} />
      <path d="m172 51 7 8 14-16" className={lines.line} />
      <path d="M14 76h26M22 92h18M30 108h10" className={lines.thin} />
    </Illustration>
  );
}
