import * as m from '../../../../generated/texts/submit.js';
import type { Submission } from '../state/useSubmission.ts';
import s from './SaveStatus.module.css';

const words = {
  idle: undefined,
  busy: m.conceptSaving,
  saved: m.conceptSaved,
  failed: m.conceptFailed,
  off: undefined,
} as const;

/** Whether what was filled in is kept; small, and silent to a screen reader unless it fails. */
export function SaveStatus({ autoSave: { phase, isSaved } }: Pick<Submission, 'autoSave'>) {
  const text = words[phase === 'saved' && !isSaved ? 'busy' : phase]?.();
  return <div className={s['phase']}>{phase === 'failed' ? <output>{text}</output> : text}</div>;
}
