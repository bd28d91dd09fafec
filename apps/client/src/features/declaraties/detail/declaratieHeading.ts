import { formatDay } from '@mijn/domain/dayOnScreen';
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
  if (zorgSoorten === null && omschrijving === null) return m.titleHidden({ naam: name });
  return m.title({ care: declaratieTitle(declaratie, language), naam: name });
}

function subtitle(declaratie: Headed, language: Language): string {
  const { nummer, datum, declarant, indiener, soortIndiener } = declaratie;
  const dag = formatDay(datum, language);
  if (soortIndiener === 'Zorgverlener') return m.subtitleZorgverlener({ nummer, dag });
  return indiener === declarant
    ? m.subtitle({ nummer, dag })
    : m.subtitleSentInBy({ nummer, dag, indiener });
}

/**
 * What stands above a claim: which care for whom, but not the care that is hidden from who looks
 * (decisions §2); its number, and who sent it in on which day.
 */
export function declaratieHeading(declaratie: Headed, language: Language) {
  return { title: title(declaratie, language), subtitle: subtitle(declaratie, language) };
}
