import type { Vergoeding, VergoedingenResponse } from '@mijn/contract/vergoedingen';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf, inCents } from '../graphql/cents.ts';
import { inUnit, toVolume } from '../zorggebruik/volume.ts';
import { ask } from '../provider/ask.ts';

function createBudget(builder: Builder) {
  return builder.objectRef<Vergoeding['budgetten'][number]>('VergoedingBudget').implement({
    fields: (t) => ({
      gedeeldAls: t.exposeString('gedeeldAls', {
        nullable: true,
        description: 'Name of a budget shared with other care and everybody on the policy.',
      }),
      redenAfgeschermd: t.exposeString('redenAfgeschermd', { nullable: true }),
      resterend: t.int({
        nullable: true,
        description: inUnit,
        resolve: ({ volumeEenheid, resterend }) => toVolume(volumeEenheid, resterend),
      }),
      totaal: t.int({
        nullable: true,
        description: inUnit,
        resolve: ({ volumeEenheid, totaal }) => toVolume(volumeEenheid, totaal),
      }),
      volumeEenheid: t.exposeString('volumeEenheid', { description: 'Aantal or Bedrag.' }),
    }),
  });
}

function createBijdrage(builder: Builder) {
  return builder
    .objectRef<NonNullable<Vergoeding['wettelijkeBijdrage']>>('VergoedingBijdrage')
    .implement({
      fields: (t) => ({
        bedrag: t.int(centsOf('bedrag', `Of each treatment. ${inCents}`)),
        maximum: t.int(centsIfKnown('maximum', `Per year. ${inCents}`)),
        percentage: t.exposeInt('percentage'),
        resterend: t.int(centsIfKnown('resterend', `Until the maximum. ${inCents}`)),
      }),
    });
}

function createVergoeding(builder: Builder) {
  const budget = createBudget(builder);
  const bijdrage = createBijdrage(builder);
  return builder.objectRef<Vergoeding>('Vergoeding').implement({
    fields: (t) => ({
      budgetten: t.expose('budgetten', { type: [budget] }),
      eigenRisico: t.exposeString('eigenRisico', {
        nullable: true,
        description: 'geldt, or why it does not; null: not covered.',
      }),
      leeftijdTot: t.exposeInt('leeftijdTot', { nullable: true }),
      leeftijdVanaf: t.exposeInt('leeftijdVanaf', { nullable: true }),
      pakket: t.exposeString('pakket', { nullable: true }),
      percentage: t.exposeInt('percentage', { nullable: true }),
      redenNietVergoed: t.exposeString('redenNietVergoed', { nullable: true }),
      vergoed: t.exposeBoolean('vergoed'),
      voorwaarde: t.exposeString('voorwaarde', { nullable: true }),
      wettelijkeBijdrage: t.expose('wettelijkeBijdrage', { type: bijdrage, nullable: true }),
      zorgsoort: t.exposeString('zorgsoort'),
    }),
  });
}

function createEigenRisicoLeft(builder: Builder) {
  return builder
    .objectRef<NonNullable<VergoedingenResponse['eigenRisico']>>('VergoedingEigenRisico')
    .implement({
      fields: (t) => ({
        inTermijnen: t.exposeBoolean('inTermijnen'),
        maximumPerBehandeling: t.int(centsIfKnown('maximumPerBehandeling')),
        resterend: t.int(centsOf('resterend')),
        totaal: t.int(centsOf('totaal')),
      }),
    });
}

/** Adds the cover of each kind of care to the schema ("Wat krijg ik vergoed?"). */
export function addVergoedingen(builder: Builder): void {
  const vergoeding = createVergoeding(builder);
  const eigenRisico = createEigenRisicoLeft(builder);
  const answer = builder.objectRef<VergoedingenResponse>('Vergoedingen').implement({
    fields: (t) => ({
      eigenRisico: t.expose('eigenRisico', {
        type: eigenRisico,
        nullable: true,
        description: 'Own risk of the year; null: not insured today, or unknown yet.',
      }),
      jaar: t.exposeInt('jaar'),
      vergoedingen: t.expose('vergoedingen', { type: [vergoeding] }),
      zorgAfgeschermd: t.exposeBoolean('zorgAfgeschermd'),
    }),
  });
  builder.queryField('vergoedingen', (t) =>
    t.field({
      type: answer,
      nullable: true,
      description: 'Cover of each kind of care today; by default for the caller.',
      args: { relatienummer: t.arg.string() },
      resolve: async (_, { relatienummer }, context) => {
        const query = { relatienummer: relatienummer ?? (await context.relatie()).relatieNummer };
        return ask(context.call, 'listVergoedingen', { query });
      },
    }),
  );
}
