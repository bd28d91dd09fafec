import { type ClaimState, initialState } from './claim.ts';
import { type ClaimEvent, nextState } from './claimState.ts';

/** When a claim is made, and in which language; only for tests. */
export const context = { today: '2026-11-21', language: 'nl' } as const;

/** The claim of somebody who is alone on the policy, after these events; only for tests. */
export const after = (...events: readonly ClaimEvent[]): ClaimState =>
  events.reduce(nextState, initialState('1001'));

/** A bill was chosen; only for tests. */
export const chosen = {
  kind: 'filesPicked',
  files: [{ key: 'a', file: new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' }) }],
} as const satisfies ClaimEvent;

/** The insurer has it; only for tests. */
export const received = {
  kind: 'fileState',
  key: 'a',
  state: { kind: 'received', bestandId: 'b1', meldingen: [], confirmed: false },
} as const satisfies ClaimEvent;

/** A field was filled in; only for tests. */
export const fill = (
  name: 'bedrag' | 'naamZorgverlener' | 'behandelDatum' | 'zorgsoort',
  value: string,
): ClaimEvent => ({ kind: 'form', event: { kind: 'filledIn', name, value } });

/** It was sent in; only for tests. */
export const sent = { kind: 'sent', key: 's1', confirmed: [] } as const satisfies ClaimEvent;

/** The connection went before there was an answer; only for tests. */
export const gone: ClaimEvent = {
  kind: 'outcome',
  context,
  outcome: { kind: 'failed', error: 'noConnection', waitSeconds: undefined },
};

/** A claim of which who, files and details are there. */
export const filledIn = after(
  chosen,
  received,
  fill('zorgsoort', 'Tandarts'),
  fill('behandelDatum', '2026-11-02'),
  fill('bedrag', '61,80'),
  fill('naamZorgverlener', 'Praktijk Noord'),
);
