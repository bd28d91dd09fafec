import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { planned } from '../behind.testing.ts';
import { Plan } from './Plan.tsx';

test('hides the result when a field changes, announces that, and shows it again for the same values', async () => {
  mount(
    <Plan
      person="R1"
      name="Sanne"
      kinds={['Ziekenhuis']}
      care="Ziekenhuis"
      zoek=""
      posted={{ succeeded: true, value: planned }}
    />,
  );
  const live = page.getByRole('status').first();
  const outcome = live.getByText(/zelf\. Wij betalen/);
  const changed = page.getByText('Je hebt iets veranderd.', { exact: false });
  await expect.element(outcome).toBeVisible();
  await userEvent.type(page.getByLabelText('Hoeveel kost het?'), '150');
  await expect.element(changed).toBeVisible();
  expect(outcome.elements()).toHaveLength(0);
  expect(live.element().contains(changed.element())).toBe(true);
  await userEvent.clear(page.getByLabelText('Hoeveel kost het?'));
  await expect.element(outcome).toBeVisible();
  expect(changed.elements()).toHaveLength(0);
});
