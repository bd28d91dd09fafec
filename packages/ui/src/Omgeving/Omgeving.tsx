import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

/** What ui hands to a link; the app's own link takes these and renders an `<a>`. */
export interface SchakelProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly 'aria-current'?: 'page' | 'step' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** What the app knows and ui does not: how to link, and how amounts and days are written. */
export interface Omgevingswaarde {
  /** The router's link. */
  readonly linkAls: ComponentType<SchakelProps>;
  /** Integer cents to text, `€ 1.234,56`. */
  readonly formatBedrag: (cents: number) => string;
  /** A day `yyyy-mm-dd` to text, `12 november 2026`. */
  readonly formatDag: (dag: string) => string;
}

const Context = createContext<Omgevingswaarde | undefined>(undefined);

/** Gives all ui below it the app's link and its way of writing amounts and days; once per app. */
export function Omgeving(props: {
  readonly waarde: Omgevingswaarde;
  readonly children: ReactNode;
}) {
  return <Context value={props.waarde}>{props.children}</Context>;
}

/**
 * The surroundings that `Omgeving` gives.
 * @throws Error when there is no `Omgeving` above: amounts cannot be guessed.
 */
export function useOmgeving(): Omgevingswaarde {
  const waarde = use(Context);
  if (waarde === undefined) throw new Error('No <Omgeving> above this component');
  return waarde;
}

/** The app's link as an element, or a plain `<a>` where no `Omgeving` stands above. */
export function Link(props: SchakelProps) {
  return createElement(use(Context)?.linkAls ?? 'a', props);
}
