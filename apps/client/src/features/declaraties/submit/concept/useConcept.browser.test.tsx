import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useReducer } from 'react';
import { mount } from '../../../../api/mount.testing.tsx';
import { initialState } from '../state/claim.ts';
import { nextState } from '../state/claimState.ts';
import { useConcept } from './useConcept.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The insurer; what was asked of it stands in `asked`, by the operation's first field. */
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
  // At once, so that nothing of it was kept before.
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

it('nothing is kept before anything was filled in', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'save' }).click();
  expect(asked).toEqual([]);
});

it('what was filled in is kept at once where one asks for it, and says so', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await expect.element(state).toHaveTextContent('open');
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(state).toHaveTextContent('kept');
  expect(asked).toEqual(['bewaarConcept 61,80']);
});

it('what is emptied again is taken away at the insurer too', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(state).toHaveTextContent('kept');
  await page.getByRole('button', { name: 'empty' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => asked).toEqual(['bewaarConcept 61,80', 'bewaarConcept']);
});

it('what is thrown away is thrown away at the insurer, and not kept after it', async () => {
  const asked = insurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await page.getByRole('button', { name: 'discard' }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/^verwijderConcept/);
});

it('what could not be thrown away is kept on, under the version that it had', async () => {
  const asked = insurer({ removes: false });
  mount(<Probe />);
  await page.getByRole('button', { name: 'fill in' }).click();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(state).toHaveTextContent('kept');
  await page.getByRole('button', { name: 'discard' }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/^verwijderConcept/);
  await expect.element(state).toHaveTextContent('kept');
});

it('what was sent in and got no answer is kept no more, as it may be stored; changed it is', async () => {
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
