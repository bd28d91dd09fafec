import type { DeclaratiesResponse } from '@mijn/contract/declaraties';
import { centsToEuros } from '@mijn/domain/money';
import { ibanOf } from '@mijn/testdata/toRelatie';
import { expect, it } from 'vitest';
import { berichtenOf } from '../../relatie/berichten/berichten.testing.ts';
import { numberOf, sampleDay, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const insurer = await useTestProvider({ jobsHeld: true });

it('does not claim in list or message that the whole was transferred when a part was set off', async () => {
  const noor = numberOf('Noor');
  await moveDay(insurer.logins, 12, { now: () => now });
  await insurer.sql(
    `UPDATE insurer.relatie SET iban = '${ibanOf(4_000)}' WHERE relatienummer = '${noor}'`,
  );
  await moveDay(insurer.logins, 2, { now: () => now });
  const paid = await insurer.sql<{ nummer: string; bedrag: number; uitgekeerd: number }>(
    `SELECT d.nummer, u.bedrag, d.uitgekeerd FROM insurer.declaratie d
     JOIN insurer.uitbetaling u USING (nummer) WHERE u.relatienummer = '${noor}'`,
  );
  const inPart = paid.filter(({ bedrag, uitgekeerd }) => bedrag < uitgekeerd);
  expect(inPart).not.toEqual([]);
  expect(inPart.length).toBeLessThan(paid.length);

  const { declaraties } = await insurer.read<DeclaratiesResponse>('/declaraties?limit=100', 'noor');
  const berichten = await berichtenOf(insurer, 'noor');
  for (const { nummer, bedrag, uitgekeerd } of paid) {
    const row = declaraties.find((one) => one.nummer === nummer);
    expect(row?.uitgekeerdBedrag).toBe(centsToEuros(uitgekeerd));
    expect([nummer, row?.uitbetaaldOp !== null]).toEqual([nummer, bedrag === uitgekeerd]);
    const ofClaim = berichten.filter(({ kenmerk }) => kenmerk === nummer);
    expect(ofClaim).not.toEqual([]);
    expect(ofClaim.map((one) => one.bedrag)).toEqual(ofClaim.map(() => centsToEuros(bedrag)));
  }
});
