import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { internalPaths } from '@mijn/domain/internalPaths';
import { pages } from '@mijn/domain/paths';
import { type FileKeys, isInternalMode, readFileKeys } from './fileKeys.ts';

/**
 * The start of a document for staff: the page that opens a file, that with open questions, closing the current file, or
 * showing it.
 */
export type FirstStep =
  | { readonly kind: 'openFile' }
  | { readonly kind: 'questions' }
  | { readonly kind: 'close' }
  | { readonly kind: 'show'; readonly keys: FileKeys };

/** Returns the first step at an address of the app (§6); signing out of a file closes it. */
export function firstStep(
  config: Pick<RuntimeConfig, 'internal'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): FirstStep {
  if (pathname === internalPaths.openFile) return { kind: 'openFile' };
  if (pathname === internalPaths.questions) return { kind: 'questions' };
  const isOn = isInternalMode(config, new URLSearchParams(search), storage);
  const keys = isOn ? readFileKeys(storage) : undefined;
  const shows = keys !== undefined && pathname !== pages.uitloggen.path;
  return shows ? { kind: 'show', keys } : { kind: 'close' };
}
