import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LoaderFunctionArgs } from 'react-router';
import { isBackground } from './revalidation.ts';
import { createMemoryRouter, routeOf } from './memoryRouter.testing.tsx';
import { mount } from './mount.testing.tsx';
import { onRouter } from './onPage.testing.tsx';
import type { SendProblem, SendResult } from './sendOperation.ts';
import { useMutation } from './useMutation.ts';

/** A mutation that the test completes; `sent` records the inputs. */
function heldChange() {
  const sent: string[] = [];
  const held: ((result: SendResult<string>) => void)[] = [];
  const work = (what: string) =>
    new Promise<SendResult<string>>((resolve) => {
      sent.push(what);
      held.push(resolve);
    });
  const end = (result: SendResult<string>) => {
    for (const resolve of held.splice(0)) resolve(result);
  };
  const fail = (problem: SendProblem) => end({ succeeded: false, problem });
  return { sent, work, succeed: () => end({ succeeded: true, value: 'done' }), fail };
}

type Work = ReturnType<typeof heldChange>['work'];

interface ProbeProps extends NonNullable<Parameters<typeof useMutation>[1]> {
  readonly work: Work;
  readonly hear?: (told: SendResult<string> | undefined) => void;
}

function Probe({ work, hear, ...options }: ProbeProps) {
  const { phase, send, reset } = useMutation(work, options);
  return (
    <>
      <output>{phase}</output>
      <button type="button" onClick={() => void send('x').then(hear)}>
        send
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
    </>
  );
}

const phase = page.getByRole('status');
const button = page.getByRole('button', { name: 'send' });

it('goes from idle to busy to succeeded, and sends once for a double click', async () => {
  const change = heldChange();
  mount(<Probe work={change.work} />);
  await expect.element(phase).toHaveTextContent('idle');
  await button.dblClick();
  await expect.element(phase).toHaveTextContent('busy');
  expect(change.sent).toEqual(['x']);
  change.succeed();
  await expect.element(phase).toHaveTextContent('succeeded');
});

it.each(['offline', 'unavailable', 'conflict', 'loggedOut'] as const)(
  'shows %s, and can be sent again or reset',
  async (problem) => {
    const change = heldChange();
    mount(<Probe work={change.work} />);
    await button.click();
    change.fail(problem);
    await expect.element(phase).toHaveTextContent(problem);
    await button.click();
    expect(change.sent).toHaveLength(2);
    change.fail(problem);
    await expect.element(phase).toHaveTextContent(problem);
    await page.getByRole('button', { name: 'reset' }).click();
    await expect.element(phase).toHaveTextContent('idle');
  },
);

it.each([
  ['asks no loader where something was filled in', true, 0],
  ['asks the loaders where nothing was', false, 1],
])('handles a session that is gone: %s', async (_name, keepsInput, times) => {
  const change = heldChange();
  const router = createMemoryRouter([
    routeOf(<Probe work={change.work} keepsInput={keepsInput} />),
  ]);
  const asked = vi.spyOn(router, 'revalidate');
  mount(onRouter(router));
  await button.click();
  change.fail('loggedOut');
  await expect.element(phase).toHaveTextContent('loggedOut');
  expect(asked).toHaveBeenCalledTimes(times);
});

it('stays busy until the page is gone when success leads away', async () => {
  const change = heldChange();
  mount(<Probe work={change.work} leaves />);
  await button.click();
  change.succeed();
  await button.click();
  await expect.element(phase).toHaveTextContent('busy');
  expect(change.sent).toHaveLength(1);
});

it('fails and reports an unforeseen error, and can be sent again', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
  onTestFinished(() => report.mockRestore());
  const broken = new TypeError('broken');
  const work = vi.fn<Work>(() => Promise.reject(broken));
  mount(<Probe work={work} />);
  await button.click();
  await expect.element(phase).toHaveTextContent('failed');
  expect(report).toHaveBeenCalledWith(broken);
  await button.click();
  expect(work).toHaveBeenCalledTimes(2);
});

function openWithWay(leaves: boolean) {
  const change = heldChange();
  const told: (SendResult<string> | undefined)[] = [];
  const probe = <Probe work={change.work} leaves={leaves} hear={(one) => told.push(one)} />;
  const looks: boolean[] = [];
  const loader = ({ context }: LoaderFunctionArgs) => {
    looks.push(isBackground(context));
    return null;
  };
  const routes = [routeOf(probe, '/'), routeOf(<h1>Elsewhere</h1>, '/other')];
  const data = { loaderData: { '/': null } };
  const router = createMemoryRouter(
    routes.map((route) => ({ ...route, loader })),
    data,
  );
  mount(onRouter(router));
  return { change, told, router, looks };
}

const elsewhere = page.getByRole('heading', { name: 'Elsewhere' });

it.each([
  ['tells nothing on another page, and that one is looked at again', ['/other']],
  ['tells nothing to who has gone and come back', ['/other', '/']],
])('handles an answer that comes too late: %s', async (_what, ways) => {
  const { change, told, router, looks } = openWithWay(true);
  await button.click();
  for (const way of ways) {
    await router.navigate(way);
    await expect.element(way === '/' ? button : elsewhere).toBeVisible();
  }
  change.succeed();
  await expect.poll(() => told).toEqual([undefined]);
  await expect.poll(() => looks).toEqual([...ways.map(() => false), true]);
});

it('does not interrupt a navigation to another page with a late answer', async () => {
  const { change, told, router } = openWithWay(true);
  await button.click();
  const way = router.navigate('/other');
  change.succeed();
  await expect.poll(() => told).toEqual([undefined]);
  await way;
  await expect.element(elsewhere).toBeVisible();
});

it('returns the result when only the fragment or query changed', async () => {
  const { change, told, router } = openWithWay(false);
  await button.click();
  await router.navigate('#below');
  await router.navigate('?show=40');
  change.succeed();
  await expect.poll(() => told).toEqual([{ succeeded: true, value: 'done' }]);
});
