import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Link as RouterLink, useLocation } from 'react-router';
import { mount } from '../../../../api/mount.testing.tsx';
import { fieldId } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import type { RuleContext } from '../state/claimFields.ts';
import { type ClaimState, initialState } from '../state/claim.ts';
import { stepsOf, type SubmitStep } from './step.ts';
import { useStep } from './useStep.ts';

const context: RuleContext = { today: '2026-11-21', language: 'nl' };
const nobody = initialState(undefined, undefined);
const forSanne = initialState('700000001', undefined);

interface ProbeProps {
  readonly claim: ClaimState;
  readonly alone?: boolean;
  readonly resumes?: boolean;
  readonly reads?: boolean;
  /** A step with an error summary above it. */
  readonly wrongAt?: SubmitStep;
}

const wrong = [{ fieldId: fieldId('bedrag'), text: 'Vul het bedrag in.' }];

function Probe({ claim, alone = false, resumes = false, reads = false, wrongAt }: ProbeProps) {
  const steps = stepsOf({ alone, reads });
  const { step, onward } = useStep(claim, context, { steps, resumes });
  const { search } = useLocation();
  return (
    <main>
      <h1 tabIndex={-1}>{step}</h1>
      <output>{search}</output>
      {step === wrongAt && <FormErrors title="Kijk dit na" errors={wrong} checks={1} />}
      {step === 'nota' && <input id={fieldId('bedrag')} />}
      <button type="button" onClick={onward}>
        onward
      </button>
      <RouterLink to="?stap=controleren">ahead</RouterLink>
      <RouterLink to="?">first</RouterLink>
      <RouterLink to={`?stap=nota#${fieldId('bedrag')}`}>field</RouterLink>
    </main>
  );
}

const heading = page.getByRole('heading');
const address = page.getByRole('status');

it('starts at the first step', async () => {
  mount(<Probe claim={nobody} />);
  await expect.element(heading).toHaveTextContent('who');
});

it('goes to the next step by the address, and focuses its heading', async () => {
  mount(<Probe claim={forSanne} />);
  await page.getByRole('button', { name: 'onward' }).click();
  await expect.element(heading).toHaveTextContent('nota');
  await expect.element(address).toHaveTextContent('?stap=nota');
  await expect.element(heading).toHaveFocus();
});

it('leaves the focus on an error summary above the step', async () => {
  mount(<Probe claim={forSanne} wrongAt="nota" />);
  await page.getByRole('button', { name: 'onward' }).click();
  await expect.element(page.getByRole('region', { name: 'Kijk dit na' })).toHaveFocus();
});

it('focuses the linked field of another step, even with other errors', async () => {
  mount(<Probe claim={forSanne} wrongAt="nota" />);
  await page.getByRole('link', { name: 'field' }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

it('corrects an address that runs ahead of the input', async () => {
  mount(<Probe claim={forSanne} />);
  await page.getByRole('link', { name: 'ahead' }).click();
  await expect.element(heading).toHaveTextContent('nota');
  await expect.element(address).toHaveTextContent('?stap=nota');
});

it('does not ask for the person when there is only one', async () => {
  mount(<Probe claim={forSanne} alone />);
  await expect.element(heading).toHaveTextContent('nota');
  await expect.element(address).toHaveTextContent('');
});

it('opens a draft at its last step, and allows to go back to the first', async () => {
  mount(<Probe claim={forSanne} resumes />);
  await expect.element(heading).toHaveTextContent('nota');
  await expect.element(address).toHaveTextContent('?stap=nota');
  await page.getByRole('link', { name: 'first' }).click();
  await expect.element(heading).toHaveTextContent('who');
});
