import type {
  DeclaratieDetail,
  DeclaratieInLijst,
  DeclaratiesAntwoord,
} from '@mijn/contract/declaraties';
import { soortenIndiener } from '@mijn/contract/uitbreidingen';
import { declaratieStatussen } from '@mijn/domain/declaratiestatus';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { inCenten, type Builder } from '../graphql/builder.ts';
import { vraagtOm } from '../graphql/vraagtOm.ts';
import {
  getDeclaratie,
  listDeclaraties,
  reageerOpDeclaratie,
  trekDeclaratieIn,
} from '../provider/declaraties.ts';
import {
  maakBestand,
  maakIndicator,
  maakReactie,
  maakUitkeerInformatie,
  maakVerloopStap,
} from './declaratieDelen.schema.ts';
import { maakDeclaratieRegel } from './declaratieRegel.schema.ts';

function maakStatus(builder: Builder) {
  return builder.enumType('DeclaratieStatus', { values: declaratieStatussen });
}

function maakSoortIndiener(builder: Builder) {
  return builder.enumType('SoortIndiener', { values: soortenIndiener });
}

type SoortIndienerEnum = ReturnType<typeof maakSoortIndiener>;

/** The states of a claim as an enum of the schema. */
export type StatusEnum = ReturnType<typeof maakStatus>;

interface Enums {
  readonly status: StatusEnum;
  readonly soortIndiener: SoortIndienerEnum;
}

function centenAlsBekend(euros: number | null | undefined): number | null {
  return euros === null || euros === undefined ? null : eurosNaarCenten(euros);
}

function maakDeclaratieInLijst(builder: Builder, { status, soortIndiener }: Enums) {
  return builder.objectRef<DeclaratieInLijst>('DeclaratieInLijst').implement({
    fields: (t) => ({
      bedrag: t.int({
        nullable: true,
        description: 'Integer cents; null where the insurer has no such extension.',
        resolve: (declaratie) => centenAlsBekend(declaratie.bedrag),
      }),
      datum: t.exposeString('datum'),
      nieuw: t.exposeBoolean('nieuw'),
      nummer: t.exposeString('nummer'),
      omschrijving: t.exposeString('omschrijving', { nullable: true }),
      opgemaakteNaam: t.exposeString('opgemaakteNaam', { nullable: true }),
      relatienummer: t.exposeString('relatienummer', { nullable: true }),
      soortIndiener: t.expose('soortIndiener', {
        type: soortIndiener,
        nullable: true,
        description: 'Who sent it in; null where the insurer has no such extension.',
      }),
      status: t.expose('status', { type: status }),
      uitgekeerdBedrag: t.int({
        nullable: true,
        description: 'Integer cents; null until AFGEHANDELD.',
        resolve: (declaratie) => centenAlsBekend(declaratie.uitgekeerdBedrag),
      }),
      zorgSoorten: t.exposeStringList('zorgSoorten', { nullable: true }),
    }),
  });
}

function maakDeclaratieLijst(builder: Builder, enums: Enums) {
  const declaratie = maakDeclaratieInLijst(builder, enums);
  return builder.objectRef<DeclaratiesAntwoord>('DeclaratieLijst').implement({
    fields: (t) => ({
      declaraties: t.expose('declaraties', { type: [declaratie] }),
      totaal: t.exposeInt('totaal', {
        nullable: true,
        description: 'How many match the filters; null where the insurer has no such extension.',
      }),
    }),
  });
}

