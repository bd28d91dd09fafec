import { describe, expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import { filledIn } from '../state/claim.testing.ts';
import { useClaim } from './submission.testing.ts';
import type { Submission } from './useSubmission.ts';
import { type SubmitStep, stepsOf } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

interface Circumstances {
  readonly step?: SubmitStep;
  readonly busy?: boolean;
  readonly button?: string;
  readonly more?: Partial<Submission>;
}

function Screen({ step = 'details', busy = false, button, more }: Circumstances) {
  const submission = useClaim(filledIn, more);
  return (
    <StepFrame
      submission={submission}
      only="1001"
      steps={stepsOf({ alone: true, reads: true })}
      step={step}
      title="Wat staat er op de nota?"
      errors={<p>Kijk dit nog even na</p>}
      {...(button !== undefined && { button })}
      busy={busy}
      onNext={() => undefined}
    >
      <p>De velden</p>
    </StepFrame>
  );
}
const read = (circumstances: Circumstances = {}) => words(<Screen {...circumstances} />);
const resumed = 'Je was al bezig met deze declaratie';

describe('StepFrame', () => {
  it('shows number, question, and errors above the fields', () => {
    expect(read()).toMatch(
      /^Declaratie indienen Wat staat er op de nota\? Stap 2 van 3 Kijk dit nog even na De velden Verder Vorige/,
    );
  });

  it('links to the previous step, except at the first', () => {
    expect(show(<Screen step="check" />)).toContain('href="/declaraties/indienen?stap=gegevens"');
    expect(show(<Screen />)).toContain('href="/declaraties/indienen"');
    expect(read({ step: 'nota' })).not.toContain('Vorige');
  });

  it('has no links while the claim is being sent', () => {
    expect(read({ busy: true })).not.toContain('Vorige');
  });

  it('can name its button', () => {
    expect(read({ button: 'Dien in' })).toContain('Dien in Vorige');
    expect(read({ button: 'Dien in' })).not.toContain('Verder');
  });

  it('announces a resumed draft, with the current step', () => {
    expect(read({ more: { draftSavedAt: '2026-11-20T10:00:00Z' } })).toMatch(
      /Je was al bezig met deze declaratie .*20 november 2026 .*stap 2 van 3\./,
    );
    expect(read()).not.toContain(resumed);
  });
});
