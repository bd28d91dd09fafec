import { legacyAddress } from '@mijn/domain/brands';
import { capitalize } from '@mijn/domain/format';
import { documentListKinds } from '@mijn/domain/queryFields';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Chips } from '@mijn/ui/Chips';
import { Disclosure } from '@mijn/ui/Disclosure';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { Stack } from '@mijn/ui/Stack';
import { ChartColumn, FileCheck, FileText, HandCoins, Mail } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { part, required } from '../../../api/response.ts';
import { useToday } from '../../../api/today.ts';
import * as m from '../../../generated/texts/documenten.js';
import { isNativeWrapped } from '../../../platform/native.ts';
import { changeAddress } from '../addresses.ts';
import { PartFailed } from '../PartFailed.tsx';
import { WhyOff } from '../section/WhyOff.tsx';
import {
  type Counts,
  countOf,
  documentAddress,
  type DocumentChoice,
  groupByYear,
  type ListedDocument,
  pageSize,
  parseDocumentChoice,
  type YearOfDocuments,
} from './documentChoice.ts';
import { documentenOperation } from './documenten.operations.ts';
import { documentKinds, documentWords } from './documentWords.ts';

/** Loads the documents of the year and kind in the address; a list that fails or is closed is said in its place. */
export const loader = createLoader(async ({ request, search }) => {
  const choice = parseDocumentChoice(search);
  const response = await request(documentenOperation, {
    jaar: choice.year ?? null,
    soort: choice.kind ?? null,
    limit: pageSize,
    offset: (choice.page - 1) * pageSize,
  });
  return {
    choice,
    relatie: required(response, 'relatie'),
    documenten: part(response, 'documenten'),
  };
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const icons = {
  polisblad: FileText,
  jaaroverzicht: ChartColumn,
  regeling: HandCoins,
  brief: Mail,
  besluit: FileCheck,
} as const;

function DocumentRow({ document }: { readonly document: ListedDocument }) {
  const { language } = useAppEnvironment();
  const { title, subtitle } = documentWords(document, useToday(), language);
  return (
    <Row
      icon={icons[document.soort]}
      title={title}
      subtitle={capitalize(subtitle)}
      action={
        <a
          href={documentKinds[document.soort].path(document, language)}
          download
          className={buttonClass({ variant: 'secondary', small: true })}
          aria-label={m.save({ title: [title, subtitle].filter(Boolean).join(', ') })}
        >
          {m.pdf()}
        </a>
      }
    />
  );
}

function DocumentList({ year, documents, decisions }: YearOfDocuments) {
  return (
    <List label={`${m.list()}, ${year}`}>
      {documents.map((document) => (
        <DocumentRow key={`${document.soort}${document.kenmerk}`} document={document} />
      ))}
      {decisions > 0 && (
        <Row
          icon={icons.besluit}
          title={m.decisionsOfYear()}
          subtitle={m.decisionsCount({ n: decisions })}
          href={documentAddress({ year, kind: 'besluit' })}
        />
      )}
    </List>
  );
}

const openYears = 2;

interface YearsProps {
  readonly years: readonly YearOfDocuments[];
  /** Whether a year, kind or page was chosen, whose documents are all to be seen. */
  readonly isFiltered: boolean;
}

/** Documents by year; those before the last two years are folded up. */
function Years({ years, isFiltered }: YearsProps) {
  const open = isFiltered ? years : years.slice(0, openYears);
  const folded = years.slice(open.length);
  return (
    <>
      {open.map((year) => (
        <Card key={year.year} title={String(year.year)}>
          <DocumentList {...year} />
        </Card>
      ))}
      {folded.length > 0 && (
        <Card>
          {folded.map((year) => (
            <Disclosure key={year.year} title={String(year.year)}>
              <DocumentList {...year} />
            </Disclosure>
          ))}
        </Card>
      )}
    </>
  );
}

// Fewer documents fit on a screen, and need no filter.
const fewestToFilter = 8;

interface FilterProps {
  readonly counts: Counts;
  readonly choice: DocumentChoice;
}

function Filters({ counts, choice }: FilterProps) {
  const { year, kind } = choice;
  const years = [...new Set(counts.map(({ jaar }) => jaar))];
  const kinds = documentListKinds.filter((one) => counts.some(({ soort }) => soort === one));
  const all = counts.reduce((sum, { aantal }) => sum + aantal, 0);
  if (all < fewestToFilter && year === undefined && kind === undefined) return null;
  return (
    <Stack space="tight">
      <Chips
        label={m.year()}
        chips={[undefined, ...years].map((one) => ({
          key: String(one),
          label: one === undefined ? m.allYears() : String(one),
          href: documentAddress({ year: one, kind }),
          active: one === year,
        }))}
      />
      <Chips
        label={m.kind()}
        chips={[undefined, ...kinds].map((one) => ({
          key: String(one),
          label: one === undefined ? m.allKinds() : documentKinds[one].filter(),
          href: documentAddress({ year, kind: one }),
          active: one === kind,
        }))}
      />
    </Stack>
  );
}

function Pages({ counts, choice }: FilterProps) {
  const count = Math.ceil(countOf(counts, choice) / pageSize);
  const { page } = choice;
  if (count <= 1 || page > count) return null;
  const className = buttonClass({ variant: 'secondary', small: true });
  return (
    <Stack space="tight">
      <p>{m.pages({ page: String(page), count: String(count) })}</p>
      <ButtonGroup>
        {page > 1 && (
          <Link href={documentAddress({ ...choice, page: page - 1 })} className={className}>
            {m.newer()}
          </Link>
        )}
        {page < count && (
          <Link href={documentAddress({ ...choice, page: page + 1 })} className={className}>
            {m.older()}
          </Link>
        )}
      </ButtonGroup>
    </Stack>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <Card>
      <EmptyState
        illustration={<IllustrationEmpty />}
        title={isFiltered ? m.noneFound() : m.none()}
        action={isFiltered && <Link href={pages.documenten.path}>{m.showAll()}</Link>}
      >
        <p>{isFiltered ? m.noneFoundText() : m.noneText()}</p>
      </EmptyState>
    </Card>
  );
}

// Paper is also the delivery of people who have not chosen.
const isOnPaper = (delivery: string): boolean => delivery !== 'Digitaal';

function paperText({ relatie }: Pick<Loaded, 'relatie'>): string | undefined {
  const [ofLetters, ofSheet] = [
    isOnPaper(relatie.aanleverwijzeCorrespondentie),
    isOnPaper(relatie.aanleverwijzePolisblad),
  ];
  if (ofLetters && ofSheet) return m.paperBoth();
  if (ofSheet) return m.paperSheet();
  return ofLetters ? m.paperLetters() : undefined;
}

function AlsoOnPaper({ relatie }: Pick<Loaded, 'relatie'>) {
  const { internal } = useAppEnvironment().config;
  const text = paperText({ relatie });
  if (text === undefined) return null;
  const mayChange =
    !internal &&
    ['magAanleverwijzeCorrespondentieWijzigen', 'magAanleverwijzePolisbladWijzigen'].some((name) =>
      relatie.indicatoren.includes(name),
    );
  return (
    <p>
      {text} {mayChange && <Link href={changeAddress('preferences')}>{m.rather()}</Link>}
    </p>
  );
}

// An insurer without the extension has them in its older area.
function Elsewhere() {
  const { links, internal } = useAppEnvironment().config;
  if (internal) return null;
  return (
    <Card>
      <p>
        <Link href={legacyAddress(links.legacy.documents, isNativeWrapped())}>{m.elsewhere()}</Link>
      </p>
    </Card>
  );
}

function Content({ relatie, documenten, choice }: Loaded) {
  const { language } = useAppEnvironment();
  if (!documenten.succeeded) {
    const { status } = documenten;
    if (status === 404) return <Elsewhere />;
    if (status !== 403) return <PartFailed title={m.list()} status={status} />;
    return (
      <Card title={m.list()}>
        <WhyOff relatie={relatie} capability="magDocumentenZien" />
      </Card>
    );
  }
  const { documenten: listed, aantallen: counts } = documenten.value;
  const years = groupByYear(listed, counts, choice);
  const isFiltered = choice.year !== undefined || choice.kind !== undefined || choice.page > 1;
  return (
    <Stack>
      <AlsoOnPaper relatie={relatie} />
      <Filters counts={counts} choice={choice} />
      {years.length === 0 && <Nothing isFiltered={isFiltered} />}
      <Years years={years} isFiltered={isFiltered} />
      <Pages counts={counts} choice={choice} />
      <p>
        {m.invoices()} <Link href={pages.facturen.path}>{pages.facturen.titel[language]}</Link>.
      </p>
    </Stack>
  );
}

/** /mijn-gegevens/documenten: every document of the person as PDF, by year and kind. */
export function Component() {
  const { language } = useAppEnvironment();
  const { path, titel } = pages.mijnGegevens;
  const loaded = useLoaderData<typeof loader>();
  return (
    <Page
      title={pages.documenten.titel[language]}
      back={{ href: path, label: titel[language] }}
      narrow
    >
      <Content {...loaded} />
    </Page>
  );
}
