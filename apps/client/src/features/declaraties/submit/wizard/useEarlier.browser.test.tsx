import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { useEarlier } from './useEarlier.ts';

afterEach(() => void vi.restoreAllMocks());

/** Stubs the insurer; the returned functions release the care costs of each person. */
function insurer() {
  const answers = new Map<string, () => void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { variables } = await new Response(options?.body).json();
    const { relatienummer } = variables;
    await new Promise<void>((answer) => answers.set(relatienummer, answer));
    const zorgkosten = [{ naamLocatieZorgverlener: `Dokter van ${relatienummer}` }];
    return Response.json({ data: { zorgkosten } });
  });
  return answers;
}

function Probe() {
  const [who, setWho] = useState('Daan');
  const { earlier, ask } = useEarlier(who, '2026-11-21');
  return (
    <>
      <input aria-label="Zorgverlener" onFocus={ask} />
      <button type="button" onClick={() => setWho('Lotte')}>
        Voor Lotte
      </button>
      <output>{earlier.join()}</output>
    </>
  );
}

const names = page.getByRole('status');
const field = page.getByLabelText('Zorgverlener');

it('suggests the providers of this person, even if an answer about another one comes later', async () => {
  const answers = insurer();
  mount(<Probe />);
  await field.click();
  await expect.poll(() => [...answers.keys()]).toEqual(['Daan']);
  await page.getByRole('button').click();
  await field.click();
  await expect.poll(() => [...answers.keys()]).toEqual(['Daan', 'Lotte']);
  answers.get('Lotte')?.();
  await expect.element(names).toHaveTextContent('Dokter van Lotte');
  const read = vi.spyOn(Response.prototype, 'text');
  answers.get('Daan')?.();
  await expect.poll(() => read.mock.results).toHaveLength(1);
  await field.hover();
  await expect.element(names).toHaveTextContent('Dokter van Lotte');
});
