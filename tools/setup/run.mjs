// Sets up what is missing, then runs a program of ours with the pinned Node: `npm start`, `npm test` and the like.
// Runs on Node 20 and newer. What an older Node cannot read is imported after the check.
const neededMajor = 20;
const { node: version } = process.versions;
if (Number(version.split('.')[0]) < neededMajor) {
  process.stderr.write(
    `This is Node ${version}; install Node ${neededMajor} or newer and start again with it.\n`,
  );
  process.exit(1);
}
const [program, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error('Name the program to run');
const { prepare } = await import('./prepare.mjs');
const { handOver } = await import('./handOver.mjs');
process.exitCode = await handOver(await prepare(), program, args);
