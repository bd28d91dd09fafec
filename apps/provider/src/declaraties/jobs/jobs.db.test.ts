import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import { waitFor } from '@mijn/dev-env/waitFor';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { numberOf, sampleDay, useTestProvider } from '../../testing/trialProvider.testing.ts';
import {
  toFormData,
  parseResponse,
  sendRequest,
  type FieldValues,
  fieldsFor,
  waitForAssessment,
} from '../submit/submit.testing.ts';
import { assess } from './assess.ts';
import { markInTreatment } from './step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';

const insurer = await useTestProvider({ pace: { startProcessingAfterMs: 0, assessAfterMs: 0 } });

async function submitDeclaratie(as: string, before: string, fields: FieldValues): Promise<string> {
  const response = await sendRequest(insurer, as, toFormData(fieldsFor(before, fields)));
  return parseResponse(response).nummer ?? '';
}

async function assessed(as: string, before: string, fields: FieldValues) {
  return waitForAssessment(insurer, as, await submitDeclaratie(as, before, fields));
}

function steps({ regels: [line] }: DeclaratieDetail) {
  return line?.stappen?.map(({ bedrag }) => bedrag);
}

async function eigenRisico(as: string, roepnaam: string) {
  const path = `/eigenRisicoPerJaar?relatienummer=${numberOf(roepnaam)}&jaar=2026&merk=ZZ`;
  return (await insurer.read<EigenRisicoResponse>(path, as)).body.eigenRisico;
}

describe('a submitted claim', () => {
  it('is taken up and judged by cover and own risk, for part of the year by days', async () => {
    // Mila is insured since the sample day, 21 November: 41 of 365 days of 385 euros, rounded to 43.
    const behandelDatum = sampleDay.toString();
    const first = await assessed('mila', 'Mila', { behandelDatum, bedrag: '30.00' });
    expect(steps(first)).toEqual([30, 0, 0, 30, 0]);
    expect(first.uitkeerInformatie).toBeNull();
    const second = await assessed('mila', 'Mila', {
      behandelDatum,
      zorgsoort: 'Medicijnen',
      bedrag: '80.25',
    });
    expect(steps(second)).toEqual([80.25, 0, 10, 13, 57.25]);
    expect(second.uitkeerInformatie).toMatchObject({
      uitgekeerdBedrag: 57.25,
      eigenRisicoBedrag: 13,
    });
    expect(second.verloop?.map(({ status }) => status)).toEqual([
      'INGEDIEND',
      'IN_BEHANDELING',
      'AFGEHANDELD',
    ]);
    expect(await eigenRisico('mila', 'Mila')).toMatchObject({
      verplichtBedrag: 43,
      totaalVerbruikt: 43,
      totaalResterend: 0,
    });
  });

  it('is refused with a reason when the care is not covered', async () => {
    const glasses = await assessed('mila', 'Mila', {
      behandelDatum: sampleDay.toString(),
      zorgsoort: 'Bril en lenzen',
    });
    expect(glasses.regels[0]?.meldingen).toMatchObject([{ code: 'geenDekking' }]);
    expect(steps(glasses)).toEqual([45, 45, 0, 0, 0]);
  });

  it('has no own risk for a child, and is paid to the verzekeringsnemer', async () => {
    const child = await assessed('sanne', 'Lotte', { zorgsoort: 'Tandarts' });
    expect(steps(child)).toEqual([45, 0, 0, 0, 45]);
    const [row] = await insurer.sql<{ relatienummer: string }>(
      `SELECT relatienummer FROM insurer.uitbetaling WHERE nummer = '${child.nummer}'`,
    );
    expect(row?.relatienummer).toBe(numberOf('Sanne'));
  });

  it('has correct own risk when many are judged concurrently', async () => {
    const before = await eigenRisico('fatima', 'Fatima');
    const about = before.totaalResterend;
    const numbers = await Promise.all(
      Array.from({ length: 12 }, () => submitDeclaratie('fatima', 'Fatima', { bedrag: '60.10' })),
    );
    const all = await Promise.all(numbers.map((nr) => waitForAssessment(insurer, 'fatima', nr)));
    const er = all.reduce((sum, { regels: [r] }) => sum + (r?.eigenRisicoBedrag ?? 0), 0);
    expect(er).toBeCloseTo(Math.min(about, 12 * 60.1), 5);
    const after = await eigenRisico('fatima', 'Fatima');
    expect(after.totaalVerbruikt).toBeCloseTo(before.totaalVerbruikt + er, 5);
    expect(after.totaalResterend).toBeGreaterThanOrEqual(0);
  });
});

describe('the jobs', () => {
  it('ignore a withdrawn claim', async () => {
    const [row] = await insurer.sql<{ nummer: string }>(
      `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op,
        teruggetrokken_op, zorgsoort, omschrijving, behandeldatum, bedrag, zorgverlener)
       SELECT 'D2026-000001', relatienummer, relatienummer, now(), now(), 'Huisarts', '', now(), 1, ''
       FROM insurer.relatie WHERE roepnaam = 'Tom' RETURNING nummer`,
    );
    const number = row?.nummer ?? '';
    const pool = openPool(insurer.logins, 'jobs', () => undefined, 1);
    const now = Temporal.Now.instant();
    expect(await inJob(pool, (tx) => markInTreatment(tx, number, now))).toBe(false);
    await assess({ pool, now: () => now }, number);
    await pool.end();
    const [after] = await insurer.sql<{ status: string }>(
      `SELECT status FROM insurer.declaratie WHERE nummer = '${number}'`,
    );
    expect(after?.status).toBe('INGEDIEND');
  });

  it('find a claim whose job was lost, and judge it', async () => {
    const number = await submitDeclaratie('noor', 'Noor', { bedrag: '12.34' });
    await insurer.sql(`DELETE FROM jobs.job WHERE singleton_key = '${number}'`);
    const { bedrag } = await waitForAssessment(insurer, 'noor', number);
    expect(bedrag).toBe(12.34);
  });

  it('recover after PostgreSQL drops every connection', async () => {
    const disconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE usename LIKE 'insurer_%' AND datname = current_database()`;
    await insurer.sql(disconnect);
    // The first request may get a closed connection: 503, then a retry with the same key.
    const [key, fields] = [randomUUID(), fieldsFor('Henk')];
    const response = await waitFor('an answer', async () => {
      const attempt = await sendRequest(insurer, 'henk', toFormData(fields), key);
      expect([200, 503]).toContain(attempt.status);
      return attempt.status === 200 && attempt;
    });
    const { nummer } = parseResponse(response);
    await insurer.sql(disconnect);
    const declaratie = await waitFor('the judgement', () =>
      waitForAssessment(insurer, 'henk', nummer).catch(() => false as const),
    );
    expect(declaratie.status).toBe('AFGEHANDELD');
  });
});
