import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Language } from '@mijn/domain/language';
import { parseAmount, toDecimalText } from '@mijn/domain/money';

/** The form that works out what one would pay oneself. */
export const planForm = {
  name: 'plan',
  person: 'person',
  zorgsoort: 'zorgsoort',
  bedrag: 'bedrag',
} as const;

/** What was typed as an amount, as the insurer takes it: `89.50`; undefined when it is none. */
export function toEuros(typed: string, language: Language): string | undefined {
  const cents = parseAmount(typed, language);
  if (cents === undefined || cents <= 0 || cents > fieldLimits.amountOfCare) return undefined;
  return toDecimalText(cents);
}
