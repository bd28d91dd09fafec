import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryRouter } from '../api/memoryRouter.testing.tsx';
import { mount } from '../api/mount.testing.tsx';
import { onRouter } from '../api/onPage.testing.tsx';
import { usePostOutcome } from './usePostOutcome.ts';

function Shown() {
  return <output>{usePostOutcome('question')?.values['tekst'] ?? 'nothing'}</output>;
}

const told = page.getByRole('status');

it('keeps the outcome while its page stands, also after revalidation', async () => {
  let asked = 0;
  const loader = () => (asked += 1);
  const outcome = { form: 'question', values: { tekst: 'Why?' }, lists: {}, errors: {} };
  const router = createMemoryRouter([{ id: 'page', path: '/', Component: Shown, loader }], {
    loaderData: { page: 0 },
    actionData: { page: outcome },
  });
  mount(onRouter(router));
  await expect.element(told).toHaveTextContent('Why?');
  await router.revalidate();
  expect(asked).toBe(1);
  expect(router.state.actionData).toBeNull();
  await expect.element(told).toHaveTextContent('Why?');
  await router.navigate('/?other');
  await expect.element(told).toHaveTextContent('nothing');
});
