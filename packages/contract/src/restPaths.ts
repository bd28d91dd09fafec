/** Base of the provider's API (contract.md, Addresses). */
export const providerBasis = '/api/v1';

/** The calls of §7 and the extensions below the base, as Fastify writes them. */
export const restPaths = {
  relatie: '/relatie',
  verzekerdenPerJaartal: '/verzekerdenperjaartal',
  declaraties: '/declaraties',
  declaratie: '/declaraties/:id',
  submit: '/declaraties/indienen',
  validateFile: '/declaraties/valideren/bestand',
  eigenRisicoPerYear: '/eigenRisicoPerJaar',
  declaratieFile: '/uitbreidingen/declaraties/:id/bestanden/:bestandId',
  reacties: '/uitbreidingen/declaraties/:id/reacties',
  withdraw: '/uitbreidingen/declaraties/:id/intrekken',
  confirmation: '/uitbreidingen/declaraties/:id/bevestiging',
  concept: '/uitbreidingen/declaraties/concept',
  facturen: '/facturen',
  factuurPremie: '/factuurdetails/premie/:factuurkenmerk',
  factuurRisico: '/factuurdetails/risico/:factuurkenmerk',
  factuurRisicoPeriod: '/factuurdetails/risicoPeriode/:factuurkenmerk',
  factuurEindafrekening: '/factuurdetails/eindAfrekening/:factuurkenmerk',
  specificatie: '/factuurdetails/eindAfrekening/:factuurkenmerk/specificatie/:relatienummer',
  betaalverzoeken: '/betaalverzoeken',
  betaalverzoek: '/betaalverzoeken/:betaalkenmerk',
  betalingen: '/betalingen',
  betaling: '/uitbreidingen/betalingen/:betalingId',
  betalingMeldingen: '/uitbreidingen/betalingen/meldingen',
} as const;
