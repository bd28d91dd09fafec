import type { BrowserContext, Page } from '@playwright/test';

/** What is made ready before a page is opened on a slow phone. */
export interface Ready {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The number of a claim that was just sent in; empty where none was asked for. */
  readonly nummer: string;
}

/** A tap on a page that is seen and not yet taken over, and what has to come of it. */
export interface EarlyTap {
  /** What somebody does, to be read after "a tap early on". */
  readonly what: string;
  /**
   * The control that it taps, or the form of which it uses a part, as `waitingControls` names it, with N for a number;
   * a link has none.
   */
  readonly taps?: string;
  readonly persona: string;
  /** A login that no other journey has: it ends by this tap, or remembers it. */
  readonly ownLogin?: boolean;
  /** What this person begins with: a claim that was just sent in, or the draft of one. */
  readonly begins?: 'declaratie' | 'concept';
  /** The page; what it needs to show is made ready here. */
  readonly path: (ready: Ready) => string | Promise<string>;
  /** Taps, and returns how one sees that it was answered. */
  readonly tap: (page: Page) => Promise<() => Promise<unknown>>;
  /** Needs an extension of the contract. */
  readonly extension?: boolean;
  /** What the server may answer besides 200, where the form went without script. */
  readonly status?: number;
}

/** What a slow phone needs at most for what a tap asks; milliseconds. */
export const patience = { timeout: 30_000 };

/** A fixed page. */
export const at = (path: string) => () => path;
