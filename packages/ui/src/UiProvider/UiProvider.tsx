import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

/** What ui hands to a link; the app's own link takes these and renders an `<a>`. */
export interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly 'aria-current'?: 'page' | 'step' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** The way back to where one came from: that page as it was left. */
  readonly 'data-returns'?: '' | undefined;
  /** Before it leads anywhere. */
  readonly onClick?: () => void;
}

/** What the app knows and ui does not: how to link, and how amounts and days are written. */
export interface UiProviderValue {
  /** The router's link. */
  readonly linkAs: ComponentType<LinkProps>;
  /** Integer cents to text, `€ 1.234,56`. */
  readonly formatAmount: (cents: number) => string;
  /** A day `yyyy-mm-dd` to text, `12 november 2026`. */
  readonly formatDay: (day: string) => string;
}

const Context = createContext<UiProviderValue | undefined>(undefined);

/** Gives all ui below it the app's link and its way of writing amounts and days; once per app. */
export function UiProvider(props: {
  readonly value: UiProviderValue;
  readonly children: ReactNode;
}) {
  return <Context value={props.value}>{props.children}</Context>;
}

/**
 * The surroundings that `UiProvider` gives.
 * @throws Error when there is no `UiProvider` above: amounts cannot be guessed.
 */
export function useUiContext(): UiProviderValue {
  const value = use(Context);
  if (value === undefined) throw new Error('No <UiProvider> above this component');
  return value;
}

/** The app's link as an element, or a plain `<a>` where no `UiProvider` stands above. */
export function RouterLink(props: LinkProps) {
  return createElement(use(Context)?.linkAs ?? 'a', props);
}
