import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import type { Builder } from '../graphql/builder.ts';
import { centsAsKnown, centsOf, inCents } from '../graphql/cents.ts';
import type { Enums } from './declaratieEnums.schema.ts';
import { createDeclaratieLine } from './declaratieLine.schema.ts';
import {
  createCourseStep,
  createFile,
  createIndicator,
  createVerrekening,
  createPayoutInformation,
  createSubmittedLine,
  type LineParts,
} from './declaratieParts.schema.ts';

/** Creates the type of a claim in detail. */
export function createDeclaratie(builder: Builder, enums: Enums, parts: LineParts) {
  const declaratie = createFacts(builder, enums);
  addLines(builder, declaratie, parts);
  addCourse(builder, declaratie, enums);
  return declaratie;
}

type Declaratie = ReturnType<typeof createFacts>;

function createFacts(builder: Builder, { status, soortIndiener }: Enums) {
  return builder.objectRef<DeclaratieDetail>('Declaratie').implement({
    fields: (t) => ({
      afgeschermd: t.boolean({
        description: 'True when the care is hidden from this viewer (docs/decisions.md §2).',
        resolve: (declaratie) => declaratie.afgeschermd ?? declaratie.zorgSoorten === null,
      }),
      bedrag: t.int(centsOf('bedrag')),
      behandelDatum: t.exposeString('behandelDatum', { nullable: true }),
      datum: t.exposeString('datum'),
      declarant: t.exposeString('declarant'),
      geboorteDatum: t.exposeString('geboorteDatum', {
        nullable: true,
        description:
          'Birth date of the declarant, only if another visible person has the same roepnaam.',
      }),
      indiener: t.exposeString('indiener'),
      magIntrekken: t.boolean({
        description: 'Whether this viewer may withdraw it now: trekDeclaratieIn.',
        resolve: (declaratie) => declaratie.magIntrekken ?? false,
      }),
      nieuw: t.exposeBoolean('nieuw'),
      nummer: t.exposeString('nummer'),
      omschrijving: t.exposeString('omschrijving', { nullable: true }),
      soortIndiener: t.expose('soortIndiener', {
        type: soortIndiener,
        nullable: true,
        description: 'The sender; null without the extension.',
      }),
      status: t.expose('status', { type: status }),
      verwacht: t.int({
        nullable: true,
        description: `Payout that this viewer was told to expect when sending it in. ${inCents}`,
        resolve: (declaratie) => centsAsKnown(declaratie.verwacht),
      }),
      verwachtOp: t.exposeString('verwachtOp', { nullable: true }),
      zorgSoorten: t.exposeStringList('zorgSoorten', { nullable: true }),
      zorgverlener: t.exposeString('zorgverlener', {
        nullable: true,
        description: 'Null when the care is hidden, or without the extension.',
      }),
    }),
  });
}

function addLines(builder: Builder, declaratie: Declaratie, parts: LineParts): void {
  const file = createFile(builder);
  const line = createDeclaratieLine(builder, parts);
  const submittedLine = createSubmittedLine(builder);
  builder.objectFields(declaratie, (t) => ({
    bestanden: t.field({ type: [file], resolve: ({ bestanden }) => bestanden ?? [] }),
    correcties: t.field({
      type: [parts.correcties.ofDeclaratie],
      description: 'Oldest first; empty without the extension.',
      resolve: ({ correcties }) => correcties ?? [],
    }),
    ingediendeRegels: t.field({
      type: [submittedLine],
      description:
        'The submitted lines; empty for a single line, hidden care, or without the extension.',
      resolve: ({ ingediendeRegels }) => ingediendeRegels ?? [],
    }),
    reacties: t.field({
      type: [parts.reactie],
      nullable: true,
      description: 'Klopt dit niet? Null without the extension.',
      resolve: ({ reacties }) => reacties,
    }),
    regels: t.expose('regels', { type: [line] }),
  }));
}

function addCourse(builder: Builder, declaratie: Declaratie, { status }: Enums): void {
  const indicator = createIndicator(builder);
  const step = createCourseStep(builder, status);
  const payoutInformation = createPayoutInformation(builder);
  const verrekening = createVerrekening(builder);
  builder.objectFields(declaratie, (t) => ({
    indicatoren: t.expose('indicatoren', { type: [indicator] }),
    uitkeerInformatie: t.expose('uitkeerInformatie', { type: payoutInformation, nullable: true }),
    verloop: t.field({ type: [step], resolve: ({ verloop }) => verloop ?? [] }),
    verrekeningen: t.field({
      type: [verrekening],
      description: 'Oldest first; empty without the extension.',
      resolve: ({ verrekeningen }) => verrekeningen ?? [],
    }),
  }));
}
