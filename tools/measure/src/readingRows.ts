import { readBills } from '@mijn/dev-env/readBills';
import type { Row } from './table.ts';

const goals = { pdf: 98, scan: 95, photo: 90 } as const;
const bills = 15;

/** Measures how bills of the corpus are read: how many fields are right, and of what is called certain, wrong. */
export async function measureReading(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of ['pdf', 'scan', 'photo'] as const) {
    const { right, sureWrong } = await readBills(form, bills);
    rows.push(
      {
        what: `bills read, ${form}: fields right`,
        ours: right,
        unit: '%',
        goal: { atLeast: goals[form] },
      },
      {
        what: `bills read, ${form}: certain and wrong`,
        ours: sureWrong,
        unit: '%',
        goal: { atMost: 0.5 },
      },
    );
  }
  return rows;
}
