import { type Concept, conceptAntwoord, conceptVraag } from '@mijn/contract/concept';
import { restPaden } from '@mijn/contract/restPaden';
import { ProviderFout } from './providerFout.ts';
import { gooiWeg, haalOp, zetNeer, type Aanroep } from './roepAan.ts';

/** How offering a draft ended: kept, or not because another tab was first; and what is kept now. */
export interface ConceptUitkomst {
  readonly bewaard: boolean;
  readonly concept: Concept | null;
}

/** An insurer without the extension knows no such address. */
function isZonder(fout: unknown): boolean {
  return fout instanceof ProviderFout && (fout.status === 404 || fout.status === 405);
}

/** `GET …/concept`, an extension: the caller's draft; null without one. @throws ProviderFout */
export async function getConcept(aanroep: Aanroep): Promise<Concept | null> {
  try {
    return (await haalOp(aanroep, restPaden.concept, conceptAntwoord)).concept;
  } catch (fout) {
    if (isZonder(fout)) return null;
    throw fout;
  }
}

/**
 * `PUT …/concept`: keeps the caller's draft, made from `versie` (null: from none).
 * @throws ProviderFout 400 for what cannot be a draft, 404 without the extension
 */
export async function bewaarConcept(aanroep: Aanroep, wat: object): Promise<ConceptUitkomst> {
  const vraag = conceptVraag.safeParse(wat);
  if (!vraag.success) throw new ProviderFout('geweigerd', 400);
  const { status, concept } = await zetNeer(
    aanroep,
    restPaden.concept,
    vraag.data,
    conceptAntwoord,
  );
  return { bewaard: status !== 409, concept };
}

/** `DELETE …/concept`: throws the caller's draft away. Safe to repeat. @throws ProviderFout */
export async function verwijderConcept(aanroep: Aanroep): Promise<void> {
  await gooiWeg(aanroep, restPaden.concept, conceptAntwoord);
}
