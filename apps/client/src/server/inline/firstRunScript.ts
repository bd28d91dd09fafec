import { firstRunRules } from '../../app/start/firstRunRules.ts';
import { firstRun } from '../../platform/firstRun.ts';
import { writeIsland } from '../../platform/island.ts';
import { inlineScript } from './inlineScripts.ts';

export const firstRunScript = inlineScript(firstRun, writeIsland(firstRunRules));
