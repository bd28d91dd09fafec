import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from './hooks.ts';
import { addressOf } from './addresses.ts';
import type { NavigateOptions } from './Router.ts';

interface RouterLinkProps
  extends
    Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'preventScrollReset'> {
  /** An address of the app; `?…` for another query of the same page. */
  readonly to: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a screen of the app, that brings no document anew. */
export function RouterLink(props: RouterLinkProps) {
  const { to, replace, preventScrollReset, children, ...rest } = props;
  const href = useHref(to);
  const here = addressOf(useLocation());
  const navigate = useNavigate();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { replace: replace ?? href === here, preventScrollReset });
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
