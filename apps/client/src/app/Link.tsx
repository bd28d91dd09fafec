import type { SchakelProps } from '@mijn/ui/Omgeving';
import { Link as RouterLink } from 'react-router';

// Addresses that are no screen of the app: the gateway answers them with a document.
const vanGateway = /^(https?:|\/digid(?:[?/]|$))/;

/** The link ui uses: the router's, or a plain one to what lies outside the app. */
export function Link({ href, children, ...rest }: SchakelProps) {
  if (vanGateway.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={href} {...rest}>
      {children}
    </RouterLink>
  );
}
