import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import type { UiProviderValue } from '@mijn/ui/UiProvider';
import { Link } from '../links/Link.tsx';

function create(language: Language): UiProviderValue {
  return {
    linkAs: Link,
    formatAmount: (cents) => formatAmount(cents, language),
    formatDay: (day) => formatDay(day, language),
  };
}

export const uiEnvironment: Readonly<Record<Language, UiProviderValue>> = {
  nl: create('nl'),
  en: create('en'),
};
