import { fieldLimits } from '@mijn/domain/fieldLimits';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { behindLine } from '../behind.testing.ts';
import { Explained } from './Explained.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const notHad = page.getByText('Deze zorg had ik niet');
const send = page.getByRole('button', { name: 'Meld dat je deze zorg niet had' });
const alert = page.getByRole('alert');
const remark = page.getByRole('textbox');

it('announces that the report was sent', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { stelVraag: { vraagId: 'r-1' } } }),
  );
  mount(<Explained behind={behindLine} name="Tom" address="/zorgkosten?regel=D1.1" />);
  await notHad.click();
  const heard = hear();
  await send.click();
  await expect
    .poll(heard)
    .toEqual([expect.stringContaining('Je melding is verstuurd. We zoeken uit of de nota klopt.')]);
});

it('keeps the remark when it is too long or cannot be sent, with the reason', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('', { status: 503 }));
  mount(<Explained behind={behindLine} name="Tom" address="/zorgkosten?regel=D1.1" />);
  await notHad.click();
  await remark.fill('a'.repeat(fieldLimits.vraag));
  await send.click();
  await expect.element(page.getByText('Je toelichting is te lang. Maak hem korter.')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await remark.fill('Ik was er niet.');
  await send.click();
  await expect.element(alert.getByText(/^Je melding is niet verstuurd\./)).toBeVisible();
  await expect.element(remark).toHaveValue('Ik was er niet.');
});

/** True when the browser would not ask. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving with an unsent remark', async () => {
  mount(<Explained behind={behindLine} name="Tom" address="/zorgkosten?regel=D1.1" />);
  await notHad.click();
  expect(closes()).toBe(true);
  await remark.fill('Ik was er niet.');
  await expect.poll(closes).toBe(false);
});
