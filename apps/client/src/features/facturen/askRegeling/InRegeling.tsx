import { Answer } from '@mijn/ui/Answer';
import { CalendarCheck } from 'lucide-react';
import * as m from '../../../generated/texts/askRegeling.js';
import { NextTermijn, OpenInRegeling } from '../regeling/NextTermijn.tsx';
import type { Regeling } from '../regeling/regeling.ts';

/** The answer of a payment request of which all is paid in terms: the next one, and what is open. */
export function InRegeling({ regeling }: { readonly regeling: Regeling }) {
  return (
    <Answer kind="info" icon={CalendarCheck} title={m.agreedTitle()}>
      <NextTermijn regeling={regeling} />
      <OpenInRegeling regeling={regeling} />
    </Answer>
  );
}
