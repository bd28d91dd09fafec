import { withoutCapital } from '@mijn/domain/capital';
import { isZorgsoort, zorgsoortName } from '@mijn/domain/zorgsoorten';
import { useAppEnvironment } from '../api/environment.ts';

interface CareNameProps {
  readonly name: string;
  /** In the middle of a sentence. */
  readonly within?: boolean | undefined;
}

/** A kind of care in the reader's language; one that only the insurer has words for stays Dutch, and says so. */
export function CareName({ name, within }: CareNameProps) {
  const { language } = useAppEnvironment();
  const told = zorgsoortName(name, language);
  const text = within ? withoutCapital(told) : told;
  return language === 'nl' || isZorgsoort(name) ? text : <span lang="nl">{text}</span>;
}
