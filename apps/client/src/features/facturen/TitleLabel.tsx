import { StatusBadge } from '@mijn/ui/StatusBadge';
import { betaalverzoekTitleWords } from './betaalverzoekTitleWords.ts';

/** Label of a payment request's title (§3): icon, word and colour. */
export function TitleLabel({ titel }: { readonly titel: string }) {
  const { show, word, symbol, literal } = betaalverzoekTitleWords(titel);
  return <StatusBadge kind={show} text={word} icon={symbol} lang={literal ? 'nl' : undefined} />;
}
