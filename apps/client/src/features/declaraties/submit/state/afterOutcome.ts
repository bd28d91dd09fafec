import { nextFormState } from '../../../../forms/formState.ts';
import type { RuleContext } from '../fields/fields.ts';
import { type ChosenFile, expired, setFileState } from '../files/files.ts';
import { type Objections, toObjections } from '../send/objections.ts';
import { isFileGone, type SubmitOutcome } from '../send/outcome.ts';
import type { ClaimState } from './claim.ts';

export interface OutcomeEvent {
  readonly kind: 'outcome';
  readonly outcome: SubmitOutcome;
  /** Context for the words of the insurer's objections. */
  readonly context: RuleContext;
}

function afterFileObjections(
  files: readonly ChosenFile[],
  objections: Objections['files'],
): readonly ChosenFile[] {
  return objections.reduce((list, { name, meldingen }) => {
    const isWrong = meldingen.some(({ level }) => level === 'error');
    const hit = list.find((one) => one.file.name === name);
    return isWrong && hit ? setFileState(list, hit.key, { kind: 'rejected', meldingen }) : list;
  }, files);
}

/** Returns the claim after its submission; each objection is placed where it can be mended. */
export function afterOutcome(claim: ClaimState, { outcome, context }: OutcomeEvent): ClaimState {
  if (claim.sending.kind !== 'busy') return claim;
  if (outcome.kind === 'failed') {
    return { ...claim, sending: { kind: 'failed', key: claim.sending.key, failure: outcome } };
  }
  if (outcome.kind === 'submitted') return { ...claim, sending: outcome };
  const objections = toObjections(outcome, claim.lines.length, context);
  const { fields, lines, files } = objections;
  return {
    ...claim,
    files: isFileGone(outcome) ? expired(claim.files) : afterFileObjections(claim.files, files),
    form: nextFormState(claim.form, { kind: 'refused', errors: fields }),
    lines: claim.lines.map((line, at) => ({
      ...line,
      form: nextFormState(line.form, { kind: 'refused', errors: lines[at] ?? {} }),
    })),
    sending: { kind: 'meldingen', objections },
  };
}
