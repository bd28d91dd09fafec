import { internalPaths } from '@mijn/domain/internalPaths';
import { describe, expect, it } from 'vitest';
import { firstStep } from './firstStep.ts';

const keys = { bsn: '999990081', zekerheidsniveau: '25' };

/** The session storage of a tab, with this in it. */
const tab = (content: Readonly<Record<string, string>> = {}) => ({
  getItem: (name: string) => content[name] ?? null,
});
const working = tab({ isInternal: 'true', ...keys });
const at = (pathname: string, search = '') => ({ pathname, search });
const asked = { internal: 'asked' } as const;

describe('a member of staff', () => {
  it('who has a file open sees the screen that they ask for', () => {
    expect(firstStep(asked, at('/facturen'), working)).toEqual({ kind: 'show', keys });
  });

  it('sees it too where the address asks for the internal mode, or the listener is for it alone', () => {
    const unmarked = tab(keys);
    expect(firstStep(asked, at('/facturen', '?internal=true'), unmarked).kind).toBe('show');
    expect(firstStep({ internal: 'default' }, at('/facturen'), unmarked).kind).toBe('show');
    expect(firstStep(asked, at('/facturen'), unmarked)).toEqual({ kind: 'close' });
  });

  it('who has none open is led to where one is opened', () => {
    expect(firstStep(asked, at('/facturen'), tab({ isInternal: 'true' })).kind).toBe('close');
    const half = tab({ isInternal: 'true', bsn: keys.bsn });
    expect(firstStep(asked, at('/facturen'), half).kind).toBe('close');
  });

  it('can open a file whether or not one is open', () => {
    for (const one of [working, tab()]) {
      expect(firstStep(asked, at(internalPaths.openFile), one)).toEqual({ kind: 'openFile' });
    }
  });

  it('who signs out closes the file', () => {
    expect(firstStep(asked, at('/uitloggen'), working)).toEqual({ kind: 'close' });
  });
});

it('at the public address no file is shown, whatever the tab says', () => {
  expect(firstStep({}, at('/facturen', '?internal=true'), working)).toEqual({ kind: 'close' });
});
