import { globSync, readFileSync } from 'node:fs';
import { fileReasonLength, fileRules } from '@mijn/domain/constants';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { expect, test } from 'vitest';

/** Limits of contract fields in the tables, by `table.column`. */
const held: Readonly<Record<string, number>> = {
  'relatie.roepnaam': fieldLimits.roepnaam,
  'relatie.email': fieldLimits.email,
  'relatie.email_pending': fieldLimits.email,
  'relatie.iban_naam': fieldLimits.rekeninghouder,
  'voorwaarden_akkoord.versie': fieldLimits.termsVersion,
  'declaratie.regels': fieldLimits.regels,
  'declaratie_concept.bestand_ids': fileRules.maximumCount,
  // The table is called vraag since migration 0018.
  'declaratie_reactie.tekst': fieldLimits.vraag,
  'premieachterstand.betwist_reden': fieldLimits.vraag,
  'push_subscription.endpoint': fieldLimits.pushAddress,
  'regeling.termijnen': fieldLimits.regelingMonths,
  'person_file.reden': fileReasonLength.most,
};

/** Columns that nobody types into: a day, a share, browser keys, the gateway's own notes. */
const ofNoField: readonly string[] = [
  'polis.incassodag',
  'mandaat.dag',
  'dekking.percentage',
  'push_subscription.p256dh',
  'push_subscription.auth',
  'payment_notice.id',
  'posted_form.onward',
  'posted_form.carries',
  'staff_sessie.actor',
  'staff_opening.actor',
];

/** Returns every `CHECK` of a highest number or length, by `table.column`. */
function limitsIn(sql: string): [string, number][] {
  return [...sql.matchAll(/CREATE TABLE (?:\w+\.)?(\w+) \(([\s\S]*?)\n\);/g)].flatMap(
    ([, table, body = '']) =>
      body.split('\n').flatMap((line): [string, number][] => {
        const [, column, limit] =
          /^ {2}([a-z]\w*) .*CHECK \(.*?(?:<=|BETWEEN \d+ AND) (\d+)\)/.exec(line) ?? [];
        return column ? [[`${table}.${column}`, Number(limit)]] : [];
      }),
  );
}

const limits = new Map(
  globSync('apps/{provider,gateway}/src/db/migrations/*.sql').flatMap((file) =>
    limitsIn(readFileSync(file, 'utf8')),
  ),
);

test('has the same limits in tables and fields', () => {
  const fields = [...limits].filter(([column]) => !ofNoField.includes(column));
  expect(Object.fromEntries(fields)).toEqual(held);
});

test('has no exception for a column that is gone', () => {
  expect(ofNoField.filter((column) => !limits.has(column))).toEqual([]);
});
