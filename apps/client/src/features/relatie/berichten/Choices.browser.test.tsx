import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { Choices } from './Choices.tsx';

afterEach(() => void vi.restoreAllMocks());

it('announces that mail is switched on', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { kiesBerichten: true } }));
  mount(<Choices mail={false} pushSleutel={null} pushHashes={[]} email={null} />);
  const start = page.getByRole('button', { name: 'E-mail aanzetten' });
  await expect.element(start).toBeVisible();
  const heard = hear();
  await start.click();
  await expect.poll(heard).toEqual(['E-mail staat aan.']);
});

const refused = {
  errors: [{ message: 'x', path: ['kiesBerichten'], extensions: { status: 500 } }],
};

it('shows a failure until the next attempt succeeds', async () => {
  const answer = vi.spyOn(globalThis, 'fetch');
  answer.mockImplementation(async () =>
    Response.json({ data: { kiesBerichten: null }, ...refused }),
  );
  mount(<Choices mail={false} pushSleutel={null} pushHashes={[]} email={null} />);
  const failed = page.getByText('Dit is niet gelukt. Probeer het opnieuw.');
  await page.getByRole('button', { name: 'E-mail aanzetten' }).click();
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByText('E-mail staat uit.')).toBeVisible();
  answer.mockImplementation(async () => Response.json({ data: { kiesBerichten: true } }));
  await page.getByRole('button', { name: 'E-mail aanzetten' }).click();
  await expect.element(page.getByText('E-mail staat aan.')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

it('shows the failure of a posted choice until the next attempt succeeds', async () => {
  const answer = Response.json({ data: { kiesBerichten: true } });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const posted = { form: 'mail', values: {}, lists: {}, errors: {}, problem: 'failed' } as const;
  mount(<Choices mail={false} pushSleutel={null} pushHashes={[]} email={null} />, 'nl', {
    loaderData: {},
    actionData: { '*': posted },
  });
  const failed = page.getByText('Dit is niet gelukt. Probeer het opnieuw.');
  await expect.element(failed).toBeVisible();
  await page.getByRole('button', { name: 'E-mail aanzetten' }).click();
  await expect.element(page.getByRole('button', { name: 'E-mail uitzetten' })).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});
