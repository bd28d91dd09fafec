import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import * as words from '../generated/texts/shared.js';
import { HelpDesk } from './HelpDesk.tsx';

/**
 * What to do where money waits because no account of the person is known: give it, by the page of one's details,
 * which has the way for who may, and says to who may not why; or call.
 */
export function NoAccount() {
  return (
    <>
      {words.noAccount()} <Link href={pages.mijnGegevens.path}>{words.giveAccount()}</Link>{' '}
      <HelpDesk />
    </>
  );
}
