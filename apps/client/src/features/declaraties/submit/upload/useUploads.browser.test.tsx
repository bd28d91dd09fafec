import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useReducer } from 'react';
import { mount } from '../../../../api/mount.testing.tsx';
import { FakeRequest } from '../send/fakeRequest.testing.ts';
import { initialState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import type { ChosenFile } from '../state/files.ts';
import { useSendFiles } from './useUploads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const nota = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const stateOf = ({ file, state }: ChosenFile) => `${file.name}: ${state.kind}`;

function Probe() {
  const [claim, report] = useReducer(nextState, undefined, () =>
    initialState(undefined, undefined),
  );
  useSendFiles(claim.files, report);
  const pick = (name: string) => () =>
    report({ kind: 'filesPicked', files: [{ key: name, file: nota(name) }] });
  const [first] = claim.files;
  return (
    <>
      <output>{claim.files.map(stateOf).join(', ')}</output>
      <button type="button" onClick={pick('a.pdf')}>
        pick a
      </button>
      <button type="button" onClick={pick('b.pdf')}>
        pick b
      </button>
      <button
        type="button"
        onClick={() => first && report({ kind: 'fileRemoved', key: first.key })}
      >
        remove the first
      </button>
    </>
  );
}

const states = page.getByRole('status');
const received = { status: 200, body: { filename: 'a.pdf', messages: [], bestandId: 'b1' } };

function start(): void {
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  mount(<Probe />);
}

it('sends each chosen file once, at once', async () => {
  start();
  await page.getByRole('button', { name: 'pick a' }).click();
  await page.getByRole('button', { name: 'pick b' }).click();
  await expect.element(states).toHaveTextContent('a.pdf: sending, b.pdf: sending');
  const names = FakeRequest.all.map(({ form }) => form?.get('bestand'));
  expect(names.map((file) => file instanceof File && file.name)).toEqual(['a.pdf', 'b.pdf']);
  FakeRequest.all[0]?.answer(received);
  await expect.element(states).toHaveTextContent('a.pdf: received, b.pdf: sending');
  expect(FakeRequest.all).toHaveLength(2);
});

it('aborts a removed file that is on its way, and no other', async () => {
  start();
  await page.getByRole('button', { name: 'pick a' }).click();
  await page.getByRole('button', { name: 'pick b' }).click();
  await page.getByRole('button', { name: 'remove the first' }).click();
  await expect.element(states).toHaveTextContent('b.pdf: sending');
  expect(FakeRequest.all.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('reports a file without an answer as failed', async () => {
  start();
  await page.getByRole('button', { name: 'pick a' }).click();
  FakeRequest.all[0]?.dispatchEvent(new Event('loadend'));
  await expect.element(states).toHaveTextContent('a.pdf: failed');
});
