import type { IndicatorName } from '@mijn/contract/relatie';
import type { Builder } from '../graphql/builder.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { RelatieType } from './relatie.schema.ts';

/** The display indicators (§6) by urgency: possible problems, deadlines, the rest. */
const byUrgency: readonly IndicatorName[] = [
  'toonMeldingControleContactgegevens',
  'toonBannerVerzekeringscheck',
  'toonMeldingKiesDigitaalCorrespondentie',
  'toonGemakBijschrijvenBanner',
  'toonWerkgeverscollectiviteitBijschrijvenBanner',
  'toonDoelgroepcollectiviteitBijschrijvenBanner',
  'toonOntvangstNieuwsbrief',
];

/**
 * Adds the current notice and its dismissal to the schema (docs/decisions.md §2: one at a time, the most
 * urgent first, dismissed for the session).
 */
export function addMelding(builder: Builder, relatie: RelatieType): void {
  builder.objectField(relatie, 'melding', (t) =>
    t.string({
      nullable: true,
      description:
        'The most urgent display indicator (§6) that is on and was not dismissed in this session.',
      resolve: ({ indicatoren }, _, { notices }) =>
        byUrgency.find((name) => indicatoren[name] && !notices.dismissed.includes(name)),
    }),
  );
  builder.mutationField('sluitMelding', (t) =>
    t.boolean({
      nullable: true,
      description: 'Dismisses a notice until the session ends. Safe to repeat.',
      args: { melding: t.arg.string({ required: true }) },
      resolve: async (_, { melding }, { notices }) => {
        if (!byUrgency.some((name) => name === melding)) throw new ProviderError('refused', 404);
        await notices.dismiss(melding);
        return true;
      },
    }),
  );
}
