import { internalPaths } from '@mijn/domain/internalPaths';
import { describe, expect, it } from 'vitest';
import { firstStep } from './firstStep.ts';

const keys = { bsn: '999990081', zekerheidsniveau: '25' };

const tab = (content: Readonly<Record<string, string>> = {}) => ({
  getItem: (name: string) => content[name] ?? null,
});
const working = tab({ isInternal: 'true', ...keys });
const at = (pathname: string, search = '') => ({ pathname, search });
const asked = { internal: 'asked' } as const;

describe('firstStep', () => {
  it('shows the requested screen with an open file', () => {
    expect(firstStep(asked, at('/facturen'), working)).toEqual({ kind: 'show', keys });
  });

  it('shows it too if the address requests the internal mode, or the listener has that mode only', () => {
    const unmarked = tab(keys);
    expect(firstStep(asked, at('/facturen', '?internal=true'), unmarked).kind).toBe('show');
    expect(firstStep({ internal: 'default' }, at('/facturen'), unmarked).kind).toBe('show');
    expect(firstStep(asked, at('/facturen'), unmarked)).toEqual({ kind: 'close' });
  });

  it('redirects to the page that opens a file if none is open', () => {
    expect(firstStep(asked, at('/facturen'), tab({ isInternal: 'true' })).kind).toBe('close');
    const half = tab({ isInternal: 'true', bsn: keys.bsn });
    expect(firstStep(asked, at('/facturen'), half).kind).toBe('close');
  });

  it('shows the page that opens a file and the questions, with or without an open file', () => {
    for (const one of [working, tab()]) {
      expect(firstStep(asked, at(internalPaths.openFile), one)).toEqual({ kind: 'openFile' });
      expect(firstStep(asked, at(internalPaths.questions), one)).toEqual({ kind: 'questions' });
    }
  });

  it('closes the file at the address to sign out', () => {
    expect(firstStep(asked, at('/uitloggen'), working)).toEqual({ kind: 'close' });
  });
});

it('shows no file at the public address, whatever the tab holds', () => {
  expect(firstStep({}, at('/facturen', '?internal=true'), working)).toEqual({ kind: 'close' });
});
