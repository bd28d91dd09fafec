import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../api/environment.ts';
import * as helpWords from '../generated/texts/help.js';

/** Link to help with arrears on the brand's website (§2, payment-arrears help). */
export function ArrearsLink() {
  return (
    <Link href={useAppEnvironment().config.links.website.arrearsHelp}>{helpWords.arrears()}</Link>
  );
}
