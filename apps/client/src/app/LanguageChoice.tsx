import type { Language } from '@mijn/domain/language';
import { Button } from '@mijn/ui/Button';
import { useAppEnvironment } from '../api/environment.ts';
import * as t from '../generated/texts/app.js';
import { saveLanguage } from '../platform/cookies.ts';

const other: Record<Language, Language> = { nl: 'en', en: 'nl' };

/** The switch to the other language: a fresh document, so that server and browser agree on it. */
export function LanguageChoice() {
  const to = other[useAppEnvironment().taal];
  const toggle = () => {
    saveLanguage(to);
    location.reload();
  };
  return (
    <Button
      variant="subtle"
      small
      lang={to}
      aria-label={t.otherLanguageExplanation()}
      onClick={toggle}
    >
      {t.otherLanguage()}
    </Button>
  );
}
