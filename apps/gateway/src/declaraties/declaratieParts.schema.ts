import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { reactieKinds, reactieStatuses, type DeclaratieReactie } from '@mijn/contract/reactie';
import { maskIban } from '@mijn/domain/iban';
import type { Builder } from '../graphql/builder.ts';
import type { CorrectieRefs } from './correctie.schema.ts';
import { centsOf } from '../graphql/cents.ts';
import type { CalculationStepRef, MeldingRef } from './declaratieLine.schema.ts';
import type { StatusEnum } from './declaratieEnums.schema.ts';

/** Creates the type of a claim's file. */
export function createFile(builder: Builder) {
  return builder
    .objectRef<NonNullable<DeclaratieDetail['bestanden']>[number]>('DeclaratieBestand')
    .implement({
      fields: (t) => ({
        bestandId: t.exposeString('bestandId'),
        bytes: t.exposeInt('bytes'),
        naam: t.exposeString('naam'),
        soort: t.exposeString('soort'),
      }),
    });
}

/** Creates the enum of the kinds of reaction. */
export function createReactieKind(builder: Builder) {
  return builder.enumType('ReactieSoort', { values: reactieKinds });
}

export type ReactieKindEnum = ReturnType<typeof createReactieKind>;

export type ReactieRef = ReturnType<typeof createReactie>;

/** Creates the enum of the states of a question. */
export function createReactieStatus(builder: Builder) {
  return builder.enumType('ReactieStatus', { values: reactieStatuses });
}

export type ReactieStatusEnum = ReturnType<typeof createReactieStatus>;

/** Creates the type of a question about a claim or a line. */
export function createReactie(builder: Builder, kind: ReactieKindEnum, status: ReactieStatusEnum) {
  return builder.objectRef<DeclaratieReactie>('Reactie').implement({
    fields: (t) => ({
      antwoord: t.exposeString('antwoord', {
        nullable: true,
        description: 'While inBehandeling: says that it was forwarded to staff.',
      }),
      beantwoordOp: t.exposeString('beantwoordOp', { nullable: true, description: 'RFC 3339.' }),
      reactieId: t.exposeString('reactieId'),
      regel: t.exposeInt('regel', {
        nullable: true,
        description: 'Number of the line; null for the whole claim.',
      }),
      soort: t.field({ type: kind, resolve: ({ soort = 'vraag' }) => soort }),
      status: t.expose('status', { type: status }),
      tekst: t.exposeString('tekst'),
      verstuurdOp: t.exposeString('verstuurdOp', { description: 'RFC 3339.' }),
    }),
  });
}

/** Creates the type of a claim's indicator, such as laterInProgress. */
export function createIndicator(builder: Builder) {
  return builder
    .objectRef<DeclaratieDetail['indicatoren'][number]>('DeclaratieIndicator')
    .implement({
      fields: (t) => ({
        actief: t.exposeBoolean('actief'),
        naam: t.exposeString('naam'),
        redenen: t.exposeStringList('redenen'),
      }),
    });
}

/** Creates the type of a state in a claim's history. */
export function createCourseStep(builder: Builder, status: StatusEnum) {
  return builder
    .objectRef<NonNullable<DeclaratieDetail['verloop']>[number]>('DeclaratieStap')
    .implement({
      fields: (t) => ({
        status: t.expose('status', { type: status }),
        tijdstip: t.exposeString('tijdstip', { description: 'RFC 3339.' }),
      }),
    });
}

/** Creates the type of a claim's line as submitted. */
export function createSubmittedLine(builder: Builder) {
  return builder
    .objectRef<NonNullable<DeclaratieDetail['ingediendeRegels']>[number]>('IngediendeRegel')
    .implement({
      fields: (t) => ({
        bedrag: t.int(centsOf('bedrag')),
        behandelDatum: t.exposeString('behandelDatum'),
        omschrijving: t.exposeString('omschrijving', { nullable: true }),
        zorgsoort: t.exposeString('zorgsoort'),
      }),
    });
}

/** Creates the type of an amount set off against an invoice while no account was known. */
export function createVerrekening(builder: Builder) {
  return builder
    .objectRef<NonNullable<DeclaratieDetail['verrekeningen']>[number]>('DeclaratieVerrekening')
    .implement({
      fields: (t) => ({
        bedrag: t.int(centsOf('bedrag')),
        datum: t.exposeString('datum'),
        factuurkenmerk: t.exposeString('factuurkenmerk', {
          nullable: true,
          description: "Only for the viewer's own invoice.",
        }),
      }),
    });
}

/** Creates the type of a payout, with its day and account. */
export function createPayoutInformation(builder: Builder) {
  return builder
    .objectRef<NonNullable<DeclaratieDetail['uitkeerInformatie']>>('UitkeerInformatie')
    .implement({
      fields: (t) => ({
        datum: t.exposeString('datum'),
        declarant: t.exposeString('declarant'),
        eigenRisicoBedrag: t.int(centsOf('eigenRisicoBedrag')),
        iban: t.string({
          description: 'Masked by the gateway.',
          resolve: (payout) => maskIban(payout.iban),
        }),
        uitgekeerdBedrag: t.int(centsOf('uitgekeerdBedrag')),
      }),
    });
}

export interface LineParts {
  readonly melding: MeldingRef;
  readonly step: CalculationStepRef;
  readonly reactie: ReactieRef;
  readonly reactieKind: ReactieKindEnum;
  readonly correcties: CorrectieRefs;
}
