import { findFlash, type RedirectWithFlash, readFlash } from '../../../api/flash.ts';
import { useFlash } from '../../../forms/useFlash.ts';
import { sectionAddress } from '../addresses.ts';
import type { SectionName } from './fields.ts';

const name = 'saved';

/** Redirects to a section, which confirms that it was saved. */
export function toSaved(section: SectionName): RedirectWithFlash {
  return { to: sectionAddress(section), flash: { [name]: section } };
}

/** Returns the section that was just saved, if any. */
export function useSavedSection(): unknown {
  return useFlash(name);
}

/** Returns whether a navigation follows a saved name, which the frame shows too. */
export function isNameSaved(search: URLSearchParams): boolean {
  const section: SectionName = 'name';
  return readFlash(findFlash(search, undefined), name) === section;
}
