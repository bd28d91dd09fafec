import { type ComponentPropsWithRef, type MouseEvent, use } from 'react';
import { useNavigate } from './hooks.ts';
import { addressOf, placeOf } from './addresses.ts';
import { RouterContext, StateContext } from './contexts.ts';
import type { Location, NavigateOptions } from './route.ts';

interface RouterLinkProps
  extends
    Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'preventScrollReset'> {
  /** An address of the app; `?…` for another query of the same page. */
  readonly to: string;
  /** Where one came from that page, it goes back to it as it was left: filtered, scrolled. */
  readonly 'data-returns'?: '' | undefined;
}

const isPageOf = (address: string | undefined, { pathname }: Pick<Location, 'pathname'>) =>
  address !== undefined && placeOf(address, { pathname }).pathname === pathname;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

// An address from the root on is that wherever one is: a link that has it is not drawn again on the way elsewhere.
function useHref(to: string): string {
  if (to.startsWith('/')) return to;
  const { pathname = '/' } = use(StateContext)?.page.location ?? {};
  return addressOf(placeOf(to, { pathname }));
}

/** A link to a screen of the app, that brings no document anew. */
export function RouterLink(props: RouterLinkProps) {
  const { to, replace, preventScrollReset, children, ...rest } = props;
  const href = useHref(to);
  const router = use(RouterContext);
  const navigate = useNavigate();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (!router || event.defaultPrevented || isElsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    const here = router.state.page.location;
    const returns = rest['data-returns'] === '' && isPageOf(router.before, placeOf(href, here));
    if (returns) void navigate(-1);
    else void navigate(href, { replace: replace ?? href === addressOf(here), preventScrollReset });
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
