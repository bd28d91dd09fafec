import type { ReactNode } from 'react';
import { lijnen, Tekening } from '../Tekening/Tekening.tsx';

/** What went wrong, as a drawing: not found, not allowed, maintenance, broken. */
export type StatusTekening = 'zoek' | 'slot' | 'gereedschap' | 'kapot';

// 404: a looking glass over a map whose path ends nowhere.
const zoek = (
  <>
    <path d="m44 46 46-14 52 14 50-14v92l-50 14-52-14-46 14Z" className={lijnen.papier} />
    <path d="m44 46 46-14 52 14 50-14v92l-50 14-52-14-46 14Z" className={lijnen.lijn} />
    <path d="M90 32v92M142 46v92" className={lijnen.dun} />
    <path d="M58 108c10-18 20 4 30-14s18-10 26-16" className={lijnen.accentLijn} />
    <circle cx="146" cy="76" r="34" className={lijnen.tint} />
    <circle cx="146" cy="76" r="34" className={lijnen.lijn} />
    <path d="m170 101 28 30" className={lijnen.lijn} />
    <path d="M138 70c0-12 18-12 18 0 0 8-9 7-9 15" className={lijnen.lijn} />
    <circle cx="147" cy="94" r="2.5" className={lijnen.vol} />
  </>
);

// 401, 403: a closed door's lock with its key beside it.
const slot = (
  <>
    <path d="M82 70q0-6 6-6h64q6 0 6 6v60q0 6-6 6H88q-6 0-6-6Z" className={lijnen.tint} />
    <path
      d="M82 70q0-6 6-6h64q6 0 6 6v60q0 6-6 6H88q-6 0-6-6ZM96 64V48a24 24 0 0 1 48 0v16"
      className={lijnen.lijn}
    />
    <circle cx="120" cy="94" r="9" className={lijnen.accent} />
    <path d="M120 103v16" className={lijnen.lijn} />
    <circle cx="192" cy="66" r="12" className={lijnen.lijn} />
    <path d="M192 78v40M192 106h12M192 116h8" className={lijnen.lijn} />
    <path d="M40 58h22M34 74h18M40 90h22" className={lijnen.dun} />
  </>
);

// 503: a spanner and a paint pot with its brush.
const gereedschap = (
  <>
    <path d="M64 84h64v44q0 8-8 8H72q-8 0-8-8Z" className={lijnen.papier} />
    <path
      d="M64 84h64v44q0 8-8 8H72q-8 0-8-8ZM60 76h72v8H60ZM66 76c2-34 58-34 60 0"
      className={lijnen.lijn}
    />
    <path
      d="M64 84h64v14c-8 0-8 12-14 12s-6-10-12-10-6 18-13 18-6-20-12-20-6 8-13 8Z"
      className={lijnen.accent}
    />
    <path d="M64 84h64" className={lijnen.lijn} />
    <path
      d="m140 128 34-50a20 20 0 0 1 24-28l-12 14 3 11 12 2 10-13a20 20 0 0 1-26 25l-32 49a8 8 0 0 1-13-10Z"
      className={lijnen.tint}
    />
    <path
      d="m140 128 34-50a20 20 0 0 1 24-28l-12 14 3 11 12 2 10-13a20 20 0 0 1-26 25l-32 49a8 8 0 0 1-13-10Z"
      className={lijnen.lijn}
    />
  </>
);

// 500: a plug beside its socket.
const kapot = (
  <>
    <path d="M34 112c22 0 14-36 36-36h8" className={lijnen.lijn} />
    <path d="M78 58h22q10 0 10 10v16q0 10-10 10H78Z" className={lijnen.tint} />
    <path d="M78 58h22q10 0 10 10v16q0 10-10 10H78ZM110 68h14M110 84h14" className={lijnen.lijn} />
    <path d="m130 46 6-12M144 52l12-6M130 106l6 12M144 100l12 6" className={lijnen.accentLijn} />
    <path d="M170 50q0-6 6-6h24q6 0 6 6v52q0 6-6 6h-24q-6 0-6-6Z" className={lijnen.papier} />
    <path d="M170 50q0-6 6-6h24q6 0 6 6v52q0 6-6 6h-24q-6 0-6-6Z" className={lijnen.lijn} />
    <circle cx="183" cy="76" r="3" className={lijnen.vol} />
    <circle cx="194" cy="76" r="3" className={lijnen.vol} />
  </>
);

const tekeningen: Record<StatusTekening, ReactNode> = { zoek, slot, gereedschap, kapot };

/** The drawing of a status page. */
export function TekeningStatus({ naam }: { readonly naam: StatusTekening }) {
  return (
    <Tekening breedte={236} hoogte={188}>
      {/* Cut to its shadow, so that it stands straight above the title. */}
      <g transform="scale(1.3) translate(-33 -22)">
        <ellipse cx="122" cy="142" rx="88" ry="9" className={lijnen.tint} />
        {tekeningen[naam]}
      </g>
    </Tekening>
  );
}
