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
  ['withdrawn before and handled since', { withdrawn: true, status: 'AFGEHANDELD' }, 'done'],
] as const)('returns the outcome for a claim that is %s', (_what, own, outcome) =>
  expect(withdrawOutcome({ ...sent, ...own })).toBe(outcome),
);

it.each([
  ['by the sender', {}, {}, true],
  ['by the sender, once it is taken up', {}, { status: 'IN_BEHANDELING' }, false],
  ['by the sender, a second time', {}, { withdrawn: true }, false],
  ['by somebody else on the policy', { viewer: 'R2' }, {}, false],
  ['by staff on behalf of the sender', { actor: 'M1' }, {}, false],
] as const)('tells whether the claim may be withdrawn: %s', (_who, as, own, may) =>
  expect(mayWithdraw({ ...access, ...as }, { ...sent, ...own })).toBe(may),
);
