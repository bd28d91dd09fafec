import { isZorgsoort, zorgsoortName } from '@mijn/domain/zorgsoorten';
import { useAppEnvironment } from '../../api/environment.ts';

interface BudgetNameProps {
  readonly name: string;
  /** In the middle of a sentence. */
  readonly within?: boolean | undefined;
}

/** What a budget is for, in the reader's language; the insurer's own words stay Dutch, and say so. */
export function BudgetName({ name, within }: BudgetNameProps) {
  const { language } = useAppEnvironment();
  const told = zorgsoortName(name, language);
  const text = within ? told.charAt(0).toLowerCase() + told.slice(1) : told;
  return language === 'nl' || isZorgsoort(name) ? text : <span lang="nl">{text}</span>;
}
