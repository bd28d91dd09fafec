import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { pauseFor } from '../../api/useFollowUp.ts';
import { RefreshWithoutScript } from '../../forms/RefreshWithoutScript.tsx';
import * as m from '../../generated/texts/betalingen.js';
import { useLocation, useSearchParams } from 'react-router';

/** Query field with the number of refreshes without script. */
const looksField = 'keer';

/**
 * Within a minute, because each refresh renews the session, and a page that is left open must not keep it
 * alive.
 */
const mostLooks = 6;

/** Number of refreshes, 18 seconds, after which the payment takes long (docs/decisions.md §7). */
const lateLooks = 4;

/** Returns the number of refreshes without script: whether that is long, and whether they are over. */
export function useLooks() {
  const given = Number(useSearchParams()[0].get(looksField));
  const looks = Number.isInteger(given) ? Math.min(Math.max(given, 0), mostLooks) : 0;
  return { looks, late: looks >= lateLooks, over: looks === mostLooks };
}

/** Without script: refreshes automatically for a while, and offers a link to reload. */
export function LookAgain() {
  const { looks, over } = useLooks();
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set(looksField, String(looks + 1));
  return (
    <>
      {!over && (
        <RefreshWithoutScript
          seconds={pauseFor(looks) / 1000}
          to={`${pathname}?${next.toString()}`}
        />
      )}
      <noscript>
        <ButtonGroup>
          <a href={pathname + search} className={buttonClass()}>
            {m.lookAgain()}
          </a>
        </ButtonGroup>
      </noscript>
    </>
  );
}
