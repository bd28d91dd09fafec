import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import * as words from '../generated/texts/shared.js';
import { useLocation } from '../router/hooks.ts';
import { HelpDesk } from './HelpDesk.tsx';

/**
 * What to do where money waits because no account of the person is known: give it, by the page of one's details,
 * which has the way for who may, and says to who may not why; or call. On that page itself the way stands below.
 */
export function NoAccount() {
  const { path } = pages.mijnGegevens;
  const isThere = useLocation().pathname === path;
  return (
    <>
      {words.noAccount()}{' '}
      {isThere ? words.giveAccount() : <Link href={path}>{words.giveAccount()}</Link>} <HelpDesk />
    </>
  );
}
