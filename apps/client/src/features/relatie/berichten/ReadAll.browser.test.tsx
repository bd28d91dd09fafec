import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { ReadAll } from './ReadAll.tsx';

afterEach(() => void vi.restoreAllMocks());

function Messages() {
  const [unread, setUnread] = useState(2);
  return (
    <>
      <h1 tabIndex={-1}>Berichten</h1>
      <ReadAll unread={unread} newest="b1" onRead={() => setUnread(0)} />
    </>
  );
}

const button = page.getByRole('button', { name: 'Markeer alles als gelezen' });

it('announces that all are read when its button disappears', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { leesBerichten: 0 } }));
  mount(<Messages />);
  await expect.element(button).toBeVisible();
  const heard = hear();
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  expect(heard()).toEqual(['Je hebt alles gelezen.']);
});

it('moves the focus to the heading when the focused button disappears', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { leesBerichten: 0 } }));
  mount(<Messages />);
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Berichten' })).toHaveFocus();
});

it('says that it failed, and can be tried again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  mount(<Messages />);
  await expect.element(button).toBeVisible();
  const heard = hear();
  await button.click();
  await expect.poll(heard).toEqual(['Dit is niet gelukt. Probeer het opnieuw.']);
  await expect.element(button).toBeVisible();
});
