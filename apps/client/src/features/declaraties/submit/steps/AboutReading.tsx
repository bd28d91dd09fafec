import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useState } from 'react';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as m from '../../../../generated/texts/submit.js';
import { Lacks } from '../../nota/Lacks.tsx';
import { OtherCurrency } from '../../nota/OtherCurrency.tsx';
import { ReadNotice } from '../../nota/ReadNotice.tsx';
import { notReadText, ReadAgain } from '../read/ReadingNow.tsx';
import { SeveralNotas } from '../read/SeveralNotas.tsx';
import { questionsOf } from './questions.ts';
import type { StepProps } from './StepFrame.tsx';

/** Notices about the bill, above the fields that it fills in. */
export function AboutReading(props: Pick<StepProps['submission'], 'claim' | 'report' | 'context'>) {
  const { claim } = props;
  const { reading } = claim;
  // An earlier reading is announced by the page itself.
  const [first] = useState(reading.kind);
  const isRead = reading.kind === 'done' && first !== 'done';
  return (
    <div>
      <output>
        {reading.kind === 'busy' && notaWords.readMerely()}
        {notReadText(reading)}
        {isRead && <VisuallyHidden>{m.readDone()}</VisuallyHidden>}
      </output>
      <ReadAgain reading={reading} report={props.report} />
      <SeveralNotas {...props} />
      {reading.kind === 'done' && (
        <Stack>
          <ReadNotice questions={questionsOf(claim)} />
          <OtherCurrency nota={reading.nota} />
          <Lacks ontbreekt={reading.nota.ontbreekt} />
        </Stack>
      )}
    </div>
  );
}
