import type { TestedElsewhere } from './logicTestRule.ts';

/** The files with logic whose test bears another name: each with the test that exercises it. */
export const testedElsewhere: TestedElsewhere = {};
