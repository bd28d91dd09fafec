import type { TestedElsewhere } from './logicTestRule.ts';

/** The files with logic whose test bears another name: each with the test that exercises it. */
export const testedElsewhere: TestedElsewhere = {
  'apps/client/src/platform/firstRun.ts': 'apps/client/src/app/firstRunRules.test.ts',
  'apps/gateway/src/internal/staffOnly.ts': 'apps/gateway/src/internal/internal.test.ts',
  'apps/gateway/src/pages/view.ts': 'apps/gateway/src/pages/pages.test.ts',
  'apps/gateway/src/sessie/readSessie.ts': 'apps/gateway/src/sessie/sessies.test.ts',
  'apps/simulators/src/digid/faultsMiddleware.ts':
    'apps/simulators/src/digid/createDigidSimulator.test.ts',
  'dev-env/src/database.ts': 'dev-env/src/main.test.ts',
  'dev-env/src/postgres/serverProcess.ts': 'dev-env/src/postgres/embeddedServer.test.ts',
  'dev-env/src/startWorld.ts': 'dev-env/src/main.test.ts',
  'packages/testdata/src/polissen.ts': 'packages/testdata/src/seedData.test.ts',
  'packages/ui/src/FilePicker/useFileDrop.ts':
    'packages/ui/src/FilePicker/FilePicker.browser.test.tsx',
  'tools/borders/clientRule.ts': 'tools/borders/rules.test.ts',
  'tools/borders/packageRule.ts': 'tools/borders/rules.test.ts',
  'tools/borders/providerRule.ts': 'tools/borders/rules.test.ts',
  'tools/borders/shapeRule.ts': 'tools/borders/rules.test.ts',
  'tools/borders/source.ts': 'tools/borders/rules.test.ts',
  'tools/borders/transactionRule.ts': 'tools/borders/rules.test.ts',
  'tools/map/callGraph.ts': 'tools/map/map.test.ts',
  'tools/map/client.ts': 'tools/map/map.test.ts',
  'tools/map/gateway.ts': 'tools/map/map.test.ts',
  'tools/names/check.ts': 'tools/names/names.test.ts',
  'tools/names/sourceNames.ts': 'tools/names/names.test.ts',
};
