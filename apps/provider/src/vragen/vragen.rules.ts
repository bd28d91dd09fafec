import type { VraagOnderwerp, VraagRequest } from '@mijn/contract/vragen';
import { workdaysToAnswer } from '@mijn/domain/constants';
import { addWorkdays } from '../clock/workdays.rules.ts';
import type { NewVraag } from './vragen.queries.ts';

const withNumber: ReadonlySet<VraagOnderwerp> = new Set([
  'declaratie',
  'factuur',
  'betaalverzoek',
  'budget',
]);

/**
 * Returns the question of a request; undefined when its fields do not belong to its subject. Staff answer within some
 * working days, except about a claim, where the rules answer first.
 * @param asked the person who asks, and the insurer's day
 */
export function toVraag(
  request: VraagRequest,
  asked: { readonly viewer: string; readonly today: Temporal.PlainDate },
): NewVraag | undefined {
  const { sleutel, onderwerp, kenmerk, regel, relatienummer, soort, tekst } = request;
  const isDeclaratie = onderwerp === 'declaratie';
  const isBudget = onderwerp === 'budget';
  if (withNumber.has(onderwerp) !== (kenmerk !== undefined)) return undefined;
  if (!isDeclaratie && (regel !== undefined || soort !== undefined)) return undefined;
  if (!isBudget && relatienummer !== undefined) return undefined;
  return {
    sleutel,
    onderwerp,
    kenmerk: kenmerk ?? null,
    regel: regel ?? null,
    budgetVan: isBudget ? (relatienummer ?? asked.viewer) : null,
    soort: soort ?? 'vraag',
    tekst,
    uiterlijkOp: isDeclaratie ? null : addWorkdays(asked.today, workdaysToAnswer).toString(),
  };
}
