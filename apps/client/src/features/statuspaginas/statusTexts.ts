import { pages } from '@mijn/domain/paths';
import type { IllustrationName } from '@mijn/ui/IllustrationStatus';
import { outdatedStatus } from '../../api/response.ts';
import { pageOf } from '../../api/returnPath.ts';
import { isNativeWrapped } from '../../platform/native.ts';
import * as m from '../../generated/texts/statuspaginas.js';

/** Action of the button of a status page: a retry, or another page. */
export type StatusAction = 'retry' | 'redirectToLogin' | 'toOverzicht' | 'back';

export interface StatusText {
  readonly header: () => string;
  readonly text: () => string;
  readonly illustration: IllustrationName;
  readonly button: StatusAction;
  /** Whether a reload brings a newer page. */
  readonly renews?: boolean;
}

const error500: StatusText = {
  header: m.heading500,
  text: m.text500,
  illustration: 'broken',
  button: 'retry',
};

// The screen texts of §8, and docs/decisions.md §1 where §8 has no title.
const perStatus: Readonly<Record<number, StatusText>> = {
  401: { header: m.heading401, text: m.text401, illustration: 'lock', button: 'redirectToLogin' },
  403: { header: m.heading403, text: m.text403, illustration: 'lock', button: 'back' },
  404: { header: m.heading404, text: m.text404, illustration: 'search', button: 'toOverzicht' },
  500: error500,
  503: { header: m.heading503, text: m.text503, illustration: 'tools', button: 'retry' },
};

const outdated: StatusText = {
  header: m.headingOutdated,
  text: m.textOutdated,
  illustration: 'tools',
  button: 'retry',
  renews: true,
};

// The app contains its own pages.
const outdatedApp: StatusText = {
  ...outdated,
  header: m.headingOutdatedApp,
  text: m.textOutdatedApp,
  renews: false,
};

/** Returns the words of a status page; those of 500 for a status without a page. */
export function statusText(status: number): StatusText {
  if (status === outdatedStatus) return isNativeWrapped() ? outdatedApp : outdated;
  return perStatus[status] ?? error500;
}

// A page of ours that can be requested again: no status page, and nothing from outside.
function isPage(address: string | undefined): address is string {
  const page = address === undefined ? undefined : pageOf(address)?.page;
  return page !== undefined && !page.startsWith('status');
}

/**
 * Returns the address of "Probeer opnieuw": the one that failed. Under a status page's own address it is
 * the one that led there (`asked`), else /overzicht.
 */
export function retryAddress(here: string, asked: string | undefined): string {
  return [here, asked].find(isPage) ?? pages.overzicht.path;
}
