import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/detail.js';
import { declaratieTitle } from '../declaratieTitle.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

type Headed = Pick<
  DeclaratieDetail,
  'nummer' | 'datum' | 'declarant' | 'indiener' | 'soortIndiener' | 'zorgSoorten' | 'omschrijving'
>;

function title(declaratie: Headed, language: Language): string {
  const { declarant: name, zorgSoorten, omschrijving } = declaratie;
  if (zorgSoorten === null && omschrijving === null) return m.titleHidden({ name });
  return m.title({ care: declaratieTitle(declaratie, language), name });
}

function subtitle(declaratie: Headed, language: Language): string {
  const { nummer, datum, declarant, indiener, soortIndiener } = declaratie;
  const day = formatDay(datum, language);
  if (soortIndiener === 'Zorgverlener') return m.subtitleZorgverlener({ nummer, day });
  return indiener === declarant
    ? m.subtitle({ nummer, day })
    : m.subtitleSentInBy({ nummer, day, indiener });
}

/**
 * Returns the title and subtitle of a claim: care and person, but not care hidden from the viewer
 * (docs/decisions.md §2); number, submitter and date.
 */
export function declaratieHeading(declaratie: Headed, language: Language) {
  return { title: title(declaratie, language), subtitle: subtitle(declaratie, language) };
}
