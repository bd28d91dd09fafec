import { aanleverwijze, indicatorNamen } from '@mijn/contract/relatie';
import type { VerzekerdenAntwoord } from '@mijn/contract/relatie';
import type { Builder, MerkEnum } from '../graphql/builder.ts';
import { listVerzekerden, type GelezenRelatie } from '../provider/relatie.ts';

type VerzekerdenPerJaar = VerzekerdenAntwoord['verzekerdenPerJaartal'];

function maakIndicatorRedenen(builder: Builder) {
  return builder
    .objectRef<GelezenRelatie['indicatorenRedenen'][number]>('IndicatorRedenen')
    .implement({
      fields: (t) => ({
        indicator: t.exposeString('indicator'),
        redenen: t.exposeStringList('redenen'),
      }),
    });
}

function maakRelatie(builder: Builder, merk: MerkEnum) {
  const wijze = builder.enumType('Aanleverwijze', { values: aanleverwijze.options });
  const redenen = maakIndicatorRedenen(builder);
  return builder.objectRef<GelezenRelatie>('Relatie').implement({
    fields: (t) => ({
      aanleverwijzeCorrespondentie: t.expose('aanleverwijzeCorrespondentie', { type: wijze }),
      aanleverwijzePolisblad: t.expose('aanleverwijzePolisblad', { type: wijze }),
      achternaam: t.exposeString('achternaam'),
      email: t.exposeString('email', { nullable: true }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      indicatoren: t.stringList({
        description: 'Names of the indicators (§3) that are true.',
        resolve: ({ indicatoren }) => indicatorNamen.filter((naam) => indicatoren[naam]),
      }),
      indicatorenRedenen: t.expose('indicatorenRedenen', { type: [redenen] }),
      leeftijd: t.exposeInt('leeftijd'),
      merk: t.expose('merk', {
        type: merk,
        nullable: true,
        description: 'The brand of the policy; null where the insurer has no such extension.',
      }),
      ontvangtNieuwsbrief: t.exposeBoolean('ontvangtNieuwsbrief'),
      opgemaakteNaam: t.exposeString('opgemaakteNaam'),
      relatieNummer: t.exposeString('relatieNummer'),
      roepnaam: t.exposeString('roepnaam'),
      telefoonNummer: t.exposeString('telefoonNummer', { nullable: true }),
      toestemmingDetailsZorgkosten: t.exposeBoolean('toestemmingDetailsZorgkosten'),
      uitkeringIban: t.exposeString('uitkeringIban', {
        nullable: true,
        description: 'Masked IBAN; null where the insurer has no such extension.',
      }),
    }),
  });
}

function maakVerzekerden(builder: Builder) {
  const verzekerde = builder
    .objectRef<VerzekerdenPerJaar['verzekerden'][number]>('Verzekerde')
    .implement({
      fields: (t) => ({
        geboorteDatum: t.exposeString('geboorteDatum'),
        opgemaakteNaam: t.exposeString('opgemaakteNaam'),
        relatienummer: t.exposeString('relatienummer'),
      }),
    });
  return builder.objectRef<VerzekerdenPerJaar>('VerzekerdenPerJaar').implement({
    fields: (t) => ({
      jaar: t.exposeInt('jaar'),
      verzekerden: t.expose('verzekerden', { type: [verzekerde] }),
    }),
  });
}

/** Puts the relation and the insured of a year into the schema. */
export function voegRelatieToe(builder: Builder, merk: MerkEnum): void {
  const relatie = maakRelatie(builder, merk);
  const verzekerden = maakVerzekerden(builder);
  builder.queryFields((t) => ({
    relatie: t.field({
      type: relatie,
      nullable: true,
      resolve: (_, __, context) => context.relatie(),
    }),
    verzekerden: t.field({
      type: verzekerden,
      nullable: true,
      description: "Without arguments: those on the caller's policy, this year.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int() },
      resolve: async (_, { relatienummer, jaar }, context) =>
        listVerzekerden(context.aanroep, {
          relatienummer: relatienummer ?? (await context.relatie()).relatieNummer,
          jaartal: jaar ?? context.ditJaar(),
        }),
    }),
  }));
}
