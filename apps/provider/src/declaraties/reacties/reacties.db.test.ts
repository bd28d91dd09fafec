import { zorgkostenDetailResponse } from '@mijn/contract/zorgkostenDetail';
import { describe, expect, it } from 'vitest';
import {
  declaratiesOf,
  numberOf,
  sampleDay,
  useTestProvider,
} from '../../testing/trialProvider.testing.ts';
import {
  toFormData,
  parseResponse,
  sendRequest,
  type FieldValues,
  fieldsFor,
} from '../submit/submit.testing.ts';
import { fetchReacties, sendReactie, answeredReactie } from './reacties.testing.ts';

const handled = (who: string) =>
  declaratiesOf(who).find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';
const idOf = ({ text }: { text: string }) => JSON.parse(text).vraagId;
const insurer = await useTestProvider({ jobsHeld: true });

async function assessed(as: string, before: string, fields: FieldValues = {}): Promise<string> {
  const { nummer } = parseResponse(
    await sendRequest(insurer, as, toFormData(fieldsFor(before, fields))),
  );
  await insurer.jobs.runAll();
  return nummer ?? '';
}

describe('a reaction to a claim', () => {
  it('moves from sent to answered, with the amounts of the line', async () => {
    const number = await assessed('fatima', 'Fatima', { bedrag: '45.00' });
    const request = { regel: 1, tekst: '  Waarom krijg ik niets?  ' };
    const response = await sendReactie(insurer, 'fatima', number, request);
    expect(response.status).toBe(200);
    const reactie = await answeredReactie(insurer, 'fatima', number);
    expect(reactie).toMatchObject({
      reactieId: idOf(response),
      regel: 1,
      tekst: 'Waarom krijg ik niets?',
      status: 'beantwoord',
    });
    expect(reactie.antwoord).toContain('telt dit bedrag voor het eigen risico van 2026');
    expect(Date.parse(reactie.beantwoordOp ?? '')).toBeGreaterThanOrEqual(
      Date.parse(reactie.verstuurdOp),
    );
    const logged = await insurer.sql(
      `SELECT kijker FROM insurer.inzage WHERE operatie = 'stelVraag'
         AND onderwerp = '${number}' AND betreft = '${numberOf('Fatima')}'`,
    );
    expect(logged).toEqual([{ kijker: numberOf('Fatima') }]);
  });

  it('names the packages of the insurance when the care is not covered', async () => {
    const number = await assessed('mila', 'Mila', {
      behandelDatum: sampleDay.toString(),
      zorgsoort: 'Bril en lenzen',
    });
    await sendReactie(insurer, 'mila', number);
    const { antwoord, regel } = await answeredReactie(insurer, 'mila', number);
    expect(regel).toBeNull();
    expect(antwoord).toContain('verzekerd met de basisverzekering');
  });

  it('is forwarded when the amounts explain nothing; a second one is refused, and a repetition is the same', async () => {
    const number = await assessed('sanne', 'Lotte', { zorgsoort: 'Tandarts' });
    const first = await sendReactie(insurer, 'sanne', number);
    expect(await answeredReactie(insurer, 'sanne', number)).toMatchObject({
      status: 'inBehandeling',
      beantwoordOp: null,
    });
    expect(idOf(await sendReactie(insurer, 'sanne', number))).toBe(idOf(first));
    expect((await sendReactie(insurer, 'sanne', number, { tekst: 'Iets anders' })).status).toBe(
      409,
    );
    const otherPart = await sendReactie(insurer, 'sanne', number, { regel: 1, tekst: 'De regel' });
    expect(otherPart.status).toBe(200);
    expect(await fetchReacties(insurer, 'sanne', number)).toHaveLength(2);
  });

  it('can be neither sent nor read by the verzekeringsnemer when the care is hidden', async () => {
    await insurer.sql(
      `UPDATE insurer.relatie SET toestemming_zorgkosten = false
       WHERE relatienummer = '${numberOf('Daan')}'`,
    );
    const number = handled('Daan');
    expect((await sendReactie(insurer, 'sanne', number)).status).toBe(404);
    expect((await sendReactie(insurer, 'daan', number)).status).toBe(200);
    expect(await fetchReacties(insurer, 'daan', number)).toHaveLength(1);
    expect(await fetchReacties(insurer, 'sanne', number)).toEqual([]);
  });

  it('is hidden from the sender of the claim when it is the patient’s, unless they may see the care', async () => {
    const consent = (given: boolean) =>
      insurer.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = ${given}
        WHERE relatienummer = '${numberOf('Daan')}'`);
    await consent(true);
    const number = await assessed('sanne', 'Daan');
    await sendReactie(insurer, 'sanne', number, { tekst: 'Van wie indiende' });
    await sendReactie(insurer, 'daan', number, { regel: 1, tekst: 'Van wiens zorg het is' });
    const words = async (as: string) =>
      // Sorted, because both have the same timestamp on the insurer's clock.
      (await fetchReacties(insurer, as, number)).map(({ tekst }) => tekst).toSorted();
    // The line in care costs shows the same.
    const atLine = async (as: string): Promise<readonly string[]> => {
      const { text } = await insurer.request(`/uitbreidingen/zorgkosten/${number}/1`, as);
      return zorgkostenDetailResponse
        .parse(JSON.parse(text))
        .regel.reacties.map(({ tekst }) => tekst);
    };
    const both = ['Van wie indiende', 'Van wiens zorg het is'];
    expect([await words('sanne'), await words('daan')]).toEqual([both, both]);
    expect(await atLine('sanne')).toEqual(['Van wiens zorg het is']);
    await consent(false);
    expect([await words('sanne'), await words('daan')]).toEqual([['Van wie indiende'], both]);
    expect([await atLine('sanne'), await atLine('daan')]).toEqual([[], ['Van wiens zorg het is']]);
  });

  it('may be open for two people on the same claim', async () => {
    const number = await assessed('sanne', 'Bram', { zorgsoort: 'Tandarts' });
    expect((await sendReactie(insurer, 'bram', number, { tekst: 'Van Bram' })).status).toBe(200);
    expect((await sendReactie(insurer, 'sanne', number, { tekst: 'Van Sanne' })).status).toBe(200);
    expect((await sendReactie(insurer, 'bram', number, { tekst: 'Nog een' })).status).toBe(409);
  });

  it('is rejected without text, with too long a text, and for an unknown line', async () => {
    const number = handled('Sanne');
    for (const content of [
      {},
      { tekst: '   ' },
      { tekst: 'x'.repeat(1001) },
      { tekst: '\0\u200B' },
      { tekst: 'a\ud83d' },
      { tekst: 'x', regel: 0 },
      { tekst: 'x', regel: '1' },
      { tekst: 'x', status: 'beantwoord' },
    ]) {
      const { status, text } = await sendReactie(insurer, 'sanne', number, content);
      expect([content, status, text]).toEqual([content, 400, '{"status":400}']);
    }
    expect((await sendReactie(insurer, 'sanne', number, { tekst: 'x', regel: 99 })).status).toBe(
      404,
    );
    expect(await fetchReacties(insurer, 'sanne', number)).toEqual([]);
  });
});
