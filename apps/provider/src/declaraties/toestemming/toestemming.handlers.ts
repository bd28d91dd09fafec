import type { ToestemmingVoorbeeld } from '@mijn/contract/toestemming';
import { centsToEuros } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import { maySeeCare } from '../../access/visibility.rules.ts';
import { readInAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listDeclaraties } from '../list/list.queries.ts';
import { declaratieInList, type DeclaratieInListRow } from '../declaratieFields.queries.ts';
import { getToestemming, type ToestemmingRow } from './toestemming.queries.ts';

const latest = 3;

/** Returns the verzekeringsnemer's access, as it would be with this consent. */
function asVerzekeringsnemer(
  own: Access,
  { verzekeringsnemer, relatienummer, geboortedatum }: ToestemmingRow,
  toestemming: boolean,
): Access {
  const seen = { relatienummer, geboortedatum, toestemming };
  const visibility = { maySeeCare: maySeeCare(verzekeringsnemer, seen, own.today) };
  const visible = new Map([[relatienummer, visibility]]);
  return { ...own, viewer: verzekeringsnemer, sender: verzekeringsnemer, visible };
}

function shownTo(viewer: Access, row: DeclaratieInListRow): ToestemmingVoorbeeld['met'] {
  const shown = declaratieInList(viewer, row);
  const { datum, uitgekeerdBedrag = null, omschrijving, zorgSoorten } = shown;
  return { datum, bedrag: centsToEuros(row.bedrag), uitgekeerdBedrag, omschrijving, zorgSoorten };
}

/** Creates the handler that previews the effect of consent (an extension). */
export function createToestemmingHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listToestemmingVoorbeelden'> {
  return {
    listToestemmingVoorbeelden: async ({ caller }) => {
      const {
        access,
        rows: [[who], rows],
      } = await readInAccess(database, caller, (own) => [
        getToestemming(own),
        listDeclaraties(own, { limit: latest, offset: 0, relatienummer: own.viewer }),
      ]);
      if (!who) return { status: 200, declaraties: [] };
      const met = asVerzekeringsnemer(access, who, true);
      const zonder = asVerzekeringsnemer(access, who, false);
      const declaraties = rows.map((row) => ({
        nummer: row.nummer,
        met: shownTo(met, row),
        zonder: shownTo(zonder, row),
      }));
      return { status: 200, declaraties };
    },
  };
}
