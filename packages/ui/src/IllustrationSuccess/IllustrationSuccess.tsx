import { lines, Illustration } from '../Illustration/Illustration.tsx';

// Behind the envelope: the dune of Zilverzand, the sea of Ankerzee.
const grounds = {
  ZZ: (
    <>
      <path
        d="M4 146c36-34 74-36 116-16 38 18 76 14 116-14v24q0 16-16 16H20q-14 0-16-10Z"
        className={lines.sand}
      />
      <path d="M4 146c36-34 74-36 116-16 38 18 76 14 116-14" className={lines.line} />
      <path
        d="M30 130c-1-14-5-24-13-33m13 33c0-16 2-28 8-40m-8 40c3-14 8-22 17-28M214 128c-1-11-4-19-10-26m10 26c0-13 2-22 6-31m-6 31c2-11 6-17 13-22"
        className={lines.thin}
      />
    </>
  ),
  AZVZ: (
    <>
      <path d="M0 116h240v26q0 18-18 18H18q-18 0-18-18Z" className={lines.water} />
      <path
        d="M14 134c10-8 20-8 30 0M196 134c10-8 20-8 30 0M26 148c10-8 20-8 30 0s20 8 30 0 20-8 30 0M140 150c10-8 20-8 30 0s20 8 30 0 20-8 30 0"
        className={lines.thin}
      />
    </>
  ),
} as const;

/** Success: an envelope with a tick, on the brand's shore. */
export function IllustrationSuccess({ brand }: { readonly brand: keyof typeof grounds }) {
  return (
    <Illustration width={240} height={160}>
      {grounds[brand]}
      <path d="M56 56q0-6 6-6h116q6 0 6 6v68q0 6-6 6H62q-6 0-6-6Z" className={lines.paper} />
      <path d="M56 56q0-6 6-6h116q6 0 6 6v68q0 6-6 6H62q-6 0-6-6Z" className={lines.line} />
      <path d="m58 54 56 42q6 5 12 0l56-42M58 128l44-40M182 128l-44-40" className={lines.line} />
      <circle cx="182" cy="50" r="27" className={lines.accent} />
      <circle cx="182" cy="50" r="20" className={lines.paper} />
      <path d="m172 51 7 8 14-16" className={lines.line} />
    </Illustration>
  );
}
