import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';
import type { AheadAnswer, ZorgkostenAnswer } from './answers.ts';
import { type Ask, inTurn, present } from './turns.ts';

// Of a long history the newest tell enough.
const explainedLines = 12;

/** Asks what is behind the newest lines of care. */
export async function askDetails(
  ask: Ask,
  zorgkosten: readonly ZorgkostenAnswer[],
): Promise<ZorgkostenRegel[]> {
  const lines = zorgkosten.flatMap(({ regels }) => regels.slice(0, explainedLines));
  return inTurn(lines, async ({ declaratieNummer = '', declaratieVolgnummer = 0 }) => {
    const params = { nummer: declaratieNummer, volgnummer: declaratieVolgnummer };
    return present(await ask('getZorgkostenRegel', { params }), declaratieNummer).regel;
  });
}

/** Asks what is to come of somebody's own risk on a day, and what they would get. */
export async function askAhead(
  ask: Ask,
  relatienummer: string,
  behandelDatum: string,
): Promise<AheadAnswer> {
  const forecast = present(
    await ask('getVerwachting', { query: { relatienummer } }),
    relatienummer,
  );
  const query = { relatienummer, zorgsoort: 'Ziekenhuis', bedrag: '1000.00' };
  const { vooraf } = present(await ask('getVooraf', { query }), relatienummer);
  const line = { behandelDatum, zorgsoort: 'Ziekenhuis' };
  const regels = [
    { ...line, bedrag: '1000.00' },
    { ...line, bedrag: '49.95' },
  ];
  const body = { relatienummer, regels };
  const expected = present(await ask('getVerwachteVergoeding', { body }), relatienummer);
  return {
    relatienummer,
    verwachting: forecast.verwachting,
    vooraf,
    expected: expected.verwachting,
  };
}
