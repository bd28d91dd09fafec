import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { filledIn } from '../state/claim.testing.ts';
import { useClaim } from '../wizard/submission.testing.ts';
import type { Submission } from '../wizard/useSubmission.ts';
import { exampleConcept } from '../state/draftContent.testing.ts';
import { SaveAlert, SaveStatus } from './SaveAlert.tsx';
import { useState } from 'react';
import { hear } from '../../../../api/hear.testing.ts';

const discard = vi.fn<Submission['autoSave']['discard']>();
const [takeOver, keep] = [vi.fn<() => void>(), vi.fn<() => void>()];

beforeEach(() => {
  for (const called of [discard, takeOver, keep]) called.mockReset();
});

interface Circumstances extends Partial<Pick<Submission, 'draftSavedAt'>> {
  readonly elsewhere?: Submission['autoSave']['elsewhere'];
}

function Screen({ elsewhere, draftSavedAt }: Circumstances) {
  const plain = useClaim(filledIn);
  const autoSave = { ...plain.autoSave, elsewhere, discard, takeOver, keep };
  const submission = { ...plain, autoSave, draftSavedAt };
  const { form } = plain.claim;
  return (
    <>
      <SaveAlert submission={submission} only="1001" where={{ now: 2, totaal: 3 }} />
      <output>{form.values.bedrag === '' ? 'Empty' : form.values.bedrag}</output>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const alert = page.getByRole('alert');
const form = page.getByRole('status').last();

describe('a draft that was changed elsewhere', () => {
  it('asks which version to continue with', async () => {
    mount(<Screen elsewhere={exampleConcept()} draftSavedAt="2026-11-20T10:00:00Z" />);
    await expect
      .element(alert.getByText(/^Je declaratie is ergens anders veranderd/))
      .toBeVisible();
    await expect.element(page.getByText('Je was al bezig')).not.toBeInTheDocument();
    await button('Met wat daar staat').click();
    expect(takeOver).toHaveBeenCalledTimes(1);
    await button('Met wat hier staat').click();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('says that the draft is gone, and can start again', async () => {
    mount(<Screen elsewhere={null} />);
    await expect
      .element(alert.getByText(/^Deze declaratie is al ingediend of weggegooid/))
      .toBeVisible();
    await button('Begin opnieuw').click();
    expect(takeOver).toHaveBeenCalledTimes(1);
  });
});

describe('a resumed draft', () => {
  it('is announced with its date and step, and is empty after a new start', async () => {
    discard.mockResolvedValue(true);
    mount(<Screen draftSavedAt="2026-11-20T23:30:00Z" />);
    await expect
      .element(page.getByText(/op 21\snovember\s2026 .* bij stap 2 van 3\./))
      .toBeVisible();
    await expect.element(form).toHaveTextContent('61,80');
    await button('Begin opnieuw').click();
    await expect.element(form).toHaveTextContent('Empty');
  });

  it('stays as it is when discarding fails, with a message', async () => {
    discard.mockResolvedValue(false);
    mount(<Screen draftSavedAt="2026-11-20T10:00:00Z" />);
    await button('Begin opnieuw').click();
    await expect.element(alert.getByText(/^Dat is niet gelukt\./)).toBeVisible();
    await expect.element(form).toHaveTextContent('61,80');
  });
});

it('is not announced without a draft', async () => {
  mount(<Screen />);
  await expect.element(form).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

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
