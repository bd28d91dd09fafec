import { aanleverwijze, indicatorNames, type VerzekerdenResponse } from '@mijn/contract/relatie';
import type { Builder, BrandEnum } from '../graphql/builder.ts';
import type { ParsedRelatie } from '../graphql/graphqlContext.ts';
import { askOwn } from '../provider/ask.ts';

type VerzekerdenPerYear = VerzekerdenResponse['verzekerdenPerJaartal'];

function createIndicatorReasons(builder: Builder) {
  return builder
    .objectRef<ParsedRelatie['indicatorenRedenen'][number]>('IndicatorRedenen')
    .implement({
      fields: (t) => ({
        indicator: t.exposeString('indicator'),
        redenen: t.exposeStringList('redenen'),
      }),
    });
}

function createAddress(builder: Builder) {
  return builder.objectRef<ParsedRelatie['vestigingsAdres']>('Adres').implement({
    fields: (t) => ({
      adresType: t.exposeString('adresType', { description: 'A type of §3.' }),
      huisnummer: t.exposeInt('huisnummer', { nullable: true }),
      huisnummerToevoeging: t.exposeString('huisnummerToevoeging', { nullable: true }),
      postcode: t.exposeString('postcode', { nullable: true }),
      straat: t.exposeString('straat', { nullable: true }),
      woonplaats: t.exposeString('woonplaats', { nullable: true }),
    }),
  });
}

