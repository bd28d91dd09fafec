import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { PayButton, PayOutcome } from './PayAction.tsx';
import { usePayment } from './usePayment.ts';

function Paying() {
  const pay = usePayment([{ betalingsKenmerk: '5000056789012345', betaling: null }]);
  return (
    <>
      <PayButton pay={pay} betaling={null} />
      <PayOutcome {...pay} />
    </>
  );
}

/** The insurer, which answers each call only when told to. */
function heldInsurer() {
  const held: ((response: Response) => void)[] = [];
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => held.push(resolve)));
  const refuse = (status: number) => {
    const errors = [{ message: 'x', path: ['startBetaling'], extensions: { status } }];
    for (const answer of held.splice(0))
      answer(Response.json({ data: { startBetaling: null }, errors }));
  };
  return { calls, refuse };
}

const button = page.getByRole('button', { name: /^Betalen met/ });

afterEach(() => {
  vi.restoreAllMocks();
});

it('starts one payment on a double click', async () => {
  const { calls } = heldInsurer();
  mount(<Paying />);
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toHaveBeenCalledTimes(1);
});

it('starts one payment however often the keys are pressed on the way to the bank', async () => {
  const { calls } = heldInsurer();
  mount(<Paying />);
  await button.click();
  await userEvent.keyboard('{Enter}{Enter} {Enter}');
  expect(calls).toHaveBeenCalledTimes(1);
});

it('pays anew after what went wrong, once more only', async () => {
  const { calls, refuse } = heldInsurer();
  mount(<Paying />);
  await button.click();
  refuse(503);
  await expect.element(page.getByText(/Er is niets afgeschreven/)).toBeVisible();
  await button.dblClick();
  expect(calls).toHaveBeenCalledTimes(2);
});
