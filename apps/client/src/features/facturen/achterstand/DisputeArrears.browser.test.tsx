import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { DisputeArrears } from './DisputeArrears.tsx';

const title = page.getByText('Klopt deze achterstand niet?');
const field = page.getByLabelText('Wat klopt er niet?');
const submit = page.getByRole('button', { name: 'Laat het uitzoeken' });
const changed = page.getByText(/^Er is intussen iets veranderd/);

afterEach(() => {
  vi.restoreAllMocks();
});

// The loaders answer anew with a click, as they do after a mutation.
function Arrears() {
  const [isAllowed, setAllowed] = useState(true);
  return (
    <>
      <button onClick={() => setAllowed(!isAllowed)}>Answer</button>
      <DisputeArrears isAllowed={isAllowed} />
    </>
  );
}

const staffAnswer = page.getByRole('button', { name: 'Answer' });

it('keeps what was typed when staff answered an earlier dispute meanwhile', async () => {
  const errors = [{ message: 'x', path: ['x'], extensions: { status: 409 } }];
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ errors }));
  mount(<Arrears />);
  await title.click();
  await field.fill('Ik betaalde op 3 maart.');
  await submit.click();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  await staffAnswer.click();
  await expect.element(changed).toBeVisible();
  await expect.element(field).toHaveValue('Ik betaalde op 3 maart.');
  await expect.element(submit).not.toBeInTheDocument();
});

it('is gone without text when the arrears can no longer be disputed', async () => {
  mount(<Arrears />);
  await title.click();
  await staffAnswer.click();
  await expect.element(title).not.toBeInTheDocument();
});

it('is empty for the next stage once a dispute was sent', async () => {
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { betwistPremieachterstand: true } }));
  mount(<Arrears />);
  await title.click();
  await field.fill('Ik betaalde op 3 maart.');
  await submit.click();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  await expect.element(field).toHaveValue('');
  await staffAnswer.click();
  await expect.element(title).not.toBeInTheDocument();
  await staffAnswer.click();
  await title.click();
  await expect.element(field).toHaveValue('');
});
