import { Icon } from '@mijn/ui/Icon';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import * as notaWords from '../../../generated/texts/nota.js';
import s from './Unsure.module.css';

/** Asks about something that was not read for certain, in the place of a field’s hint. */
function Unsure() {
  return (
    <span className={s['unsure']}>
      <Icon icon={CircleHelp} small />
      <strong>{notaWords.unsureField()}</strong>
    </span>
  );
}

/** What stands at a field before one types: the question whether it was read right, or the usual hint. */
export function hintOrQuestion(unsure: boolean, hint?: ReactNode): ReactNode {
  return unsure ? <Unsure /> : hint;
}
