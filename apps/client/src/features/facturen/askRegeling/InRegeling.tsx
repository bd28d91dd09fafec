import { Answer } from '@mijn/ui/Answer';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import { NextTermijn, OpenInRegeling } from '../regeling/NextTermijn.tsx';
import type { Regeling } from '../regeling/regeling.ts';

interface InRegelingProps {
  readonly regeling: Regeling;
  /** It was agreed just now, where the form stood: then this takes its focus. */
  readonly isNew: boolean;
}

/** The answer of a payment request of which all is paid in terms: the next one, and what is open. */
export function InRegeling({ regeling, isNew }: InRegelingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1}>
      <Answer kind="info" icon={CalendarCheck} title={askRegelingWords.agreedTitle()}>
        <NextTermijn regeling={regeling} />
        <OpenInRegeling regeling={regeling} />
      </Answer>
    </div>
  );
}
