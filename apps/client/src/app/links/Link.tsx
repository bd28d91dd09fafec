import { ExternalMark } from '@mijn/ui/ExternalMark';
import type { LinkProps } from '@mijn/ui/UiProvider';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import * as m from '../../generated/texts/app.js';
import { isPlainClick } from './universalLinks.ts';

// Addresses outside this document: other sites, telephone numbers, the redirect to DigiD, and signing out,
// so that the sign-out document holds nothing about the person.
const freshDocument = /^(https?:|tel:|\/(digid|uitloggen)(?:[?/]|$))/;

// Reads the browser's own history entries; an engine without them navigates to the page anew.
function isFrom(address: string): boolean {
  if (!('navigation' in globalThis)) return false;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return false;
  return new URL(before).pathname === new URL(address, location.href).pathname;
}

/**
 * The link component of ui: the router's, or a plain one for addresses that need a fresh document; a link
 * to another site says so. A link with `data-returns` goes back to its page as it was left, filtered and
 * scrolled, when the person came from there.
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
