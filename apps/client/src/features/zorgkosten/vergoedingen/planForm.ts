import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Language } from '@mijn/domain/language';
import { parseAmount, toDecimalText } from '@mijn/domain/money';

/** Names of the form that calculates the costs of planned care. */
export const planForm = {
  name: 'plan',
  person: 'person',
  zorgsoort: 'zorgsoort',
  bedrag: 'bedrag',
} as const;

/** Converts a typed amount to the insurer's notation, `89.50`; undefined when invalid or out of range. */
export function toEuros(typed: string, language: Language): string | undefined {
  const cents = parseAmount(typed, language);
  if (cents === undefined || cents <= 0 || cents > fieldLimits.amountOfCare) return undefined;
  return toDecimalText(cents);
}