function createRelatie(builder: Builder) {
  const aanleverwijzeEnum = builder.enumType('Aanleverwijze', { values: aanleverwijze.options });
  const reasons = createIndicatorReasons(builder);
  const address = createAddress(builder);
  return builder.objectRef<ParsedRelatie>('Relatie').implement({
    fields: (t) => ({
      aanleverwijzeCorrespondentie: t.expose('aanleverwijzeCorrespondentie', {
        type: aanleverwijzeEnum,
      }),
      aanleverwijzePolisblad: t.expose('aanleverwijzePolisblad', { type: aanleverwijzeEnum }),
      achternaam: t.exposeString('achternaam'),
      email: t.exposeString('email', { nullable: true }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      indicatoren: t.stringList({
        description: 'Names of the indicators (§3) that are true.',
        resolve: ({ indicatoren }) => indicatorNames.filter((name) => indicatoren[name]),
      }),
      indicatorenRedenen: t.expose('indicatorenRedenen', { type: [reasons] }),
      leeftijd: t.exposeInt('leeftijd'),
      ontvangtNieuwsbrief: t.exposeBoolean('ontvangtNieuwsbrief'),
      opgemaakteNaam: t.exposeString('opgemaakteNaam'),
      postAdres: t.expose('postAdres', { type: address, nullable: true }),
      relatieNummer: t.exposeString('relatieNummer'),
      roepnaam: t.exposeString('roepnaam'),
      state: t.exposeString('_state', {
        description: 'Opaque; a change sends it back unchanged (§3, _state).',
      }),
      telefoonNummer: t.exposeString('telefoonNummer', { nullable: true }),
      toestemmingDetailsZorgkosten: t.exposeBoolean('toestemmingDetailsZorgkosten'),
      vestigingsAdres: t.expose('vestigingsAdres', { type: address }),
    }),
  });
}

function createPendingEmail(builder: Builder) {
  return builder
    .objectRef<NonNullable<ParsedRelatie['emailTeBevestigen']>>('EmailTeBevestigen')
    .implement({
      fields: (t) => ({
        adres: t.exposeString('adres'),
        magOpnieuw: t.exposeBoolean('magOpnieuw', {
          description: 'Whether requesting the same address mails another link.',
        }),
        nietBezorgd: t.boolean({
          description: 'The mail with the last link was not delivered.',
          resolve: ({ nietBezorgd }) => nietBezorgd ?? false,
        }),
        verlopen: t.exposeBoolean('verlopen', {
          description: 'The mailed link has expired (24 hours).',
        }),
      }),
    });
}

/** Adds the fields of extensions. */
function addRelatieExtensions(builder: Builder, relatie: RelatieType, brand: BrandEnum): void {
  const pendingEmail = createPendingEmail(builder);
  builder.objectFields(relatie, (t) => ({
    eigenRisicoOnbekend: t.boolean({
      description: 'Insured today while the own risk of this year is not settled.',
      resolve: ({ eigenRisicoOnbekend }) => eigenRisicoOnbekend ?? false,
    }),
    emailTeBevestigen: t.expose('emailTeBevestigen', {
      type: pendingEmail,
      nullable: true,
      description: 'The address that waits for confirmation; null without one.',
    }),
    geenRekening: t.boolean({
      description: 'Whether the insurer has no account to pay out to.',
      resolve: ({ uitkeringIban }) => uitkeringIban === null,
    }),
    documentSoorten: t.stringList({
      description: 'Documents available as PDF; empty without the extension.',
      resolve: ({ documentSoorten }) => documentSoorten ?? [],
    }),
    merk: t.expose('merk', {
      type: brand,
      nullable: true,
      description: 'Brand of the policy; null without the extension.',
    }),
    magVragenStellen: t.boolean({
      description:
        'Whether the person may ask the insurer a question; false without the extension.',
      resolve: ({ magVragenStellen }) => magVragenStellen === true,
    }),
    ongelezenBerichten: t.exposeInt('ongelezenBerichten', {
      nullable: true,
      description: 'Number of unread messages; null without the extension.',
    }),
    toontVergoedingen: t.boolean({
      description: 'Whether the insurer answers `vergoedingen`.',
      resolve: ({ toontVergoedingen }) => toontVergoedingen ?? false,
    }),
    uitkeringIban: t.exposeString('uitkeringIban', {
      nullable: true,
      description: 'Masked IBAN; null when unknown, or without the extension.',
    }),
    verzekerd: t.exposeBoolean('verzekerd', {
      nullable: true,
      description: 'Whether insured today; null without the extension.',
    }),
    vandaag: t.exposeString('vandaag', {
      nullable: true,
      description: "The insurer's day; null without the extension.",
    }),
  }));
}

type VerzekerdeOfYear = VerzekerdenPerYear['verzekerden'][number] & { readonly jaar: number };

function createVerzekerden(builder: Builder) {
  const verzekerde = builder.objectRef<VerzekerdeOfYear>('Verzekerde').implement({
    fields: (t) => ({
      geboorteDatum: t.exposeString('geboorteDatum'),
      opgemaakteNaam: t.exposeString('opgemaakteNaam'),
      relatienummer: t.exposeString('relatienummer'),
      verzekerdSinds: t.exposeString('verzekerdSinds', {
        nullable: true,
        description: 'yyyy-mm-dd: first day of the insurance with this insurer; null when unknown.',
      }),
    }),
  });
  const perYear = builder.objectRef<VerzekerdenPerYear>('VerzekerdenPerJaar').implement({
    fields: (t) => ({
      jaar: t.exposeInt('jaar'),
      verzekerden: t.field({
        type: [verzekerde],
        resolve: ({ jaar, verzekerden }) => verzekerden.map((one) => ({ ...one, jaar })),
      }),
    }),
  });
  return { verzekerde, perYear };
}

export type RelatieType = ReturnType<typeof createRelatie>;

export type VerzekerdeType = ReturnType<typeof createVerzekerden>['verzekerde'];

/** Adds the relation and the insured persons of a year to the schema; returns their types. */
export function addRelatie(
  builder: Builder,
  brand: BrandEnum,
): { readonly relatie: RelatieType; readonly verzekerde: VerzekerdeType } {
  const relatie = createRelatie(builder);
  addRelatieExtensions(builder, relatie, brand);
  const { verzekerde, perYear } = createVerzekerden(builder);
  builder.queryFields((t) => ({
    relatie: t.field({
      type: relatie,
      nullable: true,
      resolve: (_, __, context) => context.relatie(),
    }),
    verzekerden: t.field({
      type: perYear,
      nullable: true,
      description: "Without arguments: those on the caller's policy, this year.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int() },
      resolve: async (_, { relatienummer, jaar }, context) => {
        const brief = { query: { relatienummer, jaartal: jaar } };
        const full = async () => ({
          query: {
            relatienummer: relatienummer ?? (await context.relatie()).relatieNummer,
            jaartal: jaar ?? (await context.thisYear()),
          },
        });
        const answer = await askOwn(context.call, 'getVerzekerdenPerJaartal', brief, full);
        return answer.verzekerdenPerJaartal;
      },
    }),
  }));
  return { relatie, verzekerde };
}
