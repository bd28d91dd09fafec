import { useReducer } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import type { ClaimState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { bindClaim, type Submission } from './useSubmission.ts';

const nothing = () => undefined;

const keptNowhere: Submission['autoSave'] = {
  phase: 'off',
  elsewhere: undefined,
  allReceived: true,
  isSaved: true,
  saveNow: () => Promise.resolve(true),
  pause: () => Promise.resolve(),
  takeOver: nothing,
  keep: nothing,
  discard: () => Promise.resolve(true),
};

export const people = [
  { relatienummer: '1001', opgemaakteNaam: 'Sanne de Vries', geboorteDatum: '1985-03-02' },
  { relatienummer: '1002', opgemaakteNaam: 'Lotte de Vries', geboorteDatum: '2018-01-01' },
] as const;

/** Returns a claim in the state `start` on 21 November 2026, without draft and submission. */
export function useClaim(start: ClaimState, more: Partial<Submission> = {}): Submission {
  const { language } = useAppEnvironment();
  const context = { today: '2026-11-21', language };
  const [claim, report] = useReducer(nextState, start);
  return {
    claim,
    report,
    context,
    bind: bindClaim(claim, report, context),
    submit: nothing,
    autoSave: keptNowhere,
    draftSavedAt: undefined,
    dismissResumeNotice: nothing,
    ...more,
  };
}