function maakDeclaratie(builder: Builder, { status, soortIndiener }: Enums) {
  const bestand = maakBestand(builder);
  const indicator = maakIndicator(builder);
  const reactie = maakReactie(builder);
  const regel = maakDeclaratieRegel(builder);
  const stap = maakVerloopStap(builder, status);
  const uitkeerInformatie = maakUitkeerInformatie(builder);
  return builder.objectRef<DeclaratieDetail>('Declaratie').implement({
    fields: (t) => ({
      afgeschermd: t.boolean({
        description: 'True when the care is hidden from this viewer (decisions §2).',
        resolve: (declaratie) => declaratie.afgeschermd ?? declaratie.zorgSoorten === null,
      }),
      bedrag: t.int({
        description: inCenten,
        resolve: (declaratie) => eurosNaarCenten(declaratie.bedrag),
      }),
      bestanden: t.field({
        type: [bestand],
        resolve: (declaratie) => declaratie.bestanden ?? [],
      }),
      datum: t.exposeString('datum'),
      declarant: t.exposeString('declarant'),
      indicatoren: t.expose('indicatoren', { type: [indicator] }),
      indiener: t.exposeString('indiener'),
      magIntrekken: t.boolean({
        description: 'Whether this viewer may withdraw it now: trekDeclaratieIn.',
        resolve: (declaratie) => declaratie.magIntrekken ?? false,
      }),
      nieuw: t.exposeBoolean('nieuw'),
      nummer: t.exposeString('nummer'),
      omschrijving: t.exposeString('omschrijving', { nullable: true }),
      reacties: t.field({
        type: [reactie],
        nullable: true,
        description: 'Klopt dit niet? Null where the insurer has no such extension.',
        resolve: (declaratie) => declaratie.reacties,
      }),
      regels: t.expose('regels', { type: [regel] }),
      soortIndiener: t.expose('soortIndiener', {
        type: soortIndiener,
        nullable: true,
        description: 'Who sent it in; null where the insurer has no such extension.',
      }),
      status: t.expose('status', { type: status }),
      uitkeerInformatie: t.expose('uitkeerInformatie', {
        type: uitkeerInformatie,
        nullable: true,
      }),
      verloop: t.field({ type: [stap], resolve: (declaratie) => declaratie.verloop ?? [] }),
      verwachtOp: t.exposeString('verwachtOp', { nullable: true }),
      zorgSoorten: t.exposeStringList('zorgSoorten', { nullable: true }),
    }),
  });
}

/** Puts claims into the schema: the list and one in detail. */
export function voegDeclaratiesToe(builder: Builder): void {
  const status = maakStatus(builder);
  const enums = { status, soortIndiener: maakSoortIndiener(builder) };
  const lijst = maakDeclaratieLijst(builder, enums);
  const declaratie = maakDeclaratie(builder, enums);
  builder.queryFields((t) => ({
    declaraties: t.field({
      type: lijst,
      nullable: true,
      args: {
        limit: t.arg.int(),
        offset: t.arg.int(),
        zoek: t.arg.string(),
        relatienummer: t.arg.string(),
        status: t.arg({ type: status }),
        jaar: t.arg.int(),
        zorgsoort: t.arg.string(),
      },
      resolve: (_, vraag, { aanroep }, info) =>
        listDeclaraties(aanroep, vraag, vraagtOm(info, 'totaal')),
    }),
    declaratie: t.field({
      type: declaratie,
      nullable: true,
      args: { nummer: t.arg.string({ required: true }) },
      resolve: (_, { nummer }, { aanroep }) => getDeclaratie(aanroep, nummer),
    }),
  }));
  builder.mutationFields((t) => ({
    trekDeclaratieIn: t.boolean({
      nullable: true,
      description: 'Withdraws a claim while INGEDIEND; 404 or 409 otherwise. Safe to repeat.',
      args: { nummer: t.arg.string({ required: true }) },
      resolve: async (_, { nummer }, { aanroep }) => {
        await trekDeclaratieIn(aanroep, nummer);
        return true;
      },
    }),
    reageerOpDeclaratie: t.field({
      type: declaratie,
      nullable: true,
      description: 'Klopt dit niet? 400 no words or over 1000, 404, 409 while another is open.',
      args: {
        nummer: t.arg.string({ required: true }),
        regel: t.arg.int(),
        tekst: t.arg.string({ required: true }),
      },
      resolve: async (_, { nummer, regel, tekst }, { aanroep }) => {
        await reageerOpDeclaratie(aanroep, nummer, { regel, tekst });
        return getDeclaratie(aanroep, nummer);
      },
    }),
  }));
}
