import { StatusBadge } from '@mijn/ui/StatusBadge';
import { useAppEnvironment } from '../../../api/environment.ts';
import { parseStatus, shortStatus, type StatusSource, statusWords } from './factuurStatus.ts';

/** Badge of an invoice's status (§4): icon, words and colour. */
export function FactuurStatusBadge({ factuur }: { readonly factuur: StatusSource }) {
  const { language } = useAppEnvironment();
  const { text, literal } = statusWords(factuur, language);
  const { show, icon } = parseStatus(factuur);
  return <StatusBadge kind={show} text={text} icon={icon} lang={literal ? 'nl' : undefined} />;
}

/** The same in a word or two, for a list; read aloud in full. */
export function ShortStatusBadge({ factuur }: { readonly factuur: StatusSource }) {
  const { language } = useAppEnvironment();
  const text = shortStatus(factuur);
  if (text === undefined) return <FactuurStatusBadge factuur={factuur} />;
  const { show, icon } = parseStatus(factuur);
  const fullText = statusWords(factuur, language).text;
  return <StatusBadge kind={show} text={text} fullText={fullText} icon={icon} />;
}
