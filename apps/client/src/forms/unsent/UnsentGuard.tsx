import * as m from '../../generated/texts/unsent.js';
import type { Place } from '../../router/addresses.ts';
import { LeaveGuard } from '../LeaveGuard.tsx';

interface UnsentGuardProps {
  /** Something was filled in that leaving would lose. */
  readonly dirty: boolean;
  /** What is asked: leave without sending, unless told otherwise. */
  readonly title?: string;
  /** Whether another address of the same page keeps it; unless told, each does. */
  readonly keeps?: (next: Place) => boolean;
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
