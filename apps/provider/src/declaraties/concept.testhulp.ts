import { conceptAntwoord, type ConceptAntwoord, type ConceptVraag } from '@mijn/contract/concept';
import { restPaden } from '@mijn/contract/restPaden';
import type { ValiderenAntwoord } from '@mijn/contract/declaraties';
import { maakPdf } from '../bestanden/testhulp/pdf.ts';
import type { Antwoord, ProefProvider, TokenAnders } from '../testhulp/proefProvider.ts';
import { formulier } from './indienen.testhulp.ts';

type Insurer = Pick<ProefProvider, 'vraag'>;

/** Has a file checked; returns the id under which it waits. */
export async function stuurBestand(
  insurer: Insurer,
  als: string,
  naam = 'nota.pdf',
): Promise<string> {
  const body = formulier({}, [[naam, maakPdf()]], 'bestand');
  const antwoord = await insurer.vraag(restPaden.validerenBestand, als, { method: 'POST', body });
  const { body: inhoud }: ValiderenAntwoord = JSON.parse(antwoord.tekst);
  if (inhoud.bestandId === undefined) throw new Error('no file id');
  return inhoud.bestandId;
}

/** Offers a draft as it stands, also when it is wrong. */
export function bied(
  insurer: Insurer,
  als: string | undefined,
  inhoud: unknown,
  anders: TokenAnders = {},
): Promise<Antwoord> {
  return insurer.vraag(restPaden.concept, als, {
    ...anders,
    method: 'PUT',
    body: JSON.stringify(inhoud),
    headers: { 'content-type': 'application/json' },
  });
}

/** Reads an answer of the draft's calls. */
export function leesConcept({ tekst }: Antwoord): ConceptAntwoord {
  return conceptAntwoord.parse(JSON.parse(tekst));
}

/** Keeps a draft and returns it as it is kept. */
export async function bewaar(
  insurer: Insurer,
  als: string,
  vraag: Partial<ConceptVraag> = {},
): Promise<NonNullable<ConceptAntwoord['concept']>> {
  const antwoord = await bied(insurer, als, { versie: null, velden: {}, ...vraag });
  const { concept } = leesConcept(antwoord);
  if (antwoord.status !== 200 || !concept) throw new Error(`answered ${antwoord.status}`);
  return concept;
}

/** The draft of a person as they see it. */
export async function conceptVan(
  insurer: Insurer,
  als: string,
): Promise<ConceptAntwoord['concept']> {
  return leesConcept(await insurer.vraag(restPaden.concept, als)).concept;
}
