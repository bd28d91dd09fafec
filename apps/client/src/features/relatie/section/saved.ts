import { carriedTo, type LeadOn, readCarried } from '../../../api/carried.ts';
import { useCarried } from '../../../forms/useCarried.ts';
import { sectionAddress } from '../addresses.ts';
import type { SectionName } from './fields.ts';

const name = 'saved';

/** Leads to where a section stands, which confirms that it was saved. */
export function toSaved(section: SectionName): LeadOn {
  return { to: sectionAddress(section), carries: { [name]: section } };
}

/** Which section was just saved, if one was. */
export function useSavedSection(): unknown {
  return useCarried(name);
}

/** Whether the way to this address is that of one's name being saved, which the frame shows too. */
export function isNameSaved(search: URLSearchParams): boolean {
  const section: SectionName = 'name';
  return readCarried(carriedTo(search, undefined), name) === section;
}
