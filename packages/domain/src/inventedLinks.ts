import type { Brand, BrandLinks } from './brands.ts';

function website(origin: string): BrandLinks['website'] {
  return {
    contact: `${origin}/contact`,
    abroad: `${origin}/buitenland`,
    feedback: `${origin}/feedback`,
    healthyLiving: `${origin}/gezond-leven`,
    careArrangement: `${origin}/zorg-regelen`,
    maternityCare: `${origin}/kraamzorg`,
    arrearsHelp: `${origin}/hulp-bij-betalen`,
    cookies: `${origin}/cookies`,
    privacy: `${origin}/privacy`,
    reimbursementFinder: `${origin}/vergoedingen`,
  };
}

function legacy(origin: string): BrandLinks['legacy'] {
  return {
    policyDetails: `${origin}/polis`,
    insuranceCheck: `${origin}/verzekeringscheck`,
    addFamilyMember: `${origin}/gezinslid-bijschrijven`,
    documents: `${origin}/documenten`,
    paymentSettings: `${origin}/betaalinstellingen`,
  };
}

/**
 * Fictitious links and help desks of both brands for development and tests: unassigned numbers and
 * `.example` domains. Refused in production.
 */
export const inventedLinks: Readonly<Record<Brand, BrandLinks>> = {
  ZZ: {
    website: website('https://www.zilverzand.example'),
    legacy: legacy('https://app.zilverzand.example'),
    help: {
      phone: '+31880000100',
      address: 'Postbus 1000, 1000 AA Zilverzand',
      hours: {
        nl: 'werkdagen, 8.00 tot 18.00 uur',
        en: 'working days, 8 am to 6 pm',
      },
      alarm: { phone: '+31880000112' },
    },
  },
  AZVZ: {
    website: website('https://www.ankerzee.example'),
    legacy: legacy('https://app.ankerzee.example'),
    help: {
      alarm: { phone: '+31880000212' },
      phone: '+31880000200',
      address: 'Postbus 2000, 2000 AA Ankerzee',
      hours: { nl: 'elke dag, 7.00 tot 22.00 uur', en: 'every day, 7 am to 10 pm' },
    },
  },
};
