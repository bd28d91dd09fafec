import { firstRunRules } from '../../app/start/firstRunRules.ts';
import { firstRun } from '../../platform/firstRun.ts';
import { writeIsland } from '../../platform/island.ts';
import { inlineScript } from './inlineScripts.ts';

/** First script of a page: the first run of the native app. */
export const firstRunScript = inlineScript(firstRun, writeIsland(firstRunRules));
