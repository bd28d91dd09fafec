import * as m from '../../generated/texts/unsent.js';
import type { Location } from 'react-router';
import { LeaveGuard } from '../LeaveGuard.tsx';

interface UnsentGuardProps {
  readonly dirty: boolean;
  /** The question; by default whether to leave without sending. */
  readonly title?: string;
  /** Returns whether another address of the same page keeps the input; defaults to true for each. */
  readonly keeps?: (next: Location) => boolean;
}

const nothingKept = () => Promise.resolve(false);

/** Asks before leaving a page whose input is kept nowhere else. */
export function UnsentGuard({ title, ...props }: UnsentGuardProps) {
  return (
    <LeaveGuard
      {...props}
      save={nothingKept}
      texts={{
        title: title ?? m.title(),
        text: m.text(),
        stay: m.stay(),
        leave: m.leave(),
      }}
    />
  );
}
