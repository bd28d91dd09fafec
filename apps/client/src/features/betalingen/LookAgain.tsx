import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { pauseFor } from '../../api/useFollowUp.ts';
import { RefreshWithoutScript } from '../../forms/RefreshWithoutScript.tsx';
import * as m from '../../generated/texts/betalingen.js';
import { useLocation, useSearchParams } from 'react-router';

/** In the address: how often the browser has looked again by itself, without script. */
const looksField = 'keer';

/** Within a minute: each look renews the session, so that a page that is left open must not go on with it. */
const mostLooks = 6;

/** After so many looks, 18 seconds, it takes long (docs/decisions.md §7). */
const lateLooks = 4;

/** How often the browser looked without script: whether that is long, and whether it looks again by itself. */
export function useLooks() {
  const given = Number(useSearchParams()[0].get(looksField));
  const looks = Number.isInteger(given) ? Math.min(Math.max(given, 0), mostLooks) : 0;
  return { looks, late: looks >= lateLooks, over: looks === mostLooks };
}

/** Where no script runs: the browser looks again by itself for a while, and by a link whenever one wants. */
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
