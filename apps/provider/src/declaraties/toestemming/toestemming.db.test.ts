import type { CallOutput } from '@mijn/contract/calls';
import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';

const path = '/uitbreidingen/declaraties/toestemming';
const provider = await useTestProvider();

const preview = async (who: string) =>
  (await provider.read<CallOutput<'listToestemmingVoorbeelden'>>(path, who)).declaraties;

/** Returns the verzekeringsnemer's view of a person's last claims, with or without consent. */
async function seenBySanne(roepnaam: string, consents: boolean) {
  const number = numberOf(roepnaam);
  await provider.sql(
    `UPDATE insurer.relatie SET toestemming_zorgkosten = ${consents} WHERE relatienummer = '${number}'`,
  );
  const { declaraties } = await provider.read<CallOutput<'listDeclaraties'>>(
    `/declaraties?limit=3&relatienummer=${number}`,
    'sanne',
  );
  return declaraties.map(
    ({ nummer, datum, bedrag, uitgekeerdBedrag, omschrijving, zorgSoorten }) => ({
      nummer,
      shown: { datum, bedrag, uitgekeerdBedrag, omschrijving, zorgSoorten },
    }),
  );
}

describe('the preview of consent', () => {
  it.each(['Daan', 'Bram'])('equals for %s the verzekeringsnemer’s actual view', async (who) => {
    const previews = await preview(who.toLowerCase());
    expect(previews.length).toBeGreaterThan(0);
    for (const [consents, kind] of [
      [true, 'met'],
      [false, 'zonder'],
    ] as const) {
      const shown = previews.map((one) => ({ nummer: one.nummer, shown: one[kind] }));
      expect(shown).toEqual(await seenBySanne(who, consents));
    }
  });

  it('shows the care also without consent, when the verzekeringsnemer sent the claim in', async () => {
    const [first] = await preview('daan');
    expect(first?.zonder.omschrijving).toBeNull();
    // Bypasses the triggers, which forbid changing the past.
    await provider.sql('SET session_replication_role = replica');
    await provider.sql(
      `UPDATE insurer.declaratie SET indiener = '${numberOf('Sanne')}' WHERE nummer = '${first?.nummer}'`,
    );
    await provider.sql('SET session_replication_role = origin');
    const [now] = await preview('daan');
    expect(now?.zonder).toEqual(now?.met);
    expect(now?.zonder.omschrijving).not.toBeNull();
    expect((await seenBySanne('Daan', false))[0]?.shown).toEqual(now?.zonder);
  });

  it('is empty for the verzekeringsnemer', async () => {
    expect(await preview('sanne')).toEqual([]);
  });
});
