import type { Tally } from './tally.ts';

/** One step of `npm test`. It says on the terminal what is wrong, and returns the count. */
export type TestStep = {
  name: string;
  run: () => Promise<Tally>;
  /** It may run beside another such step: it says what it has to say in one piece, when it ends. */
  besideOthers?: true;
};
