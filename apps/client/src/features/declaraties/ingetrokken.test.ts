import { expect, it } from 'vitest';
import { ingetrokkenStaat, leesIngetrokken } from './ingetrokken.ts';

it('tells the list which claim was withdrawn', () => {
  expect(leesIngetrokken(ingetrokkenStaat('D2026-1'))).toBe('D2026-1');
});

it.each([null, undefined, 'D2026-1', {}, { ingetrokken: 1 }])(
  'tells nothing from other history: %j',
  (staat) => {
    expect(leesIngetrokken(staat)).toBeUndefined();
  },
);
