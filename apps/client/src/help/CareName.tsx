import { capitalize, uncapitalize } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { isZorgsoort, zorgsoortName } from '@mijn/domain/zorgsoorten';
import { useAppEnvironment } from '../api/environment.ts';

interface CareNameProps {
  readonly name: string;
  /** Whether the name stands in the middle of a sentence. */
  readonly within?: boolean | undefined;
}

// A budget can name several kinds of care: "Tandarts, bril en lenzen".
function knownName(name: string, language: Language): string | undefined {
  const kinds = name.split(', ').map(capitalize);
  if (!kinds.every(isZorgsoort)) return undefined;
  const [first = '', ...others] = kinds.map((kind) => zorgsoortName(kind, language));
  return [first, ...others.map(uncapitalize)].join(', ');
}

/** A kind of care in the reader's language; one that only the insurer names stays Dutch, with a `lang` attribute. */
export function CareName({ name, within }: CareNameProps) {
  const { language } = useAppEnvironment();
  const known = knownName(name, language);
  const text = within ? uncapitalize(known ?? name) : (known ?? name);
  return language === 'nl' || known !== undefined ? text : <span lang="nl">{text}</span>;
}
