import { describe, expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import { filledIn } from '../state/claim.testing.ts';
import { useClaim } from '../state/submission.testing.ts';
import type { Submission } from '../state/useSubmission.ts';
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

describe('a step of sending in a claim', () => {
  it('says which it is, asks its question, and has its errors above its fields', () => {
    expect(read()).toMatch(
      /^Declaratie indienen Wat staat er op de nota\? Stap 2 van 3 Kijk dit nog even na De velden Verder Vorige/,
    );
  });

  it('leads back to the step before it, the first of all nowhere', () => {
    expect(show(<Screen step="check" />)).toContain('href="/declaraties/indienen?stap=gegevens"');
    expect(show(<Screen />)).toContain('href="/declaraties/indienen"');
    expect(read({ step: 'nota' })).not.toContain('Vorige');
  });

  it('leads nowhere while it is being sent', () => {
    expect(read({ busy: true })).not.toContain('Vorige');
  });

  it('can have a button that says what it does', () => {
    expect(read({ button: 'Dien in' })).toContain('Dien in Vorige');
    expect(read({ button: 'Dien in' })).not.toContain('Verder');
  });

  it('says that the draft was taken up again, with the step one is at, and else nothing of it', () => {
    expect(read({ more: { resumedFrom: '2026-11-20T10:00:00Z' } })).toMatch(
      /Je was al bezig met deze declaratie .*20 november 2026 .*stap 2 van 3\./,
    );
    expect(read()).not.toContain(resumed);
  });
});
