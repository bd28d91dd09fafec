import { HelpDesk } from '../../help/HelpDesk.tsx';
import * as helpWords from '../../generated/texts/help.js';

/** The help desk, for a page where nothing else helps. */
export function Help() {
  return (
    <p>
      <strong>{helpWords.stuck()}</strong> <HelpDesk />
    </p>
  );
}
