import type { BrowserContext, Page } from '@playwright/test';

/** Prepared state for opening a page on a slow phone. */
export interface Ready {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The number of a claim just sent in; empty if not requested. */
  readonly nummer: string;
}

/** A tap on a page before hydration, and its expected result. */
export interface EarlyTap {
  /** Describes the tap, after "a tap early on". */
  readonly what: string;
  /**
   * The tapped control, or the form it belongs to, named as in `waitingControls`, with N for a number;
   * absent for a link.
   */
  readonly taps?: string;
  readonly persona: string;
  /** Needs a separate login, which the tap ends or is stored in. */
  readonly ownLogin?: boolean;
  /** The initial state: a claim just sent in, or a draft. */
  readonly begins?: 'declaratie' | 'concept';
  /** Prepares and returns the page's path. */
  readonly path: (ready: Ready) => string | Promise<string>;
  /** Taps, and returns a function that checks the result. */
  readonly tap: (page: Page) => Promise<() => Promise<unknown>>;
  /** Needs an extension of the contract. */
  readonly extension?: boolean;
  /** Expected status besides 200, if the form is sent without script. */
  readonly status?: number;
}

/** Timeout for a result on a slow phone; milliseconds. */
export const patience = { timeout: 30_000 };

export const at = (path: string) => () => path;
