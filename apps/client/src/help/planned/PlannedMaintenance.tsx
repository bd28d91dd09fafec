import { Alert } from '@mijn/ui/Alert';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/planned.js';
import { plannedWords } from './plannedWords.ts';

/** Announced maintenance; renders nothing without any. */
export function PlannedMaintenance() {
  const { config, language } = useAppEnvironment();
  const { plannedMaintenance: planned } = config;
  if (!planned) return null;
  return (
    <Alert kind="info" title={m.title()}>
      {plannedWords(planned, language)}
    </Alert>
  );
}
