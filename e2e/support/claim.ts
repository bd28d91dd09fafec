import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SubmitPage, type ToClaim } from '../pages/SubmitPage.ts';
import { daysAgo } from './days.ts';
import { mouse } from './userInput.ts';
import type { Notas } from './notas.ts';

/** Returns a unique bill, because the insurer warns about repeated ones. */
export function nota({ photo }: Notas): ToClaim {
  return {
    bestanden: [photo],
    care: 'Huisarts',
    dag: daysAgo(3),
    bedrag: `${randomInt(20, 99)},${randomInt(10, 99)}`,
    zorgverlener: 'Huisarts aan zee',
    notaNummer: randomUUID().slice(0, 8),
  };
}

/** Opens the form and fills it in up to the summary. */
export async function fillInUpToSummary(
  page: Page,
  notas: Notas,
  forWhom = nota(notas),
): Promise<SubmitPage> {
  const screen = new SubmitPage(page, mouse(page));
  await screen.open();
  await screen.fillIn(forWhom);
  return screen;
}
