import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import { assessDeclaratie } from '../assess/assessDeclaratie.ts';
import type { EigenRisicoAmount } from '../assess/shapes.ts';
import { eigenRisicoKey, usageOf } from '../assess/usage.ts';
import { adultFrom, eigenRisicoOfYear, yearsLater } from '../assess/eigenRisico/yearEigenRisico.ts';
import type { PastLine, VerwachtingFacts } from './verwachting.queries.ts';

/** Own risk by the end of a year. Cents; days as `yyyy-mm-dd`. */
export interface Verwachting {
  readonly year: number;
  readonly total: Cents;
  readonly used: Cents;
  readonly minimum: Cents;
  readonly maximum: Cents;
  readonly open: { readonly count: number; readonly bedrag: Cents };
  /** Own risk that care in the same rest of earlier years would have used. */
  readonly earlier: readonly { readonly year: number; readonly bedrag: Cents }[];
  readonly usedUpOn: string | undefined;
  readonly usedUpFrom: string | undefined;
  readonly inTermijnen: boolean;
  readonly reasons: readonly ('geenEerdereJaren' | 'afgeschermd')[];
}

const yearsBack = [1, 2, 3] as const;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** A brand with its maximum own risk per line; null: no maximum. */
type Cap = Pick<EigenRisicoAmount, 'merk' | 'maximumPerTreatment'>;

/**
 * Returns the own risk of a line up to the cap per treatment, ignoring the maximum of the year.
 * Cents.
 */
export function eigenRisicoBase(
  { geboortedatum }: VerwachtingFacts,
  { merk, maximumPerTreatment }: Cap,
  line: PastLine,
): Cents {
  const bears = line.merk === merk && line.pakket === 'BASIS' && line.bears;
  if (!bears || line.day < adultFrom(geboortedatum)) return 0;
  return Math.min(line.basis, maximumPerTreatment ?? line.basis);
}

/** Tells whether a person was insured with the brand, and of age, for a whole year. */
export function isWholeYear(
  { geboortedatum, insurances }: VerwachtingFacts,
  brand: Brand,
  year: number,
): boolean {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  return (
    adultFrom(geboortedatum) <= first &&
    insurances.some(
      ({ merk, validFrom, validUntil }) =>
        merk === brand && validFrom <= first && (validUntil === null || validUntil >= next),
    )
  );
}

function isInsuredOn({ insurances }: VerwachtingFacts, brand: Brand, day: string): boolean {
  return insurances.some(
    ({ merk, validFrom, validUntil }) =>
      merk === brand && validFrom <= day && (validUntil === null || day < validUntil),
  );
}

/** Care in the rest of an earlier year, with its days mapped to this year. */
interface RestOfYear {
  readonly year: number;
  readonly lines: readonly { readonly day: string; readonly bedrag: Cents }[];
}

// Applies this year's cap to earlier care, as if it recurred.
function restsOf(facts: VerwachtingFacts, cap: Cap, today: Temporal.PlainDate): RestOfYear[] {
  const monthDay = today.toString().slice(5);
  return yearsBack
    .map((back) => today.year - back)
    .filter((year) => isWholeYear(facts, cap.merk, year))
    .map((year) => ({
      year,
      lines: facts.lines
        .filter(({ day }) => day.startsWith(`${year}-`) && day.slice(5) > monthDay)
        .map((line) => ({
          day: yearsLater(line.day, today.year - year),
          bedrag: eigenRisicoBase(facts, cap, line),
        }))
        // A known end of the insurance ends the care.
        .filter(({ day }) => isInsuredOn(facts, cap.merk, day))
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    }));
}

