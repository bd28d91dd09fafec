import { cookieNames } from '@mijn/domain/constants';
import { type Language, toLanguageCode } from '@mijn/domain/language';
import { languageForm } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import { useAppEnvironment } from '../../api/environment.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import * as m from '../../generated/texts/app.js';

const other: Record<Language, Language> = { nl: 'en', en: 'nl' };

/**
 * Button that switches the language by loading a fresh document, so that server and browser agree on it.
 */
export function LanguageChoice() {
  const to = other[useAppEnvironment().language];
  return (
    <PostForm name={languageForm}>
      <Button
        type="submit"
        name={cookieNames.taal}
        value={toLanguageCode(to)}
        variant="subtle"
        small
        lang={to}
        aria-label={m.otherLanguageExplanation()}
      >
        {m.otherLanguage()}
      </Button>
    </PostForm>
  );
}
