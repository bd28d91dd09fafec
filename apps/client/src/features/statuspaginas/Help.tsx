import { HelpDesk } from '../../help/HelpDesk.tsx';
import * as helpWords from '../../generated/texts/help.js';

/** The way to help on a page where nothing else helps. */
export function Help() {
  return (
    <p>
      <strong>{helpWords.stuck()}</strong> <HelpDesk />
    </p>
  );
}
