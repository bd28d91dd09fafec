import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

/** Props of a link; the app's link component takes these and renders an `<a>`. */
export interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly 'aria-current'?: 'page' | 'step' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** Marks a link back: it restores the previous page as it was left. */
  readonly 'data-returns'?: '' | undefined;
  /** Called before the navigation. */
  readonly onClick?: () => void;
}

/** The app's dependencies: its link component, and its formats for amounts and days. */
export interface UiProviderValue {
  readonly linkAs: ComponentType<LinkProps>;
  /** Formats integer cents, `€ 1.234,56`. */
  readonly formatAmount: (cents: number) => string;
  /** Formats a day `yyyy-mm-dd`, `12 november 2026`. */
  readonly formatDay: (day: string) => string;
}

const Context = createContext<UiProviderValue | undefined>(undefined);

/** Provides the app's link component and formatters; once per app. */
export function UiProvider(props: {
  readonly value: UiProviderValue;
  readonly children: ReactNode;
}) {
  return <Context value={props.value}>{props.children}</Context>;
}

/**
 * Returns the value of `UiProvider`.
 * @throws Error without a `UiProvider`: amounts have no default format
 */
export function useUiContext(): UiProviderValue {
  const value = use(Context);
  if (value === undefined) throw new Error('No <UiProvider> above this component');
  return value;
}

/** The app's link component, or a plain `<a>` without `UiProvider`. */
export function RouterLink(props: LinkProps) {
  return createElement(use(Context)?.linkAs ?? 'a', props);
}
