import { lines, Illustration } from '@mijn/ui/Illustration';
import type { ReactNode } from 'react';

// A pass with a wave on it.
const pass = (
  <>
    <path
      d="M52 46q0-10 10-10h116q10 0 10 10v68q0 10-10 10H62q-10 0-10-10Z"
      className={lines.tint}
    />
    <path
      d="M52 88c20-16 40-16 60-4s46 14 76-2v32q0 10-10 10H62q-10 0-10-10Z"
      className={lines.accent}
    />
    <path
      d="M52 46q0-10 10-10h116q10 0 10 10v68q0 10-10 10H62q-10 0-10-10ZM70 58h44M70 72h28"
      className={lines.line}
    />
  </>
);

// A phone that photographs a bill.
const photo = (
  <>
    <path d="M42 34h64v96l-11-8-10 8-11-8-11 8-10-8-11 8Z" className={lines.paper} />
    <path
      d="M42 34h64v96l-11-8-10 8-11-8-11 8-10-8-11 8ZM56 54h36M56 68h36M56 82h20"
      className={lines.line}
    />
    <path
      d="M126 40q0-10 10-10h46q10 0 10 10v84q0 10-10 10h-46q-10 0-10-10Z"
      className={lines.tint}
    />
    <path
      d="M126 40q0-10 10-10h46q10 0 10 10v84q0 10-10 10h-46q-10 0-10-10ZM152 122h14"
      className={lines.line}
    />
    <circle cx="159" cy="72" r="16" className={lines.accent} />
    <circle cx="159" cy="72" r="16" className={lines.line} />
  </>
);

// Three steps, two of them done.
const course = (
  <>
    <path d="M66 36v88" className={lines.line} />
    <circle cx="66" cy="40" r="14" className={lines.accent} />
    <circle cx="66" cy="82" r="14" className={lines.accent} />
    <circle cx="66" cy="124" r="14" className={lines.paper} />
    <circle cx="66" cy="40" r="14" className={lines.line} />
    <circle cx="66" cy="82" r="14" className={lines.line} />
    <circle cx="66" cy="124" r="14" className={lines.line} />
    <path d="m60 40 5 5 8-9M60 82l5 5 8-9M98 40h82M98 82h62M98 124h42" className={lines.line} />
  </>
);

const drawings: readonly ReactNode[] = [pass, photo, course];

/** The drawing of a step of the introduction, from 1. */
export function Drawing({ step }: { readonly step: number }) {
  return (
    <Illustration width={240} height={160}>
      {drawings[step - 1]}
    </Illustration>
  );
}
