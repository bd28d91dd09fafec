import { createIncassoBank } from '@mijn/testdata/incassoBank';
import type { Logins } from '../db/roles.ts';
import { moveUntil } from '../time.ts';

/** What a process of its own is to do: move an insurer's day. Days as `yyyy-mm-dd`. */
export interface SeparateTime {
  readonly logins: Logins;
  /** Real time, as it stands still for this test. */
  readonly now: string;
  readonly target: string;
}

function isStatement(message: unknown): message is SeparateTime {
  return typeof message === 'object' && message !== null && 'target' in message;
}

// Ends with the test that started it, also when that was killed.
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (!isStatement(message)) return;
  const options = {
    incassoBank: createIncassoBank(),
    now: () => Temporal.Instant.from(message.now),
  };
  void moveUntil(message.logins, Temporal.PlainDate.from(message.target), options)
    .then(() => process.send?.('done'))
    .then(() => process.exit(0));
});
