import type { LinkProps } from '@mijn/ui/UiProvider';
import { useHref, useLinkClickHandler } from 'react-router';

// No screen of this document: other sites, a number to call, the hand-over to DigiD, and signing out,
// so that the document that says goodbye holds nothing of the person.
const freshDocument = /^(https?:|tel:|\/(digid|uitloggen)(?:[?/]|$))/;

// By the router's hooks and not by its <Link>, which brings 4 kB for what only its framework does.
function AppLink({ href, children, ...rest }: LinkProps) {
  const address = useHref(href);
  const navigate = useLinkClickHandler(href);
  return (
    <a {...rest} href={address} onClick={navigate}>
      {children}
    </a>
  );
}

/** The link ui uses: the router's, or a plain one to what needs a fresh document. */
export function Link(props: LinkProps) {
  if (!freshDocument.test(props.href)) return <AppLink {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
