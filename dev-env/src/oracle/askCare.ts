import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';
import type { AheadAnswer, ZorgkostenAnswer } from './answers.ts';
import { type Ask, runSequentially, requireAnswer } from './turns.ts';

// The latest lines suffice for a long history.
const explainedLines = 12;

/** Requests the details of the latest care cost lines. */
export async function askDetails(
  ask: Ask,
  zorgkosten: readonly ZorgkostenAnswer[],
): Promise<ZorgkostenRegel[]> {
  const lines = zorgkosten.flatMap(({ regels }) => regels.slice(0, explainedLines));
  return runSequentially(lines, async ({ declaratieNummer = '', declaratieVolgnummer = 0 }) => {
    const params = { nummer: declaratieNummer, volgnummer: declaratieVolgnummer };
    return requireAnswer(await ask('getZorgkostenRegel', { params }), declaratieNummer).regel;
  });
}

/** Requests a person's forecast of own risk and expected payout on a day. */
export async function askAhead(
  ask: Ask,
  relatienummer: string,
  behandelDatum: string,
): Promise<AheadAnswer> {
  const forecast = requireAnswer(
    await ask('getVerwachting', { query: { relatienummer } }),
    relatienummer,
  );
  const query = { relatienummer, zorgsoort: 'Ziekenhuis', bedrag: '1000.00' };
  const { vooraf } = requireAnswer(await ask('getVooraf', { query }), relatienummer);
  const line = { behandelDatum, zorgsoort: 'Ziekenhuis' };
  const regels = [
    { ...line, bedrag: '1000.00' },
    { ...line, bedrag: '49.95' },
  ];
  const body = { relatienummer, regels };
  const expected = requireAnswer(await ask('getVerwachteVergoeding', { body }), relatienummer);
  return {
    relatienummer,
    verwachting: forecast.verwachting,
    vooraf,
    expected: expected.verwachting,
  };
}
