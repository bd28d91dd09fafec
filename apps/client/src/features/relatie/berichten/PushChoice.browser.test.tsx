import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { PushChoice } from './PushChoice.tsx';
import * as push from './push.ts';

vi.mock('./push.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

const told = ['5f'.repeat(32)];

function browser(isOn: boolean) {
  vi.mocked(push.canPush).mockReturnValue(true);
  vi.mocked(push.isPushOn).mockResolvedValue(isOn);
  return {
    start: vi.mocked(push.startPush).mockResolvedValue('on'),
    stop: vi.mocked(push.stopPush).mockResolvedValue('off'),
  };
}

const button = (name: string) => page.getByRole('button', { name });

test('asks for confirmation of the own device before it subscribes', async () => {
  const { start } = browser(false);
  mount(<PushChoice pushKey="key" told={told} />);
  await button('Meldingen aanzetten').click();
  await expect.element(page.getByText(/Is dit je eigen telefoon/)).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  await button('Nee, laat maar').click();
  expect(start).not.toHaveBeenCalled();
  await button('Meldingen aanzetten').click();
  await button('Ja, zet meldingen aan').click();
  await expect.element(page.getByText('Meldingen staan aan.')).toBeVisible();
  expect(start).toHaveBeenCalledWith('key');
});

test('explains what to do when the browser refuses', async () => {
  const { start } = browser(false);
  start.mockResolvedValue('denied');
  mount(<PushChoice pushKey="key" told={told} />);
  await button('Meldingen aanzetten').click();
  await button('Ja, zet meldingen aan').click();
  await expect.element(page.getByText(/Je browser houdt meldingen tegen/)).toBeVisible();
});

test('unsubscribes when notifications are on', async () => {
  const { stop } = browser(true);
  mount(<PushChoice pushKey="key" told={told} />);
  await button('Meldingen uitzetten').click();
  await expect.element(page.getByText('Meldingen staan uit.')).toBeVisible();
  await expect.element(button('Meldingen aanzetten')).toBeVisible();
  expect(stop).toHaveBeenCalled();
});

test('reports a failed unsubscribe and allows a retry', async () => {
  const { stop } = browser(true);
  stop.mockResolvedValueOnce('stillOn');
  mount(<PushChoice pushKey="key" told={told} />);
  await button('Meldingen uitzetten').click();
  await expect.element(page.getByText(/Meldingen uitzetten is niet gelukt/)).toBeVisible();
  await button('Meldingen uitzetten').click();
  await expect.element(button('Meldingen aanzetten')).toBeVisible();
});
