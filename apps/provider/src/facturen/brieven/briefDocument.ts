import type { Language } from '@mijn/domain/language';
import { frameOf } from '../../documents/frame.ts';
import type { DocumentContent } from '../../documents/documentContent.ts';
import { aanmaningWords, type BriefWords } from './aanmaning.rules.ts';
import { achterstandWords } from './achterstand.rules.ts';
import type { BriefContent, BriefRow } from './brief.ts';
import { rekeningWords } from './rekening.rules.ts';

function toWords(brief: BriefContent, language: Language): BriefWords {
  switch (brief.soort) {
    case 'aanmaning':
      return aanmaningWords(brief.inhoud, language);
    case 'premieachterstand':
      return achterstandWords(brief.inhoud, language);
    case 'rekening':
      return rekeningWords(brief.inhoud, language);
    default:
      return brief satisfies never;
  }
}

/** Returns a letter as a document, with the letterhead of its brand and day, whoever opens it and when. */
export function toBriefDocument(brief: BriefRow, language: Language): DocumentContent {
  const { merk, datum } = brief;
  const [name = ''] = brief.inhoud.geadresseerde;
  return { ...frameOf({ merk, today: datum }, name, language), ...toWords(brief, language) };
}
