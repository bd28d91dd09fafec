import { brands } from '@mijn/domain/brands';
import { formatFullDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import type { Access } from '../access/access.ts';
import type { DocumentContent } from './documentContent.ts';

const lastLines: Readonly<Record<Language, (day: string, sender: string) => string>> = {
  nl: (day, sender) => `${sender} heeft dit document gemaakt op ${day}.`,
  en: (day, sender) => `${sender} made this document on ${day}.`,
};

/** Returns the letterhead and last line, by reader, day and brand. */
export function frameOf(
  access: Pick<Access, 'merk' | 'today'>,
  reader: string,
  language: Language,
): Pick<DocumentContent, 'merk' | 'sender' | 'letterhead' | 'lastLine'> {
  const brand = access.merk ?? 'ZZ';
  const sender = brands[brand].naam;
  const day = formatFullDay(access.today.toString(), language);
  const letterhead = [reader, day].filter(Boolean).join(', ');
  return { merk: brand, sender, letterhead, lastLine: lastLines[language](day, sender) };
}
