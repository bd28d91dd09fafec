import { isPaginaNaam, paginas } from '@mijn/domain/paden';
import { data, redirect } from 'react-router';
import { type Antwoord, verplicht } from '../api/antwoord.ts';
import { ApiFout } from '../api/apiFout.ts';
import { lader, type LaderVraag } from '../api/lader.ts';
import { leesTerug, paginaVan } from '../api/terug.ts';
import { frameOperatie } from './app.operaties.ts';
import type { FrameRelatie, RootData } from './rootData.ts';

// Status pages and signing out show nothing of a person.
const zonderRelatie = new Set(['uitloggen', 'inloggenMislukt']);

type Soort = 'geen' | 'mag' | 'moet';

function relatieVoor(pad: string): Soort {
  const naam = paginaVan(pad)?.pagina;
  if (naam === undefined || !isPaginaNaam(naam)) return 'geen';
  if (paginas[naam].login) return 'moet';
  return zonderRelatie.has(naam) || naam.startsWith('status') ? 'geen' : 'mag';
}

// Someone with a living session has no business at the login page (§4); but whoever was just sent
// there by an error is not sent back by itself, or the two would chase each other.
function magDoor({ zoek }: LaderVraag): boolean {
  return !zoek.has('unauthorized') && !zoek.has('reden');
}

async function vraagRelatie({ vraag }: LaderVraag): Promise<FrameRelatie> {
  const antwoord: Antwoord<{ relatie: FrameRelatie | null }> = await vraag(frameOperatie, {});
  return verplicht(antwoord, 'relatie');
}

/** The root's data: the person of this document, asked once. */
export const rootLoader = lader(async (vraag): Promise<RootData> => {
  const { omgeving, url } = vraag;
  if (omgeving.gedwongenStatus) throw data(null, { status: omgeving.gedwongenStatus });
  const soort = omgeving.ingelogd ? relatieVoor(url.pathname) : 'geen';
  if (soort === 'geen') return { relatie: null };
  if (soort === 'moet') return { relatie: await vraagRelatie(vraag) };
  try {
    await vraagRelatie(vraag);
  } catch (fout) {
    if (fout instanceof ApiFout) return { relatie: null };
    throw fout;
  }
  if (magDoor(vraag)) throw redirect(leesTerug(vraag.zoek));
  return { relatie: null };
});
