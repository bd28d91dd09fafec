import type { TestedElsewhere } from './logicTestRule.ts';

/** The files with logic whose test bears another name: each with the test that exercises it. */
export const testedElsewhere: TestedElsewhere = {
  'apps/provider/src/createProvider.ts': 'apps/provider/src/http/extensions.test.ts',
  'apps/provider/src/db/roles.ts': 'apps/provider/src/db/migrate.test.ts',
  'apps/provider/src/declaraties/jobs/assess.ts': 'apps/provider/src/declaraties/jobs/jobs.test.ts',
  'apps/provider/src/documents/drawTable.ts': 'apps/provider/src/documents/documents.test.ts',
  'apps/provider/src/facturen/jobs/runDay.ts':
    'apps/provider/src/facturen/jobs/verrekening.test.ts',
  'apps/provider/src/files/fileEnvironment.ts': 'apps/provider/src/environment.test.ts',
  'apps/provider/src/files/inspect/copyDrawing.ts':
    'apps/provider/src/files/inspect/rewritePdf.test.ts',
  'apps/provider/src/files/inspect/heic.ts':
    'apps/provider/src/files/inspect/inspectHeicPhoto.test.ts',
  'apps/provider/src/files/inspect/heifPhoto.ts':
    'apps/provider/src/files/inspect/inspectHeicPhoto.test.ts',
  'apps/provider/src/files/inspect/inspectImage.ts':
    'apps/provider/src/files/inspect/corpus.test.ts',
  'apps/provider/src/files/inspect/inspectPdf.ts': 'apps/provider/src/files/inspect/corpus.test.ts',
  'apps/provider/src/files/inspect/inspectorProcess.ts':
    'apps/provider/src/files/inspect/inspector.test.ts',
  'apps/provider/src/files/inspectFiles.ts':
    'apps/provider/src/declaraties/submit.handlers.test.ts',
  'apps/provider/src/http/transport.ts': 'apps/provider/src/http/pipeline.test.ts',
  'apps/provider/src/mail/mailEnvironment.ts': 'apps/provider/src/environment.test.ts',
  'apps/provider/src/reading/process/grey.ts': 'apps/provider/src/reading/reader.test.ts',
  'apps/provider/src/reading/process/pdf.ts': 'apps/provider/src/reading/example.test.ts',
  'apps/provider/src/reading/process/readFile.ts': 'apps/provider/src/reading/reader.test.ts',
  'apps/provider/src/seed/add.ts': 'apps/provider/src/seed.test.ts',
  'apps/provider/src/seed/assessSeedData.ts': 'apps/provider/src/seed.test.ts',
};
