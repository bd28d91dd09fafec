import type { SeedData } from '../../seed/seedData.ts';
import { numberOf, sampleData } from '../../testing/trialProvider.testing.ts';

/**
 * An insurer without claims, where Daan, on Sanne's policy, pays own risk of 2026 in terms; all bills
 * are debited.
 */
export const daanInTermijnen: SeedData = {
  ...sampleData,
  declaraties: [],
  polissen: sampleData.polissen.map((polis) => ({
    ...polis,
    betaalwijze: 'incasso' as const,
    verzekerden: polis.verzekerden.map((one) =>
      one.relatienummer === numberOf('Daan')
        ? { ...one, voluntaryEigenRisico: 0, gespreid: [2026] }
        : one,
    ),
  })),
};
