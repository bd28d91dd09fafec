import { legacyAddress, type Brand } from '@mijn/domain/brands';
import { formatDay } from '@mijn/domain/datum';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Link } from '@mijn/ui/Link';
import { type Column, Table } from '@mijn/ui/Table';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../api/environment.ts';
import type { Part } from '../../api/response.ts';
import * as m from '../../generated/texts/relatie.js';
import { fullNameAmong } from '../../help/careChoice/personNames.ts';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { PartFailed } from './PartFailed.tsx';
import { isCoInsured } from '../../help/isCoInsured.ts';
import type { FullRelatie } from './person.ts';
import type { mijnGegevensOperation } from './relatie.operations.ts';
import { isNativeWrapped } from '../../platform/native.ts';

type Verzekeringen = NonNullable<ResultOf<typeof mijnGegevensOperation>['verzekeringen']>;
type Verzekering = Verzekeringen[number];

const plans: Readonly<Record<Verzekering['pakketten'][number], () => string>> = {
  BASIS: m.planBasic,
  AANVULLEND: m.planSupplementary,
  AANVULLEND_PLUS: m.planSupplementaryPlus,
};

type Ahead = (words: { readonly name: string; readonly day: string }) => string;

/** Texts for an age at which rules change, for the reader and for another person. */
const ahead: Readonly<Record<number, { readonly self: Ahead; readonly other: Ahead }>> = {
  12: { self: m.selfAt12, other: m.otherAt12 },
  16: { self: m.selfAt16, other: m.otherAt16 },
  18: { self: m.selfAt18, other: m.otherAt18 },
};

interface InsuranceProps {
  readonly relatie: FullRelatie;
  readonly verzekeringen: Verzekeringen;
}

const adultAge = 18;

/** The first name; with the birth date when another insured person has the same name. */
function nameOf(one: Verzekering, all: Verzekeringen, language: Language): string {
  const byName = all.map(({ roepnaam, opgemaakteNaam, ...rest }) => ({
    ...rest,
    opgemaakteNaam: roepnaam || opgemaakteNaam,
  }));
  const person = byName.find(({ relatienummer }) => relatienummer === one.relatienummer);
  return person ? fullNameAmong(person, byName, language) : one.roepnaam;
}

/** Changes at coming birthdays, earliest first. */
function Birthdays({ relatie, verzekeringen }: InsuranceProps) {
  const { language } = useAppEnvironment();
  const lines = verzekeringen
    .flatMap((one) => one.veranderingen.map((change) => ({ ...change, one })))
    .toSorted((one, other) => one.vanaf.localeCompare(other.vanaf));
  if (lines.length === 0) return null;
  return (
    <Disclosure title={m.changesAhead()}>
      {lines.map(({ leeftijd, vanaf, one }) => {
        const kind = one.relatienummer === relatie.relatieNummer ? 'self' : 'other';
        const words = {
          name: nameOf(one, verzekeringen, language),
          day: formatDay(vanaf, language),
        };
        return <p key={`${one.relatienummer}${leeftijd}`}>{ahead[leeftijd]?.[kind](words)}</p>;
      })}
    </Disclosure>
  );
}

// The insurer does not know who is whose partner, so everybody with more than one insured person gets the information.
// A child alone in view cannot act on it.
function Parting({ relatie, verzekeringen }: InsuranceProps) {
  if (isCoInsured(relatie) ? relatie.leeftijd < adultAge : verzekeringen.length < 2) return null;
  return (
    <Disclosure title={m.partingQuestion()}>
      <p>
        {m.partingText()} <HelpDesk />
      </p>
    </Disclosure>
  );
}

/** The brands whose customers can choose voluntary own risk (docs/decisions.md §1). */
const withVoluntary: readonly Brand[] = ['ZZ'];

// Children pay no premium and have no own risk.
function mayHaveVoluntary(one: Verzekering, brand: Brand): boolean {
  const pays = one.premie > 0 || one.basisBijCak;
  return one.vrijwilligBedrag > 0 || (withVoluntary.includes(brand) && pays);
}

function premiumCell({ premie, basisBijCak }: Verzekering, language: Language): string {
  if (premie > 0) return formatAmount(premie, language);
  return basisBijCak ? m.premiumToCak() : m.noPremium();
}

function voluntaryColumn(brand: Brand, language: Language): Column<Verzekering> {
  return {
    key: 'voluntary',
    header: m.voluntary(),
    number: true,
    cell: (one) => {
      if (!mayHaveVoluntary(one, brand)) return null;
      const { vrijwilligBedrag: chosen } = one;
      return chosen === 0 ? m.voluntaryNone() : formatAmount(chosen, language);
    },
  };
}

function Covers({ relatie, verzekeringen }: InsuranceProps) {
  const { language, config } = useAppEnvironment();
  const hasVoluntary = verzekeringen.some((one) => mayHaveVoluntary(one, config.merk));
  const premium = sumOf(verzekeringen, ({ premie }) => premie);
  const paid = verzekeringen.filter(({ premie }) => premie > 0);
  const plansOf = (one: Verzekering) =>
    formatList(
      one.pakketten.map((plan) => plans[plan]()),
      language,
    );
  const covers = new Set(verzekeringen.map((one) => plansOf(one)));
  const isSameCover = verzekeringen.length > 1 && covers.size === 1;
  return (
    <>
      {isSameCover && <p>{[...covers]}</p>}
      <Table
        caption={m.insurance()}
        columns={[
          {
            key: 'who',
            header: m.insuredWho(),
            cell: (one) => nameOf(one, verzekeringen, language),
          },
          ...(isSameCover ? [] : [{ key: 'cover', header: m.cover(), cell: plansOf }]),
          ...(hasVoluntary ? [voluntaryColumn(config.merk, language)] : []),
          {
            key: 'premium',
            header: m.premium(),
            number: true,
            cell: (one) => premiumCell(one, language),
          },
        ]}
        rows={verzekeringen}
        rowKey={({ relatienummer }) => relatienummer}
        // Its headers are longer than its figures.
        longWords
      />
      {isCoInsured(relatie)
        ? paid.length > 0 && <p>{m.premiumByVerzekeringsnemer()}</p>
        : paid.length > 1 && (
            <p>{m.premiumTogether({ bedrag: formatAmount(premium, language) })}</p>
          )}
      {verzekeringen.some(({ basisBijCak }) => basisBijCak) && <p>{m.basicToCak()}</p>}
    </>
  );
}

/** Shows the cover of everybody in view, coming changes, and the link to the policy. */
export function Insurance(props: {
  readonly relatie: FullRelatie;
  readonly verzekeringen: Part<Verzekeringen>;
}) {
  const { relatie, verzekeringen: part } = props;
  const { legacy } = useAppEnvironment().config.links;
  // 404 without this extension at the insurer; an empty list without an insurance today.
  if (!part.succeeded) {
    return <PartFailed title={m.insurance()} status={part.status} />;
  }
  const verzekeringen = part.value;
  if (verzekeringen.length === 0) return null;
  return (
    <Card title={m.insurance()}>
      <Covers relatie={relatie} verzekeringen={verzekeringen} />
      <p>
        <Link href={legacyAddress(legacy.policyDetails, isNativeWrapped())}>
          {isCoInsured(relatie) ? m.policyView() : m.policyDetails()}
        </Link>
      </p>
      <Birthdays relatie={relatie} verzekeringen={verzekeringen} />
      <Parting relatie={relatie} verzekeringen={verzekeringen} />
    </Card>
  );
}
