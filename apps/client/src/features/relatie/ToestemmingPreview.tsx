import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatAmount } from '@mijn/domain/money';
import { Table } from '@mijn/ui/Table';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/relatie.js';
import * as words from '../../generated/texts/shared.js';
import type { mijnGegevensOperation } from './relatie.operations.ts';

/** The person's last claims as the verzekeringsnemer sees them, according to the insurer. */
type Voorbeelden = NonNullable<ResultOf<typeof mijnGegevensOperation>['toestemmingVoorbeelden']>;

function careWords(kinds: readonly string[] | null, language: Language): string {
  if (!kinds) return words.careHidden();
  return kinds.map((kind) => zorgsoortName(kind, language)).join(', ');
}

/** Compares what the verzekeringsnemer sees of the person's last claims with and without toestemming. */
export function ToestemmingPreview({ voorbeelden }: { readonly voorbeelden: Voorbeelden }) {
  const { language } = useAppEnvironment();
  if (voorbeelden.length === 0) return <p>{m.previewNone()}</p>;
  return (
    <>
      <p>{m.previewText()}</p>
      <Table
        caption={m.previewCaption()}
        columns={[
          { key: 'date', header: words.date(), cell: ({ met }) => formatDay(met.datum, language) },
          {
            key: 'amount',
            header: m.previewAmount(),
            number: true,
            cell: ({ met }) => formatAmount(met.bedrag, language),
          },
          {
            key: 'with',
            header: m.previewWith(),
            // Aligned right, so that on a phone the header is next to its value.
            number: true,
            cell: ({ met }) => careWords(met.zorgSoorten, language),
          },
          {
            key: 'without',
            header: m.previewWithout(),
            number: true,
            cell: ({ zonder }) => careWords(zonder.zorgSoorten, language),
          },
        ]}
        rows={voorbeelden}
        rowKey={({ nummer }) => nummer}
      />
    </>
  );
}
