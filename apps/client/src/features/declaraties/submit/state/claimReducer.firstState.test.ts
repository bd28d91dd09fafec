import { expect, test } from 'vitest';
import { initialState } from './claim.ts';
import { type ClaimEvent, firstState } from './claimReducer.ts';

const file = new File(['x'], 'nota.pdf', { type: 'application/pdf' });
const picked = { kind: 'filesPicked', files: [{ key: 'a', file }] } as const;

test('keeps a bill that was chosen before the later steps are loaded, to be sent', () => {
  const { files } = firstState(initialState('1001'), picked);
  expect(files).toEqual([{ key: 'a', file, state: { kind: 'sending', progress: 0 } }]);
});

test('keeps only the files of other bills for a new claim', () => {
  const kept = firstState(initialState('1001'), picked).files;
  const claim = { ...initialState('1001'), otherFiles: kept };
  const again = firstState(claim, { kind: 'another', only: '1001' });
  expect(again).toEqual({ ...initialState('1001'), files: kept });
});

test('replaces the claim by the draft of another tab, except when it is submitted', () => {
  const claim = firstState(initialState('1001'), picked);
  const gone: ClaimEvent = { kind: 'takenOver', concept: undefined, only: '1001' };
  expect(firstState(claim, gone)).toEqual(initialState('1001'));
  const otherFiles = { ...claim, otherFiles: claim.files };
  expect(firstState(otherFiles, gone)).toEqual({
    ...initialState('1001'),
    otherFiles: claim.files,
  });
  const sent = { ...claim, sending: { kind: 'submitted', nummer: undefined } } as const;
  expect(firstState(sent, gone)).toBe(sent);
});
