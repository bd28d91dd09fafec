import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useReducer } from 'react';
import { mount } from '../../../../api/mount.testing.tsx';
import { initialState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { useConcept } from './useDraft.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Stubs the insurer; `asked` records the first field of each operation. */
function insurer({ removes = true } = {}) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { query, variables } = await new Response(options?.body).json();
    const [, field = ''] = /\{\s*(\w+)/.exec(query) ?? [];
    asked.push(`${field} ${variables?.velden?.bedrag ?? ''}`.trim());
    const kept = { bewaard: true, concept: { versie: `v${asked.length}` } };
    if (field === 'verwijderConcept' && !removes) return new Response('', { status: 503 });
    return Response.json({ data: { [field]: field === 'bewaarConcept' ? kept : true } });
  });
  return asked;
}

function Probe() {
  const [claim, report] = useReducer(nextState, undefined, () => initialState('1', undefined));
  const { isSaved, saveNow, discard } = useConcept(claim, report, undefined, undefined);
  // In one step, so that nothing is saved in between.
  const send = () => {
    fillIn('61,80')();
    report({ kind: 'sent', key: 'k', confirmed: [] });
  };
  const lose = () =>
    report({
      kind: 'outcome',
      outcome: { kind: 'failed', error: 'noConnection', waitSeconds: undefined },
      context: { today: '2026-11-27', language: 'nl' },
    });
  const fillIn = (value: string) => () =>
    report({ kind: 'form', event: { kind: 'filledIn', name: 'bedrag', value } });
  return (
    <>
      <output>{isSaved ? 'kept' : 'open'}</output>
      <button type="button" onClick={fillIn('61,80')}>
        fill in
      </button>
      <button type="button" onClick={fillIn('')}>
        empty
      </button>
      <button type="button" onClick={fillIn('61,81')}>
        change
      </button>
      <button type="button" onClick={send}>
        send in
      </button>
      <button type="button" onClick={lose}>
        lose the answer
      </button>
      <button type="button" onClick={() => void saveNow()}>
        save
      </button>
      <button type="button" onClick={() => void discard()}>
        discard
      </button>
    </>
  );
}

const state = page.getByRole('status');

it('saves nothing before any input', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'save' }).click();
  expect(asked).toEqual([]);
});

it('saves at once when asked to, and says so', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await expect.element(state).toHaveTextContent('open');
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(state).toHaveTextContent('kept');
  expect(asked).toEqual(['bewaarConcept 61,80']);
});

it('removes an emptied draft at the insurer too', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(state).toHaveTextContent('kept');
  await page.getByRole('button', { name: 'empty' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => asked).toEqual(['bewaarConcept 61,80', 'bewaarConcept']);
});

it('discards at the insurer, and does not save again', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await page.getByRole('button', { name: 'discard' }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/^verwijderConcept/);
});

it('keeps saving under the same version when discarding fails', async () => {
  const asked = insurer({ removes: false });
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(state).toHaveTextContent('kept');
  await page.getByRole('button', { name: 'discard' }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/^verwijderConcept/);
  await expect.element(state).toHaveTextContent('kept');
});

it('stops saving a claim that was sent without an answer, because it may be stored, until it changes', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'send in' }).click();
  await page.getByRole('button', { name: 'lose the answer' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'change' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => asked).toEqual(['bewaarConcept 61,81']);
});
