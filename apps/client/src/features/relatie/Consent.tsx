import { formatDay } from '@mijn/domain/datum';
import { Table } from '@mijn/ui/Table';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/relatie.js';
import * as words from '../../generated/texts/shared.js';

/** A claim of one's own, as far as the preview needs it. */
export interface PreviewedClaim {
  readonly nummer: string;
  readonly datum: string;
  readonly omschrijving: string | null;
}

/** What the verzekeringsnemer sees of one's last claims, with consent and without. */
export function ConsentPreview({ claims }: { readonly claims: readonly PreviewedClaim[] }) {
  const { taal } = useAppEnvironment();
  if (claims.length === 0) return <p>{m.previewNone()}</p>;
  return (
    <>
      <p>{m.previewText()}</p>
      <Table
        caption={m.previewCaption()}
        columns={[
          { key: 'date', header: words.date(), cell: ({ datum }) => formatDay(datum, taal) },
          {
            key: 'with',
            header: m.previewWith(),
            cell: ({ omschrijving }) => omschrijving ?? m.previewCare(),
          },
          { key: 'without', header: m.previewWithout(), cell: () => words.careHidden() },
        ]}
        rows={claims}
        rowKey={({ nummer }) => nummer}
      />
    </>
  );
}
