import { pages } from '@mijn/domain/paths';
import type { SectionName } from './section/fields.ts';
import { changeField } from './section/stateField.ts';

/** The part of the page where a section stands; §2 has two of these names. */
export const anchors: Readonly<Record<SectionName, string>> = {
  name: 'naam',
  contact: 'contact',
  address: 'postadres',
  preferences: 'digitale-voorkeuren',
  toestemming: 'toestemming',
};

/** Where a section is changed. */
export function changeAddress(section: SectionName): string {
  return `${pages.mijnGegevens.path}?${changeField}=${section}#${anchors[section]}`;
}

/** Where a section stands. */
export function sectionAddress(section: SectionName): string {
  return `${pages.mijnGegevens.path}#${anchors[section]}`;
}
