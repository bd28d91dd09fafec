import { pages } from '@mijn/domain/paths';
import { questionFields } from '@mijn/domain/queryFields';

/** The subjects that a page of the app offers to ask about; claims have their own form. */
export type AskSubject =
  | { readonly about: 'factuur' | 'betaalverzoek'; readonly number: string }
  | { readonly about: 'budget'; readonly number: string; readonly person?: string | undefined }
  | { readonly about: 'gegevens' };

/** Returns the address of the form to ask the insurer a question, about a subject or about anything. */
export function askAddress(subject?: AskSubject): string {
  const search = new URLSearchParams();
  if (subject) search.set(questionFields.about, subject.about);
  if (subject && 'number' in subject) search.set(questionFields.number, subject.number);
  if (subject && 'person' in subject && subject.person) {
    search.set(questionFields.person, subject.person);
  }
  const query = search.toString();
  return query === '' ? pages.vraagStellen.path : `${pages.vraagStellen.path}?${query}`;
}
