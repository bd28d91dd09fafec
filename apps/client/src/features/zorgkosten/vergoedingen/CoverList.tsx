import { Disclosure } from '@mijn/ui/Disclosure';
import { type Fact, Facts } from '@mijn/ui/Facts';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/vergoedingen.js';
import { CareName } from '../../../help/CareName.tsx';
import {
  bijdrageWords,
  conditionWords,
  eigenRisicoWords,
  leftWords,
  mostWords,
  notCoveredWords,
  paysWords,
  verdict,
} from './coverWords.ts';
import type { EigenRisicoLeft, Vergoeding } from './getVergoedingen.ts';
import { planForm } from './planForm.ts';
import s from './CoverList.module.css';

interface Year {
  readonly eigenRisico: EigenRisicoLeft;
  readonly jaar: number;
}

type Budget = Vergoeding['budgetten'][number];

function Most({ budget, jaar }: { readonly budget: Budget; readonly jaar: number }) {
  const { language } = useAppEnvironment();
  const left = leftWords(budget, jaar, language);
  return (
    <>
      <p>{mostWords(budget, language)}</p>
      {budget.gedeeldAls !== null && (
        <p>
          <CareName name={budget.gedeeldAls} />. {m.sharedWith()}
        </p>
      )}
      {left !== undefined && <p>{left}</p>}
    </>
  );
}

const sentences = (said: readonly string[]) => said.map((one) => <p key={one}>{one}</p>);

function useFacts(care: Vergoeding, { eigenRisico, jaar }: Year): readonly Fact[] {
  const { language } = useAppEnvironment();
  const { pakket, budgetten, wettelijkeBijdrage: bijdrage } = care;
  const conditions = conditionWords(care);
  return [
    { key: 'pays', term: m.pays(), value: paysWords(care, eigenRisico) },
    ...budgetten.map((budget) => ({
      key: `most ${budget.gedeeldAls ?? ''} ${budget.volumeEenheid}`,
      term: budget.gedeeldAls === null ? m.most() : m.mostShared(),
      value: <Most budget={budget} jaar={jaar} />,
    })),
    ...(bijdrage
      ? [
          {
            key: 'bijdrage',
            term: m.bijdrage(),
            value: sentences(bijdrageWords(bijdrage, jaar, language)),
          },
        ]
      : []),
    {
      key: 'eigenRisico',
      term: m.eigenRisico(),
      value: sentences(eigenRisicoWords(care.eigenRisico, eigenRisico, jaar, language)),
    },
    ...(conditions.length > 0
      ? [{ key: 'conditions', term: m.conditions(), value: sentences(conditions) }]
      : []),
    ...(pakket === null
      ? []
      : [
          {
            key: 'from',
            term: m.from(),
            value: pakket === 'BASIS' ? m.fromBasis() : m.fromSupplementary(),
          },
        ]),
  ];
}

interface CoverProps {
  readonly care: Vergoeding;
  readonly year: Year;
  /** Called when the person wants to know the price of this care; without, nothing can be calculated. */
  readonly onPlan: ((zorgsoort: string) => void) | undefined;
}

function Covered({ care, year }: Omit<CoverProps, 'onPlan'>) {
  return <Facts facts={useFacts(care, year)} />;
}

function Cover({ care, year, onPlan }: CoverProps) {
  return (
    <>
      {care.vergoed ? <Covered care={care} year={year} /> : <p>{notCoveredWords(care)}</p>}
      {care.vergoed && onPlan && (
        <p>
          <Link href={`#${planForm.name}`} onClick={() => onPlan(care.zorgsoort)}>
            {m.toPlan()}
          </Link>
        </p>
      )}
    </>
  );
}

interface CoverListProps extends Year {
  readonly vergoedingen: readonly Vergoeding[];
  /** Whether all are unfolded, because they are few. */
  readonly isOpen: boolean;
  readonly onPlan: CoverProps['onPlan'];
}

/** Each kind of care with its cover in a few words, and folded the details. */
export function CoverList({ vergoedingen, isOpen, onPlan, ...year }: CoverListProps) {
  const { language } = useAppEnvironment();
  return (
    <ul className={s['list']}>
      {vergoedingen.map((care) => (
        <li key={`${care.zorgsoort} ${isOpen}`}>
          <Disclosure
            open={isOpen}
            title={
              <span>
                <CareName name={care.zorgsoort} />
                <span className={s['verdict']}>{verdict(care, year.eigenRisico, language)}</span>
              </span>
            }
          >
            <Cover care={care} year={year} onPlan={onPlan} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
