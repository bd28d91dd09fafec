import { add } from '../files/files.ts';
import { changed, type ClaimState, initialState, isClosed } from './claim.ts';
import type { ClaimEvent } from './claimState.ts';

/** Returns the claim after a bill was chosen, or its draft was replaced. */
export function firstState(claim: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.kind) {
    case 'filesPicked':
      return changed(claim, { files: add(claim.files, event.files) });
    case 'another':
      return { ...initialState(event.only), files: claim.aside };
    case 'takenOver':
      return isClosed(claim)
        ? claim
        : {
            ...initialState(event.only, event.concept),
            aside: claim.aside,
            waiting: claim.waiting,
            sentBefore: claim.sentBefore,
          };
    default:
      return claim;
  }
}
