import { ExternalMark } from '@mijn/ui/ExternalMark';
import type { LinkProps } from '@mijn/ui/UiProvider';
import * as m from '../../generated/texts/app.js';
import { RouterLink } from '../../router/RouterLink.tsx';

// No screen of this document: other sites, a number to call, the hand-over to DigiD, and signing out,
// so that the document that says goodbye holds nothing of the person.
const freshDocument = /^(https?:|tel:|\/(digid|uitloggen)(?:[?/]|$))/;

/** The link ui uses: the router's, or a plain one to what needs a fresh document; one to another site says so. */
export function Link({ href, ...rest }: LinkProps) {
  if (!freshDocument.test(href)) return <RouterLink {...rest} to={href} />;
  const { children, ...plain } = rest;
  return (
    <a {...plain} href={href}>
      {children}
      {/^https?:/.test(href) && <ExternalMark text={m.elsewhere()} />}
    </a>
  );
}
