import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { leaveTo } from './leaveTo.ts';
import { createMemoryRouter, routeOf } from '../../../api/memoryRouter.testing.tsx';
import { onRouter } from '../../../api/onPage.testing.tsx';
import { PayOutcome } from './outcome/PayOutcome.tsx';
import { PayButton } from './PayAction.tsx';
import { usePayment } from './usePayment.ts';

vi.mock('./leaveTo.ts', () => ({ leaveTo: vi.fn() }));

function Paying() {
  const pay = usePayment([{ betalingsKenmerk: '5000056789012345', betaling: null }]);
  return (
    <>
      <PayButton pay={pay} betaling={null} />
      <PayOutcome {...pay} />
    </>
  );
}

const bank = 'http://localhost/bank';

/** Stubs the insurer, which answers each call when told to. */
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
  const start = () => {
    const data = { startBetaling: { redirect: bank } };
    for (const answer of held.splice(0)) answer(Response.json({ data }));
  };
  return { calls, refuse, start };
}

const button = page.getByRole('button', { name: /^Betalen met/ });

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(leaveTo).mockReset();
});

it('starts one payment for a double click', async () => {
  const { calls } = heldInsurer();
  mount(<Paying />);
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toHaveBeenCalledTimes(1);
});

it('starts one payment for repeated keys on the way to the bank', async () => {
  const { calls } = heldInsurer();
  mount(<Paying />);
  await button.click();
  await userEvent.keyboard('{Enter}{Enter} {Enter}');
  expect(calls).toHaveBeenCalledTimes(1);
});

it('pays again after a failure, once', async () => {
  const { calls, refuse } = heldInsurer();
  mount(<Paying />);
  await button.click();
  refuse(503);
  await expect.element(page.getByText(/Er is niets afgeschreven/)).toBeVisible();
  await button.dblClick();
  expect(calls).toHaveBeenCalledTimes(2);
});

/** Clicks the button on a page with a link to another, until the call to the insurer. */
async function payAmong(calls: ReturnType<typeof heldInsurer>['calls']) {
  const router = createMemoryRouter([routeOf(<Paying />, '/'), routeOf(<h1>Elders</h1>, '/other')]);
  mount(onRouter(router));
  const looks = vi.spyOn(router, 'revalidate');
  await button.click();
  await expect.poll(() => calls.mock.calls).toHaveLength(1);
  return { router, looks };
}

it('revalidates after a failure, because a payment started elsewhere may have succeeded', async () => {
  const { refuse, calls } = heldInsurer();
  const { looks } = await payAmong(calls);
  refuse(503);
  await expect.poll(() => looks.mock.calls).toHaveLength(1);
});

it.each([
  ['who waits goes on at the bank', false, [[bank]]],
  ['who has gone on to another page stays there', true, []],
])('%s', async (_who, leaves, left) => {
  const { calls, start } = heldInsurer();
  const { router, looks } = await payAmong(calls);
  if (leaves) await router.navigate('/other');
  start();
  if (leaves) await expect.poll(() => looks.mock.calls).toHaveLength(1);
  else await expect.poll(() => vi.mocked(leaveTo).mock.calls).toHaveLength(1);
  expect(vi.mocked(leaveTo).mock.calls).toEqual(left);
});
