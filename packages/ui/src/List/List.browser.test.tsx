import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Taken, taken, takeOver } from '../takeOver.testing.tsx';
import { List } from './List.tsx';

afterEach(() => document.body.replaceChildren());

it('hydrates after its page and replays taps', async () => {
  const root = takeOver(
    <List label="Messages">
      <li>
        <Taken what="message" />
      </li>
    </List>,
  );
  const row = root.querySelector('li');
  await expect.poll(() => taken).toEqual(['page', 'message']);
  await page.getByRole('button', { name: 'message' }).click();
  expect(taken.at(-1)).toBe('tap on message');
  expect(row?.isConnected).toBe(true);
});
