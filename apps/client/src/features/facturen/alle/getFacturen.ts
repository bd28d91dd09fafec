import { dagInNederland } from '@mijn/domain/datum';
import { deel } from '../../../api/antwoord.ts';
import type { LaderVraag } from '../../../api/lader.ts';
import { facturenOperatie } from '../facturen.operaties.ts';

/** What /facturen shows. */
export type FacturenData = Awaited<ReturnType<typeof getFacturen>>;

/** A payment request as the list shows it. */
export type VerzoekInLijst = Extract<
  FacturenData['betaalverzoeken'],
  { gelukt: true }
>['waarde'][number];

/** An invoice as the list gets it. */
export type FactuurInLijst = Extract<FacturenData['facturen'], { gelukt: true }>['waarde'][number];

/**
 * Fetches invoices and payment requests in one request; each may fail by itself.
 * @throws ApiFout when the session is gone or the answer is no JSON
 */
export async function getFacturen({ vraag, omgeving }: LaderVraag) {
  const antwoord = await vraag(facturenOperatie, {});
  const redenen = antwoord.data.relatie?.indicatorenRedenen.flatMap((een) => een.redenen) ?? [];
  return {
    betaalverzoeken: deel(antwoord, 'betaalverzoeken'),
    facturen: deel(antwoord, 'facturen'),
    // Co-insured people get no invoices (decisions §2): their screen says who does.
    meeverzekerd: redenen.includes('GeenVerzekeringsnemer'),
    vandaag: dagInNederland(omgeving.opServer ? new Date(omgeving.nu) : new Date()),
  };
}
