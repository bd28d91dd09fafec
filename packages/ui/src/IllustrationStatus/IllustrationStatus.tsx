import type { ReactNode } from 'react';
import { lines, Illustration } from '../Illustration/Illustration.tsx';

/** Not found, forbidden, maintenance, broken. */
export type IllustrationName = 'search' | 'lock' | 'tools' | 'broken';

// 404: a magnifying glass over a map whose path ends nowhere.
const search = (
  <>
    <path d="m44 46 46-14 52 14 50-14v92l-50 14-52-14-46 14Z" className={lines.paper} />
    <path d="m44 46 46-14 52 14 50-14v92l-50 14-52-14-46 14Z" className={lines.line} />
    <path d="M90 32v92M142 46v92" className={lines.thin} />
    <path d="M58 108c10-18 20 4 30-14s18-10 26-16" className={lines.accentLine} />
    <circle cx="146" cy="76" r="34" className={lines.tint} />
    <circle cx="146" cy="76" r="34" className={lines.line} />
    <path d="m170 101 28 30" className={lines.line} />
    <path d="M138 70c0-12 18-12 18 0 0 8-9 7-9 15" className={lines.line} />
    <circle cx="147" cy="94" r="2.5" className={lines.full} />
  </>
);

// 401, 403: a lock with a key beside it.
const lock = (
  <>
    <path d="M82 70q0-6 6-6h64q6 0 6 6v60q0 6-6 6H88q-6 0-6-6Z" className={lines.tint} />
    <path
      d="M82 70q0-6 6-6h64q6 0 6 6v60q0 6-6 6H88q-6 0-6-6ZM96 64V48a24 24 0 0 1 48 0v16"
      className={lines.line}
    />
    <circle cx="120" cy="94" r="9" className={lines.accent} />
    <path d="M120 103v16" className={lines.line} />
    <circle cx="192" cy="66" r="12" className={lines.line} />
    <path d="M192 78v40M192 106h12M192 116h8" className={lines.line} />
    <path d="M40 58h22M34 74h18M40 90h22" className={lines.thin} />
  </>
);

// 503: a spanner and a paint pot with a brush.
const tools = (
  <>
    <path d="M64 84h64v44q0 8-8 8H72q-8 0-8-8Z" className={lines.paper} />
    <path
      d="M64 84h64v44q0 8-8 8H72q-8 0-8-8ZM60 76h72v8H60ZM66 76c2-34 58-34 60 0"
      className={lines.line}
    />
    <path
      d="M64 84h64v14c-8 0-8 12-14 12s-6-10-12-10-6 18-13 18-6-20-12-20-6 8-13 8Z"
      className={lines.accent}
    />
    <path d="M64 84h64" className={lines.line} />
    <path
      d="m140 128 34-50a20 20 0 0 1 24-28l-12 14 3 11 12 2 10-13a20 20 0 0 1-26 25l-32 49a8 8 0 0 1-13-10Z"
      className={lines.tint}
    />
    <path
      d="m140 128 34-50a20 20 0 0 1 24-28l-12 14 3 11 12 2 10-13a20 20 0 0 1-26 25l-32 49a8 8 0 0 1-13-10Z"
      className={lines.line}
    />
  </>
);

// 500: a plug beside its socket.
const broken = (
  <>
    <path d="M34 112c22 0 14-36 36-36h8" className={lines.line} />
    <path d="M78 58h22q10 0 10 10v16q0 10-10 10H78Z" className={lines.tint} />
    <path d="M78 58h22q10 0 10 10v16q0 10-10 10H78ZM110 68h14M110 84h14" className={lines.line} />
    <path d="m130 46 6-12M144 52l12-6M130 106l6 12M144 100l12 6" className={lines.accentLine} />
    <path d="M170 50q0-6 6-6h24q6 0 6 6v52q0 6-6 6h-24q-6 0-6-6Z" className={lines.paper} />
    <path d="M170 50q0-6 6-6h24q6 0 6 6v52q0 6-6 6h-24q-6 0-6-6Z" className={lines.line} />
    <circle cx="183" cy="76" r="3" className={lines.full} />
    <circle cx="194" cy="76" r="3" className={lines.full} />
  </>
);

const illustrations: Record<IllustrationName, ReactNode> = { search, lock, tools, broken };

/** The illustration of a status page. */
export function IllustrationStatus({ name }: { readonly name: IllustrationName }) {
  return (
    <Illustration width={236} height={188}>
      {/* Cropped to its shadow, so that it stands right above the title. */}
      <g transform="scale(1.3) translate(-33 -22)">
        <ellipse cx="122" cy="142" rx="88" ry="9" className={lines.tint} />
        {illustrations[name]}
      </g>
    </Illustration>
  );
}
