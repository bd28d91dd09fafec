import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { InternalBar } from './InternalBar.tsx';
import { type Refused, refusedEvent, tellRefused } from './ownWays.ts';

const file = { actor: 'medewerker-1', reden: 'Vraag over een nota' };

test('what is not done is told with its reason: a change is the person’s own, a file did not come', async () => {
  mount(<InternalBar file={file} name="Sanne de Vries" onClose={() => undefined} />);
  await expect.element(page.getByRole('button')).toBeVisible();
  tellRefused();
  await expect.element(page.getByText(/Dit kan alleen/)).toBeVisible();
  document.dispatchEvent(new CustomEvent<Refused>(refusedEvent, { detail: 'noFile' }));
  await expect.element(page.getByText(/Dit bestand komt nu niet/)).toBeVisible();
});
