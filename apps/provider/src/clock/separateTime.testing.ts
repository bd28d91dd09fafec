import { createIncassoBank } from '@mijn/testdata/incassoBank';
import type { Logins } from '../db/roles.ts';
import { moveUntil } from '../time.ts';

/** Order to a separate process: move an insurer's day. Days as `yyyy-mm-dd`. */
export interface SeparateTime {
  readonly logins: Logins;
  /** Fixed real time of the test. */
  readonly now: string;
  readonly target: string;
}

function isStatement(message: unknown): message is SeparateTime {
  return typeof message === 'object' && message !== null && 'target' in message;
}

// Exits with the parent test, even when that was killed.
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
