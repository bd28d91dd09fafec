import { type ClaimState, initialState } from './claim.ts';
import { type ClaimEvent, nextState } from './claimReducer.ts';

export const context = { today: '2026-11-21', language: 'nl' } as const;

export const after = (...events: readonly ClaimEvent[]): ClaimState =>
  events.reduce(nextState, initialState('1001'));

export const chosen = {
  kind: 'filesPicked',
  files: [{ key: 'a', file: new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' }) }],
} as const satisfies ClaimEvent;

export const received = {
  kind: 'fileState',
  key: 'a',
  state: { kind: 'received', bestandId: 'b1', meldingen: [], confirmed: false },
} as const satisfies ClaimEvent;

export const fill = (
  name: 'bedrag' | 'naamZorgverlener' | 'behandelDatum' | 'zorgsoort',
  value: string,
): ClaimEvent => ({ kind: 'form', event: { kind: 'filledIn', name, value } });

export const sent = { kind: 'sent', key: 's1', confirmed: [] } as const satisfies ClaimEvent;

/** The connection was lost before an answer. */
export const gone: ClaimEvent = {
  kind: 'outcome',
  context,
  outcome: { kind: 'failed', error: 'noConnection', waitSeconds: undefined },
};

export const filledIn = after(
  chosen,
  received,
  fill('zorgsoort', 'Tandarts'),
  fill('behandelDatum', '2026-11-02'),
  fill('bedrag', '61,80'),
  fill('naamZorgverlener', 'Praktijk Noord'),
);
