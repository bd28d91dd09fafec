import type { Incasso } from '@mijn/contract/incasso';
import type { Brand } from '@mijn/domain/brands';
import { maskIban } from '@mijn/domain/iban';
import { centsToEuros } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import { inAccess, readInAccess } from '../../access/inAccess.ts';
import { retryOnConflict } from '../../db/retryOnConflict.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { whyNoBetaalinstellingen } from '../../relatie/indicators.rules.ts';
import { presentedUntil } from '../issue/incasso.rules.ts';
import { incassoTermsOn } from '../issue/incassoTerms.ts';
import { startMandaat, stopMandaat } from '../jobs/mandaten.queries.ts';
import {
  findOwnMandaat,
  getIncasso,
  getMandaatState,
  type IncassoRow,
} from './mandaten.queries.ts';

/**
 * Returns the brand whose invoices the caller pays.
 * @throws Refusal 403 with the reasons for callers who may neither see nor change this
 */
function brandOf(access: Access): Brand {
  const reasons = whyNoBetaalinstellingen(access);
  if (reasons.length > 0) throw new Refusal(403, reasons);
  return access.merk ?? 'ZZ';
}

function incassoInContract(
  { mandaat, planned }: IncassoRow,
  { today, verzekeringsnemer }: Access,
  merk: Brand,
): Incasso {
  const { days, announcementDays, creditorId } = incassoTermsOn(merk, today);
  const until = presentedUntil(today).toString();
  const upcoming = planned.map(({ bedrag, ...one }) => ({ ...one, bedrag: centsToEuros(bedrag) }));
  return {
    mandaat,
    aanbod: verzekeringsnemer
      ? { dagen: [...days], aankondiging: announcementDays, incassant: creditorId }
      : null,
    bijBank: upcoming
      .filter(({ datum }) => datum <= until)
      .map(({ datum, bedrag, iban }) => ({ datum, bedrag, iban: iban && maskIban(iban) })),
    gepland: upcoming
      .filter(({ datum, isTermijn }) => datum > until && !isTermijn)
      .map(({ datum, bedrag }) => ({ datum, bedrag })),
    nogBijBankTot: until,
  };
}

/** Creates the handlers of direct debit (extensions). */
export function createMandaatHandlers({
  database,
  jobPool,
}: Pick<Services, 'database' | 'jobPool'>): Pick<
  Handlers,
  'getIncasso' | 'startIncasso' | 'stopIncasso'
> {
  return {
    getIncasso: async ({ caller }) => {
      const {
        access,
        rows: [[row]],
      } = await readInAccess(database, caller, (who) => [getIncasso(who, brandOf(who))]);
      if (!row) throw notFound();
      return { status: 200, incasso: incassoInContract(row, access, brandOf(access)) };
    },

    startIncasso: async ({ caller, body: { dag, versie } }) => {
      const agreed = await inAccess(database, caller, async (access, transaction) => {
        const merk = brandOf(access);
        const state = await getMandaatState(access, transaction, merk);
        if (!state) throw notFound();
        transaction.record('startIncasso', [access.viewer]);
        // A repeat of what was done is no other mandate.
        if (state.mandaat?.dag === dag) return { mandaat: state.mandaat };
        if (!access.verzekeringsnemer) throw new Refusal(403, ['GeenVerzekeringsnemer']);
        if (!incassoTermsOn(merk, access.today).days.includes(dag)) throw new Refusal(400);
        if (state.versie !== versie || !state.hasAccount) throw new Refusal(409);
        return { debiteur: access.viewer, merk, dag, versie, today: access.today };
      });
      if ('mandaat' in agreed) return { status: 200, mandaat: agreed.mandaat };
      const mandaat = await retryOnConflict(() =>
        inJob(jobPool, (transaction) => startMandaat(transaction, agreed, agreed.today)),
      );
      if (!mandaat) throw new Refusal(409);
      return { status: 200, mandaat };
    },

    stopIncasso: async ({ caller, params: { mandaatkenmerk } }) => {
      const found = await inAccess(database, caller, async (access, transaction) => {
        const mandaat = await findOwnMandaat(access, transaction, mandaatkenmerk);
        if (!mandaat) throw notFound();
        if (mandaat.merk === 'AZVZ') throw new Refusal(403, ['GeenZenZ']);
        transaction.record('stopIncasso', [access.viewer], mandaatkenmerk);
        return { mandaat, today: access.today };
      });
      await retryOnConflict(() =>
        inJob(jobPool, (transaction) => stopMandaat(transaction, found.mandaat, found.today)),
      );
      return { status: 200 };
    },
  };
}
