import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@mijn/domain/language';
import { setLanguageSource } from '../../platform/language.ts';

const storage = new AsyncLocalStorage<Language>();
const ofRequest = () => storage.getStore() ?? 'nl';
setLanguageSource(ofRequest);

/** Runs work in one language; concurrent renders never see each other's. */
export function withLanguage<Outcome>(language: Language, work: () => Outcome): Outcome {
  // Set per call, because tests in one process set their own language source in any order.
  setLanguageSource(ofRequest);
  return storage.run(language, work);
}
