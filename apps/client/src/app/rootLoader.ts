import { type PaginaNaam, paginas } from '@mijn/domain/paden';
import { data, redirect } from 'react-router';
import { type Antwoord, verplicht } from '../api/antwoord.ts';
import { ApiFout } from '../api/apiFout.ts';
import { lader, type LaderVraag } from '../api/lader.ts';
import { leesTerug, paginaVan } from '../api/terug.ts';
import { frameOperatie } from './app.operaties.ts';
import type { FrameRelatie, RootData } from './rootData.ts';

// Where nothing of a person is shown, or where asking for it would be asking what just failed.
const zonderRelatie: ReadonlySet<PaginaNaam | undefined> = new Set<PaginaNaam>([
  'uitloggen',
  'inloggenMislukt',
  'status401',
  'status500',
  'status503',
]);

// Someone with a living session has no business at the login page (§4); but whoever was just sent
// there by an error is not sent back by itself, or the two would chase each other.
function magDoor({ zoek }: LaderVraag): boolean {
  return !zoek.has('unauthorized') && !zoek.has('reden');
}

async function vraagRelatie({ vraag }: LaderVraag): Promise<FrameRelatie> {
  const antwoord: Antwoord<{ relatie: FrameRelatie | null }> = await vraag(frameOperatie, {});
  return verplicht(antwoord, 'relatie');
}

async function vraagMisschien(vraag: LaderVraag): Promise<FrameRelatie | null> {
  try {
    return await vraagRelatie(vraag);
  } catch (fout) {
    if (fout instanceof ApiFout) return null;
    throw fout;
  }
}

/** The root's data: the person of this document, asked once. */
export const rootLoader = lader(async (vraag): Promise<RootData> => {
  const { omgeving, url } = vraag;
  if (omgeving.gedwongenStatus) throw data(null, { status: omgeving.gedwongenStatus });
  const pagina = paginaVan(url.pathname)?.pagina;
  if (!omgeving.ingelogd || zonderRelatie.has(pagina)) return { relatie: null };
  if (pagina !== undefined && paginas[pagina].login) return { relatie: await vraagRelatie(vraag) };
  const relatie = await vraagMisschien(vraag);
  if (pagina !== 'inloggen') return { relatie };
  if (relatie && magDoor(vraag)) throw redirect(leesTerug(vraag.zoek));
  return { relatie: null };
});
