import { startWorld } from './zz-startWorld.ts';
const w = await startWorld({ port: 4310, digidPort: 4311, varDir: '/tmp/gwvar', durable: false });
process.on('SIGTERM', () => void w.close().finally(() => process.exit(0)));
