import * as m from '../../../../generated/texts/submit.js';
import type { AutoSave } from './useConcept.ts';
import s from './SaveStatus.module.css';

const words = {
  idle: undefined,
  busy: m.conceptSaving,
  saved: m.conceptSaved,
  failed: m.conceptFailed,
  off: undefined,
} as const;

/** Whether the input is saved; small, and silent for a screen reader unless it fails. */
export function SaveStatus({
  autoSave: { phase, isSaved },
  othersWait = false,
}: {
  readonly autoSave: Pick<AutoSave, 'phase' | 'isSaved'>;
  /** Whether other bills wait, which no draft has (ADR 0055). */
  readonly othersWait?: boolean | undefined;
}) {
  const told = phase === 'saved' && !isSaved ? 'busy' : phase;
  const text = told === 'saved' && othersWait ? m.conceptSavedAlone() : words[told]?.();
  const failed = phase === 'failed';
  return (
    <div className={s['phase']}>
      {!failed && text}
      <output>{failed && text}</output>
    </div>
  );
}
