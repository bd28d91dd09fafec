import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { filledIn } from '../state/claim.testing.ts';
import { people, useClaim } from './submission.testing.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { stepsOf } from './step.ts';

const told = {
  people,
  only: undefined,
  iban: null,
  noAccount: false,
  expected: undefined,
} as const;

function Screen() {
  const steps = stepsOf({ alone: false, reads: true });
  const submission = useClaim(filledIn);
  return <DetailsStep {...told} steps={steps} submission={submission} onward={() => undefined} />;
}

it('names the maximum length of a remark beforehand, and cuts nothing off', async () => {
  mount(<Screen />);
  const remark = page.getByLabelText('Opmerking (hoeft niet)');
  await expect
    .element(remark)
    .toHaveAccessibleDescription('Moeten we nog iets weten? Gebruik niet meer dan 1.000 tekens.');
  await expect.element(remark).not.toHaveAttribute('maxlength');
  await remark.fill('x'.repeat(1001));
  await page.getByRole('button', { name: 'Verder' }).click();
  const tooLong = page.getByRole('link', {
    name: 'De opmerking is te lang. Gebruik hoogstens 1.000 tekens.',
  });
  await expect.element(tooLong).toBeVisible();
});

it('checks a date again when it is left, and not between its parts', async () => {
  mount(<Screen />);
  const year = page.getByLabelText('Jaar');
  await year.fill('2027');
  await page.getByRole('button', { name: 'Verder' }).click();
  const wrong = page
    .getByRole('group', { name: 'Op welke dag was de zorg?' })
    .getByText(/moet nog komen/);
  await expect.element(wrong).toBeVisible();
  await year.fill('2028');
  await expect.element(wrong).not.toBeInTheDocument();
  await page.getByLabelText('Maand').click();
  await expect.element(wrong).not.toBeInTheDocument();
  await page.getByLabelText('Wat is het bedrag van de nota?').click();
  await expect.element(wrong).toBeVisible();
});
