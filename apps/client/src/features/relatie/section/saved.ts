import { carriedTo, type LeadOn, readCarried } from '../../../api/carried.ts';
import { useCarried } from '../../../forms/useCarried.ts';
import { sectionAddress } from '../addresses.ts';
import type { SectionName } from './fields.ts';

const name = 'saved';

/** Redirects to a section, which confirms that it was saved. */
export function toSaved(section: SectionName): LeadOn {
  return { to: sectionAddress(section), carries: { [name]: section } };
}

/** Returns the section that was just saved, if any. */
export function useSavedSection(): unknown {
  return useCarried(name);
}

/** Returns whether a navigation follows a saved name, which the frame shows too. */
export function isNameSaved(search: URLSearchParams): boolean {
  const section: SectionName = 'name';
  return readCarried(carriedTo(search, undefined), name) === section;
}
