import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import * as words from '../generated/texts/shared.js';

/**
 * Shown while money waits because no account of the person is known: a link to the payment settings, where those who may
 * can give one and others read why not.
 */
export function NoAccount() {
  return (
    <>
      {words.noAccount()} <Link href={pages.betaalinstellingen.path}>{words.giveAccount()}</Link>
    </>
  );
}
