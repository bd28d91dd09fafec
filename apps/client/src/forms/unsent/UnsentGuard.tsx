import * as m from '../../generated/texts/unsent.js';
import type { Location } from 'react-router';
import { LeaveGuard } from '../LeaveGuard.tsx';

interface UnsentGuardProps {
  /** Something was filled in that leaving would lose. */
  readonly dirty: boolean;
  /** What is asked: leave without sending, unless told otherwise. */
  readonly title?: string;
  /** Whether another address of the same page keeps it; unless told, each does. */
  readonly keeps?: (next: Location) => boolean;
}

const nothingKept = () => Promise.resolve(false);

/** Asks before a page is left on which something stands filled in that is kept nowhere else. */
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
