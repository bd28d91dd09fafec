import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../api/hear.testing.ts';
import { mount } from '../../api/mount.testing.tsx';
import { CheckContact } from './CheckContact.tsx';

afterEach(() => void vi.restoreAllMocks());

const yes = page.getByRole('button', { name: 'Ja, dit klopt' });
const onConfirmed = vi.fn<() => void>();

/** The question in its section. */
async function ask() {
  onConfirmed.mockReset();
  mount(
    <div id="contact" tabIndex={-1}>
      <CheckContact relatienummer="R1" asks onConfirmed={onConfirmed} />
    </div>,
  );
  await expect.element(yes).toBeVisible();
  return hear();
}

it('closes after yes, announces it, and moves the focus to its section', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ data: { bevestigContactgegevens: true } }),
  );
  const heard = await ask();
  await yes.click();
  await expect.element(page.getByText('Klopt dit nog?')).not.toBeInTheDocument();
  expect(heard()).toEqual(['Je hebt bevestigd dat je gegevens kloppen.']);
  expect(document.activeElement?.id).toBe('contact');
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

it('announces a failure, and can be answered again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  const heard = await ask();
  await yes.click();
  await expect.poll(heard).toEqual(['Bevestigen lukt nu niet. Probeer het zo nog een keer.']);
  await expect.element(yes).toHaveFocus();
  expect(onConfirmed).not.toHaveBeenCalled();
});
