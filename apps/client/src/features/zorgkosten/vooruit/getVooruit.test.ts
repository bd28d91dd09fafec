import { describe, expect, it } from 'vitest';
import { type SentOperations, load, placeOf } from '../../../api/loading.testing.ts';
import { getVooruit } from './getVooruit.ts';

const answered = { zorgkosten: [{ datumIngang: '2026-01-02' }], relatie: { relatieNummer: 'R1' } };

/** Loads the page at an address; returns it with the variables of its operations. */
async function ahead(search = '', more: { readonly answer?: object } = {}) {
  const asked: SentOperations = [];
  const data = await load(getVooruit, `/zorgkosten/vooruit${search}`, (variables) => {
    asked.push(variables);
    return { data: { ...answered, ...more.answer } };
  });
  return { asked, data };
}

describe('getVooruit', () => {
  it('loads the person in the address, by default the viewer', async () => {
    expect((await ahead()).asked).toEqual([{ relatienummer: null }]);
    expect((await ahead('?persoon=R2&jaar=2025')).asked).toEqual([{ relatienummer: 'R2' }]);
  });

  it('works with an insurer without the extensions', async () => {
    const { data } = await ahead();
    expect(data).toEqual({
      self: 'R1',
      withVergoedingen: false,
      people: [],
      hasVoluntary: false,
      forecast: null,
    });
  });

  it('tells whether the insurer tells of cover', async () => {
    const relatie = { relatieNummer: 'R1', toontVergoedingen: true };
    expect((await ahead('', { answer: { relatie } })).data.withVergoedingen).toBe(true);
  });

  it('detects a chosen voluntary own risk', async () => {
    const answer = { eigenRisico: { vrijwilligBedrag: 10_000 } };
    expect((await ahead('', { answer })).data.hasVoluntary).toBe(true);
  });

  it('responds with 404 for a person whom the viewer may not see', async () => {
    const thrown = await ahead('', { answer: { zorgkosten: null } }).catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe('/404');
  });
});
