import { pages } from '@mijn/domain/paths';
import type { SectionName } from './section/fields.ts';
import { changeField } from './section/stateField.ts';

/** Fragments of the sections in the page's address; §2 defines two of these names. */
export const anchors: Readonly<Record<SectionName, string>> = {
  name: 'naam',
  contact: 'contact',
  address: 'postadres',
  preferences: 'digitale-voorkeuren',
  toestemming: 'toestemming',
};

/** Address of a section's form. */
export function changeAddress(section: SectionName): string {
  return `${pages.mijnGegevens.path}?${changeField}=${section}#${anchors[section]}`;
}

/** Address of a section. */
export function sectionAddress(section: SectionName): string {
  return `${pages.mijnGegevens.path}#${anchors[section]}`;
}
