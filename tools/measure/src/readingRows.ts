import { readBills } from '@mijn/dev-env/measure/readBills';
import type { Row } from './table.ts';

const goals = { pdf: 98, scan: 95, photo: 90 } as const;

/**
 * Measures how bills of the corpus are read: how many fields are right, field by field, and of what is called
 * certain, wrong.
 */
export async function measureReading(bills: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of ['pdf', 'scan', 'photo'] as const) {
    const { right, rightOf, sureWrong } = await readBills(form, bills);
    const goal = { atLeast: goals[form] };
    const what = `bills read, ${form}`;
    rows.push(
      { what: `${what}: fields right`, ours: right, unit: '%', goal },
      ...rightOf.map(([field, ours]): Row => ({
        what: `${what}: ${field}`,
        ours,
        unit: '%',
        goal,
      })),
      {
        what: `${what}: certain and wrong`,
        ours: sureWrong,
        unit: '%',
        goal: { atMost: 0.5 },
      },
    );
  }
  return rows;
}
