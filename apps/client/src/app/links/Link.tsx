import { ExternalMark } from '@mijn/ui/ExternalMark';
import type { LinkProps } from '@mijn/ui/UiProvider';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import * as m from '../../generated/texts/app.js';
import { isPlainClick } from './isPlainClick.ts';

// No screen of this document: other sites, a number to call, the hand-over to DigiD, and signing out,
// so that the document that says goodbye holds nothing of the person.
const freshDocument = /^(https?:|tel:|\/(digid|uitloggen)(?:[?/]|$))/;

// By the browser's own list of what came before; an engine without one goes to the page anew.
function isFrom(address: string): boolean {
  if (!('navigation' in globalThis)) return false;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return false;
  return new URL(before).pathname === new URL(address, location.href).pathname;
}

/**
 * The link ui uses: the router's, or a plain one to what needs a fresh document; one to another site says so. A link
 * marked with `data-returns` goes back to its page as it was left, filtered and scrolled, where one came from there.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!freshDocument.test(href)) {
    const click = (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onClick?.();
      const returns = 'data-returns' in rest && isPlainClick(event);
      if (!returns || !isFrom(href)) return;
      event.preventDefault();
      history.back();
    };
    return <RouterLink {...rest} to={href} onClick={click} />;
  }
  const { children, ...plain } = rest;
  return (
    <a {...plain} href={href}>
      {children}
      {/^https?:/.test(href) && <ExternalMark text={m.elsewhere()} />}
    </a>
  );
}
