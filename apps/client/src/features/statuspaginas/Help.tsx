import { HelpDesk } from '../../help/HelpDesk.tsx';
import * as t from '../../generated/texts/statuspaginas.js';

/** The way to help on a page where nothing else helps. */
export function Help() {
  return (
    <p>
      <strong>{t.helpHeading()}</strong> <HelpDesk />
    </p>
  );
}
