import type { Brand } from '@mijn/domain/brands';
import type { Access } from '../access/access.ts';
import { Refusal } from '../http/refusal.ts';
import { whyNoBetaalinstellingen } from '../relatie/indicators.rules.ts';

/** A verzekeringsnemer and the brand of their policy, on the insurer's day. */
export interface Payer {
  readonly viewer: string;
  readonly merk: Brand;
  readonly today: Temporal.PlainDate;
}

/** @throws Refusal 403 with the reasons for callers who may not see how they pay */
export function payerOf(access: Access): Payer {
  const reasons = whyNoBetaalinstellingen(access);
  if (reasons.length > 0) throw new Refusal(403, reasons);
  return { viewer: access.viewer, merk: access.merk ?? 'ZZ', today: access.today };
}
