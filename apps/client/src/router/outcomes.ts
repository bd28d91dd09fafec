import { isObject } from '@mijn/domain/isObject';

/** How a redirect leads on: as a new entry, in the place of the page that was asked, or by a fresh document. */
type Way = 'push' | 'replace' | 'document';

/** Where a loader or an action leads instead of showing its page; thrown or returned. */
export class Redirect {
  /** An address within the app. */
  readonly to: string;
  readonly way: Way;
  /** For the page it leads to: what must not stand in an address (server only). */
  readonly carries: string | undefined;

  constructor(to: string, way: Way = 'push', carries?: string) {
    this.to = to;
    this.way = way;
    this.carries = carries;
  }
}

/** What a loader or an action answers, with its HTTP status; thrown, it is an error with that status. */
export class WithStatus {
  readonly status: number;
  readonly value: unknown;

  constructor(status: number, value: unknown = null) {
    this.status = status;
    this.value = value;
  }
}

/** An error with a status, and what was said with it; plain, as it may have come in a document. */
export interface StatusError {
  readonly status: number;
  readonly data?: unknown;
}

/** Whether an error has a status. */
export function isStatusError(error: unknown): error is StatusError {
  return isObject(error) && typeof error['status'] === 'number';
}
