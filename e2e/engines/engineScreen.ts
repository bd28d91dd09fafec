import type { Line } from './line.ts';

/** A target on a screen: an ARIA role or the label of a field, and its text. */
export interface Target {
  readonly role: 'link' | 'button' | 'heading' | 'label';
  /** The whole name, or its beginning with `starts`. */
  readonly name: string;
  readonly starts?: boolean;
}

/** A screen in an engine: what journeys need in Chromium, Firefox and WebKit alike. */
export interface EngineScreen {
  /**
   * Opens an address and waits for its document, or for the redirect target, by the beginning of its
   * address.
   */
  open(address: string, leadsTo?: string): Promise<void>;
  /** Waits for a target, scrolls to it and clicks it. */
  click(target: Target): Promise<void>;
  /** Replaces the value of the field with this name. */
  type(field: string, text: string): Promise<void>;
  see(target: Target): Promise<void>;
  shows(target: Target): Promise<boolean>;
  /**
   * Evaluates an expression in the page, and awaits a promise.
   * @returns plain data
   */
  run(expression: string): Promise<unknown>;
  load(program: string): Promise<void>;
  /** Resizes the window, in CSS pixels, to the engine's minimum at least. */
  resize(width: number, height: number): Promise<void>;
}

/** How long opening an address waits: for the whole document, or for its beginning. */
export type Loading = 'whole' | 'begun';

export interface RunningEngine {
  /** Opens a screen with its own cookies. */
  newScreen(): Promise<EngineScreen>;
  /** The proxy between its screens and the servers. */
  readonly line: Line;
  close(): Promise<void>;
}
