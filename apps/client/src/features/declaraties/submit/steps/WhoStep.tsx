import { FormErrors } from '../../../../forms/FormErrors.tsx';
import * as words from '../../../../generated/texts/shared.js';
import * as notaWords from '../../../../generated/texts/nota.js';
import { WhoChoice } from './WhoChoice.tsx';
import { StepFrame, type StepProps } from './StepFrame.tsx';

/** The step of the person, for an insurer who reads no bills. A single person is not asked. */
export function WhoStep({ submission, people, only, steps, onward }: StepProps) {
  const fields = submission.bind(['declarant']);
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="who"
      title={notaWords.askDeclarant()}
      errors={<FormErrors title={words.errorsTitle()} {...fields} />}
      onNext={() => fields.check() && onward()}
    >
      <WhoChoice fields={fields} people={people} />
    </StepFrame>
  );
}
