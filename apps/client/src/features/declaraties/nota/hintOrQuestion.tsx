import { Icon } from '@mijn/ui/Icon';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import * as notaWords from '../../../generated/texts/nota.js';
import s from './Unsure.module.css';

/** Asks to check an uncertain value, in place of a field’s hint. */
function Unsure() {
  return (
    <span className={s['unsure']}>
      <Icon icon={CircleHelp} small />
      <strong>{notaWords.unsureField()}</strong>
    </span>
  );
}

/** Returns the question to check an uncertain value, or the usual hint of a field. */
export function hintOrQuestion(unsure: boolean, hint?: ReactNode): ReactNode {
  return unsure ? <Unsure /> : hint;
}
