// Completes the setup, then runs a program with the pinned Node: `npm start`, `npm test` and others.
// Supports Node 20 and newer; syntax that older versions cannot parse is imported after the check.
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
