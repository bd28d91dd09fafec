import pg from 'pg';
import type { Access } from './access.ts';

/** What a call did, for the log of access. */
export type Operation =
  | 'getRelatie'
  | 'updateRelatie'
  | 'confirmContactgegevens'
  | 'listWijzigingen'
  | 'listInzagen'
  | 'listBerichten'
  | 'acceptVoorwaarden'
  | 'markBerichtenRead'
  | 'chooseBerichten'
  | 'startPush'
  | 'stopPush'
  | 'listZorgpassen'
  | 'listVerzekeringen'
  | 'getToestemming'
  | 'getVerzekerden'
  | 'listDeclaraties'
  | 'getDeclaratie'
  | 'getEigenRisico'
  | 'listZorgkosten'
  | 'listZorggebruik'
  | 'getZorgkostenRegel'
  | 'getVooraf'
  | 'getVerwachteVergoeding'
  | 'getVerwachting'
  | 'indienen'
  | 'trekDeclaratieIn'
  | 'getBestand'
  | 'reageerOpDeclaratie'
  | 'getGelezen'
  | 'getBladzijde'
  | 'getConcept'
  | 'bewaarConcept'
  | 'verwijderConcept'
  | 'getBevestiging'
  | 'getBesluit'
  | 'validerenBestand'
  | 'listFacturen'
  | 'getFactuur'
  | 'getFactuurDocument'
  | 'getSpecificatie'
  | 'listBetaalverzoeken'
  | 'listTegoeden'
  | 'getBetaalverzoek'
  | 'startBetaling'
  | 'startRegeling'
  | 'getBetaling';

/** The statement, with its values in it, that logs a look at one person's data (NEN 7513). */
export function recordStatement(
  { viewer, niveau, actor, reden }: Access,
  operation: Operation,
  concerns: string,
  subject?: string,
): string {
  const values = [viewer, String(niveau), actor, reden, concerns, operation, subject];
  const literals = values.map((value) => (value ? pg.escapeLiteral(value) : 'NULL'));
  return `INSERT INTO insurer.inzage
    (kijker, niveau, actor, reden, betreft, operatie, onderwerp) VALUES (${literals.join(',')})`;
}
