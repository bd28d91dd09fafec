import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../../api/hear.testing.ts';
import { mount } from '../../../../api/mount.testing.tsx';
import { SaveStatus } from './SaveAlert.tsx';

const phases = ['saved', 'failed', 'saved'] as const;

function Form() {
  const [at, go] = useState(0);
  return (
    <>
      <SaveStatus autoSave={{ phase: phases[at] ?? 'idle', isSaved: true }} />
      <button type="button" onClick={() => go(at + 1)}>
        On
      </button>
    </>
  );
}

it('announces only that a draft could not be saved', async () => {
  mount(<Form />);
  const on = page.getByRole('button');
  await expect.element(on).toBeVisible();
  const heard = hear();
  await on.click();
  await expect.poll(heard).toEqual([expect.stringContaining('niet')]);
  await on.click();
  await expect.poll(heard).toEqual([]);
});

it('does not promise another device while other bills wait, which are stored nowhere', async () => {
  mount(<SaveStatus autoSave={{ phase: 'saved', isSaved: true }} hasOtherBills />);
  await expect.element(page.getByText(/De andere nota’s die klaarstaan nog niet/)).toBeVisible();
  await expect.element(page.getByText(/ander apparaat/)).not.toBeInTheDocument();
});
