import * as words from '../generated/texts/shared.js';
import { HelpDesk } from './HelpDesk.tsx';

/** What to do where money waits because no account of the person is known. */
export function NoAccount() {
  return (
    <>
      {words.noAccount()} <HelpDesk />
    </>
  );
}
