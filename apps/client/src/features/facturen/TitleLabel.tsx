import { StatusBadge } from '@mijn/ui/StatusBadge';
import { titleWords } from './betaalverzoekTitle.ts';

/** A payment request's title (§3): icon, word and colour. */
export function TitleLabel({ titel }: { readonly titel: string }) {
  const { show, word, symbol, literal } = titleWords(titel);
  return <StatusBadge kind={show} text={word} icon={symbol} lang={literal ? 'nl' : undefined} />;
}
