import { expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import { mayWithdraw, type Withdrawable, withdrawOutcome } from './withdraw.rules.ts';

const sent: Withdrawable = { indiener: 'R1', status: 'INGEDIEND', withdrawn: false };

const access = exampleAccess('R1', '2026-11-21T10:00:00Z');

it.each([
  ['just sent in', {}, 'allowed'],
  ['taken up', { status: 'IN_BEHANDELING' }, 'tooLate'],
  ['handled', { status: 'AFGEHANDELD' }, 'tooLate'],
  ['withdrawn before', { withdrawn: true }, 'done'],
  ['withdrawn before, whatever came after', { withdrawn: true, status: 'AFGEHANDELD' }, 'done'],
] as const)('withdrawing a claim that is %s', (_what, own, outcome) =>
  expect(withdrawOutcome({ ...sent, ...own })).toBe(outcome),
);

it.each([
  ['who sent it in', {}, {}, true],
  ['who sent it in, once it is taken up', {}, { status: 'IN_BEHANDELING' }, false],
  ['who sent it in, a second time', {}, { withdrawn: true }, false],
  ['somebody else on the policy', { viewer: 'R2' }, {}, false],
  ['staff that looks as who sent it in', { actor: 'M1' }, {}, false],
] as const)('a claim may be withdrawn by %s?', (_who, as, own, may) =>
  expect(mayWithdraw({ ...access, ...as }, { ...sent, ...own })).toBe(may),
);