// Judges the claims in progress with the engine, as of now.
function openUse(facts: VerwachtingFacts, brand: Brand, today: Temporal.PlainDate): Cents {
  // Ignores others' usage of a shared budget: it does not affect own risk, and would reveal their care.
  let usage = usageOf(facts.usage, []);
  const key = eigenRisicoKey(brand, today.year);
  const before = usage.eigenRisico[key] ?? 0;
  for (const { zorgsoort, day, submittedOn, bedrag } of facts.open) {
    ({ usage } = assessDeclaratie({
      submittedOn,
      person: { geboorteDatum: facts.geboortedatum, insurances: facts.insurances },
      dekkingen: facts.dekkingen,
      eigenRisicoAmounts: facts.amounts,
      usage,
      inTermijnen: [],
      regels: [{ zorgsoort, behandelDatum: day, bedrag, aantal: 1, buitenland: false }],
    }));
  }
  return (usage.eigenRisico[key] ?? 0) - before;
}

function dayWhen(
  lines: readonly { readonly day: string; readonly bedrag: Cents }[],
  enough: Cents,
) {
  let counted = 0;
  return lines.find(({ bedrag }) => (counted += bedrag) >= enough)?.day;
}

function earliest(days: readonly (string | undefined)[]): string | undefined {
  return days.filter((day) => day !== undefined).toSorted()[0];
}

function usedUpOn(lines: readonly PastLine[], total: Cents): string | undefined {
  const ordered = lines
    .map(({ handledOn, eigenRisico }) => ({ day: handledOn, bedrag: eigenRisico }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return dayWhen(ordered, total);
}

// Today, where claims in progress may exhaust own risk; undefined without data of earlier years.
function usedUpFrom(
  rests: readonly RestOfYear[],
  {
    left,
    open,
    today,
  }: { readonly left: Cents; readonly open: Cents; readonly today: Temporal.PlainDate },
): string | undefined {
  if (rests.length > 0 && open >= left) return today.toString();
  return earliest(rests.map(({ lines }) => dayWhen(lines, left - open)));
}

/**
 * Forecasts own risk of a brand by the end of this year: current usage, claims in progress as
 * judged by the engine, and the range of the same rest of up to three earlier years. Where the care
 * is hidden only visible amounts count, so the range extends to the maximum. Undefined where no own
 * risk applies, its amount is unknown, or the insurance has ended.
 */
export function forecast(
  facts: VerwachtingFacts,
  brand: Brand,
  { today, maySeeCare }: { readonly today: Temporal.PlainDate; readonly maySeeCare: boolean },
): Verwachting | undefined {
  const { year } = today;
  const amount = facts.amounts.find((row) => row.merk === brand);
  if (!amount || !isInsuredOn(facts, brand, today.toString())) return undefined;
  const person = { geboorteDatum: facts.geboortedatum, insurances: facts.insurances };
  const due = eigenRisicoOfYear(person, brand, year, [amount]);
  const total = due.verplicht + due.voluntary;
  if (total === 0) return undefined;
  const ofYear = facts.lines.filter(
    ({ day, merk }) => day.startsWith(`${year}-`) && merk === brand,
  );
  const used = sum(ofYear.map(({ eigenRisico }) => eigenRisico));
  const left = Math.max(0, total - used);
  const rests = maySeeCare ? restsOf(facts, amount, today) : [];
  const open = maySeeCare
    ? openUse(facts, brand, today)
    : Math.min(
        left,
        sum(facts.open.map(({ bedrag }) => Math.min(bedrag, amount.maximumPerTreatment ?? bedrag))),
      );
  const brought = rests.map(({ lines }) => sum(lines.map(({ bedrag }) => bedrag)));
  const isKnown = rests.length > 0;
  const most = isKnown ? Math.min(left, open + Math.max(...brought)) : left;
  return {
    year,
    total,
    used,
    minimum: used + (rests.length > 1 ? Math.min(left, ...brought) : 0),
    maximum: used + most,
    open: { count: new Set(facts.open.map(({ nummer }) => nummer)).size, bedrag: open },
    earlier: rests.map(({ year: earlier }, i) => ({ year: earlier, bedrag: brought[i] ?? 0 })),
    usedUpOn: left === 0 ? usedUpOn(ofYear, total) : undefined,
    usedUpFrom: left === 0 ? undefined : usedUpFrom(rests, { left, open, today }),
    inTermijnen: facts.termijnBrands.includes(brand),
    reasons: maySeeCare ? (isKnown ? [] : ['geenEerdereJaren']) : ['afgeschermd'],
  };
}
