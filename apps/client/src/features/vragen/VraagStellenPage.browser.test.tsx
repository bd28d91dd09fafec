import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { AfterPost } from '../../forms/afterPost.testing.tsx';
import { vraagForm } from './vraag.ts';
import { Component } from './VraagStellenPage.tsx';

/** Stubs an insurer that refuses questions with a status; returns what was sent. */
function refusing(status: number) {
  const sent: { readonly sleutel: string; readonly tekst: string }[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    sent.push((await new Response(options?.body).json()).variables);
    const errors = [{ message: 'x', path: ['stelVraag'], extensions: { status } }];
    return Response.json({ data: { stelVraag: null }, errors });
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}

/** The page after a post with key `k1` that failed before the scripts had loaded. */
function Posted() {
  const values = { [vraagForm.sleutel]: 'k1', [vraagForm.tekst]: 'Hoe zit dit?' };
  return (
    <AfterPost outcome={{ form: vraagForm.name, values, problem: 'unavailable' }}>
      <Component />
    </AfterPost>
  );
}

const data = { mayAsk: true };
const address = '/vragen/stellen';
const box = page.getByLabelText('Je vraag');
const send = page.getByRole('button', { name: 'Verstuur je vraag' });

it('sends a question again with its key, also that of a post that failed', async () => {
  const sent = refusing(503);
  mount(onPage(Posted, { data, address }));
  await send.click();
  await expect.element(page.getByText('Je vraag is niet verstuurd.')).toBeVisible();
  await send.click();
  await expect.poll(() => sent.map(({ sleutel }) => sleutel)).toEqual(['k1', 'k1']);
});

it('takes another key for the same words once its own belongs to another question', async () => {
  const sent = refusing(409);
  mount(onPage(Posted, { data, address }));
  await box.fill('Een andere vraag');
  await send.click();
  await expect.element(page.getByText('Je vorige vraag is al verstuurd.')).toBeVisible();
  await expect.element(box).toHaveValue('Een andere vraag');
  await send.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.sleutel).toBe('k1');
  expect(sent[1]?.sleutel).not.toBe('k1');
});
