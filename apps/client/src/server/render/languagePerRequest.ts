import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@mijn/domain/language';
import { setLanguageSource } from '../../platform/language.ts';

const storage = new AsyncLocalStorage<Language>();
const ofRequest = () => storage.getStore() ?? 'nl';
setLanguageSource(ofRequest);

/** Does work in one language: renders side by side never get each other's. */
export function withLanguage<Outcome>(language: Language, work: () => Outcome): Outcome {
  // Tests of one process draw in a language of their own, in any order.
  setLanguageSource(ofRequest);
  return storage.run(language, work);
}
