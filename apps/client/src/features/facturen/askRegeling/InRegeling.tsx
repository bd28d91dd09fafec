import { Answer } from '@mijn/ui/Answer';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import { NextTermijn, OpenInRegeling } from '../regeling/NextTermijn.tsx';
import { RegelingCourse } from '../regeling/RegelingCourse.tsx';
import type { RegelingInDetail } from '../regeling/regeling.ts';

interface InRegelingProps {
  readonly regeling: RegelingInDetail;
  /** Whether it was just agreed in place of the form, so that this takes the focus. */
  readonly isNew: boolean;
  /** The debited account, masked; null when unknown. */
  readonly iban: string | null;
}

/**
 * The answer of a payment request that is fully paid in instalments: the next one, the open amount, and the
 * terms.
 */
export function InRegeling({ regeling, isNew, iban }: InRegelingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <>
      <div ref={box} tabIndex={-1}>
        <Answer
          kind="info"
          icon={CalendarCheck}
          title={isNew ? askRegelingWords.agreedNow() : askRegelingWords.agreedTitle()}
        >
          <NextTermijn regeling={regeling} />
          <OpenInRegeling regeling={regeling} />
        </Answer>
      </div>
      <RegelingCourse regeling={regeling} iban={iban} />
    </>
  );
}
