import type { Page } from '@playwright/test';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { daysAgo } from './days.ts';
import { mouse } from './userInput.ts';
import type { Notas } from './notas.ts';

/** Handles each screen: check or photograph it. */
export type View = (name: string) => Promise<void>;

/** Completes the form for a claim with mistakes, handles each screen, and sends it. */
export async function walkThroughSubmission(
  page: Page,
  { photo, pdf }: Notas,
  forWhom: string | undefined,
  view: View,
): Promise<void> {
  const screen = new SubmitPage(page, mouse(page));
  const nota = {
    ...(forWhom && { forWhom }),
    bestanden: [photo, pdf],
    care: 'Huisarts',
    dag: daysAgo(9),
    bedrag: '41,25',
    zorgverlener: 'Huisartsenpraktijk De Duinen',
    notaNummer: `S-${Math.random().toString(36).slice(2, 8)}`,
  };
  const noNota = {
    name: 'vakantie.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('geen pdf'),
  };

  await screen.open();
  await screen.isAt('Voeg je nota toe');
  await view('submit-1-nota');
  await screen.user.add(screen.picker, [noNota, photo]);
  await screen.bestand(noNota.name).getByText('Afgekeurd').waitFor();
  await screen.bestand(photo.name).getByText('Ontvangen').waitFor();
  await view('submit-1-nota-refused');
  await page.getByRole('button', { name: `Verwijder ${noNota.name}` }).click();
  await screen.addNota({ ...nota, bestanden: [pdf] });

  await screen.isAt('Wat staat er op de nota?');
  await view('submit-2-details');
  await screen.onward.click();
  await page.getByText('Vul het bedrag van de nota in.').first().waitFor();
  await view('submit-2-details-errors');
  await screen.fillDetails(nota);

  await screen.isAt('Klopt alles?');
  await view('submit-3-check');
  await screen.submit.click();
  await screen.declaratieNumber();
  await view('submit-4-confirmation');
}
