import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { IndienenPage, type TeDeclareren } from '../pages/IndienenPage.ts';
import { dagenGeleden } from './dagen.ts';
import { muis } from './hand.ts';
import type { Notas } from './notas.ts';

/** A bill that nobody sent in before: the insurer warns for one it knows. */
export function nota({ foto }: Notas): TeDeclareren {
  return {
    bestanden: [foto],
    zorg: 'Huisarts',
    dag: dagenGeleden(3),
    bedrag: `${randomInt(20, 99)},${randomInt(10, 99)}`,
    zorgverlener: 'Huisarts aan zee',
    notaNummer: randomUUID().slice(0, 8),
  };
}

/** Opens the form and fills it in, up to the question whether all is right. */
export async function totVerzenden(
  page: Page,
  notas: Notas,
  voor = nota(notas),
): Promise<IndienenPage> {
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open();
  await scherm.vulIn(voor);
  return scherm;
}
