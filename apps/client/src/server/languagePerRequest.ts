import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@mijn/domain/language';
import { setLanguageSource } from '../platform/language.ts';

const storage = new AsyncLocalStorage<Language>();
setLanguageSource(() => storage.getStore() ?? 'nl');

/** Does work in one language: renders side by side never get each other's. */
export function withLanguage<Outcome>(language: Language, work: () => Outcome): Outcome {
  return storage.run(language, work);
}
