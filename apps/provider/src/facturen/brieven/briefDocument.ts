import type { Language } from '@mijn/domain/language';
import { frameOf } from '../../documents/frame.ts';
import type { DocumentContent } from '../../documents/documentContent.ts';
import { aanmaningWords } from './aanmaning.rules.ts';
import { achterstandWords } from './achterstand.rules.ts';
import type { BriefRow } from './brief.ts';

/** Returns a letter as a document, with the letterhead of its brand and day, whoever opens it and when. */
export function toBriefDocument(brief: BriefRow, language: Language): DocumentContent {
  const { merk, datum } = brief;
  const [name = ''] = brief.inhoud.geadresseerde;
  const words =
    brief.soort === 'aanmaning'
      ? aanmaningWords(brief.inhoud, language)
      : achterstandWords(brief.inhoud, language);
  return { ...frameOf({ merk, today: datum }, name, language), ...words };
}
