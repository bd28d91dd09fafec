import type { Page } from '@playwright/test';
import { IndienenPage } from '../pages/IndienenPage.ts';
import { dagenGeleden } from './dagen.ts';
import { muis } from './hand.ts';
import type { Notas } from './notas.ts';

/** What to do with each screen on the way: look, judge, photograph. */
export type Bekijk = (naam: string) => Promise<void>;

/**
 * Walks through the form for a claim, mistakes included, and shows each screen on the way.
 * Sends the claim in at the end.
 */
export async function doorloopIndienen(
  page: Page,
  { foto, pdf }: Notas,
  voor: string | undefined,
  bekijk: Bekijk,
): Promise<void> {
  const scherm = new IndienenPage(page, muis(page));
  const nota = {
    ...(voor && { voor }),
    bestanden: [foto, pdf],
    zorg: 'Huisarts',
    dag: dagenGeleden(9),
    bedrag: '41,25',
    zorgverlener: 'Huisartsenpraktijk De Duinen',
    notaNummer: `S-${Math.random().toString(36).slice(2, 8)}`,
  };
  const geenNota = {
    name: 'vakantie.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('geen pdf'),
  };

  await scherm.open();
  await scherm.isBij('Voor wie is de nota?');
  await bekijk('indienen-1-wie');
  await scherm.kiesWie(nota);

  await scherm.isBij('Voeg je nota toe');
  await bekijk('indienen-2-nota');
  await scherm.hand.voegToe(scherm.kiezer, [geenNota, foto]);
  await scherm.bestand(geenNota.name).getByText('Afgekeurd').waitFor();
  await scherm.bestand(foto.name).getByText('Ontvangen').waitFor();
  await bekijk('indienen-2-nota-afgekeurd');
  await page.getByRole('button', { name: `Verwijder ${geenNota.name}` }).click();
  await scherm.voegNotaToe({ ...nota, bestanden: [pdf] });

  await scherm.isBij('Wat staat er op de nota?');
  await bekijk('indienen-3-gegevens');
  await scherm.verder.click();
  await page.getByText('Vul het bedrag van de nota in.').first().waitFor();
  await bekijk('indienen-3-gegevens-fouten');
  await scherm.vulGegevens(nota);

  await scherm.isBij('Klopt alles?');
  await bekijk('indienen-4-controleren');
  await scherm.dienIn.click();
  await scherm.nummer();
  await bekijk('indienen-5-bevestiging');
}
