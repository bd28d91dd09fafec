import { Answer } from '@mijn/ui/Answer';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import { NextTermijn, OpenInRegeling } from '../regeling/NextTermijn.tsx';
import { RegelingCourse } from '../regeling/RegelingCourse.tsx';
import type { RegelingInDetail } from '../regeling/regeling.ts';

interface InRegelingProps {
  readonly regeling: RegelingInDetail;
  /** It was agreed just now, where the form stood: then this takes its focus. */
  readonly isNew: boolean;
  /** The account that is debited, masked; null where none is told. */
  readonly iban: string | null;
}

/** The answer of a payment request of which all is paid in terms: the next one, what is open, and what was agreed. */
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
