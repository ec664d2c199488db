// npm run release -- 0.3.0 [--dry-run] [--publish]: writes the version into every file that names it, commits and tags that, and makes the
// npm packages and, where docker is installed, the image. Only with --publish is anything pushed or published.
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { prepare, ROOT } from '../prepare/prepare.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } },
});
const isDryRun = options['dry-run'] ?? false;
const [version = ''] = positionals;

const fail = (message) => {
  console.error(`docent: ${message}`);
  process.exit(1);
};
const read = (program, ...args) => execFileSync(program, args, { cwd: ROOT, encoding: 'utf8' }).trim();
const run = (program, ...args) => {
  console.log(`${isDryRun ? 'would run' : 'runs'}: ${program} ${args.join(' ')}`);
  if (isDryRun) return;
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) fail(`${program} ${args[0]} has failed; the steps above are done`);
};
/** Whether images can be made: docker is installed, and its daemon runs. */
const hasDocker = () => {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

await prepare({ dev: true, clientTypes: true });
const { default: semver } = await import('semver');
const { BINDINGS } = await import('./bindings.mjs');
const { writeVersion } = await import('./release-steps.mjs');

const { version: current } = JSON.parse(read('git', 'show', 'HEAD:package.json'));
if (semver.valid(version) !== version) fail('give a version, such as npm run release -- 0.3.0');
if (!semver.gt(version, current)) fail(`${version} is not above ${current}, the current version`);
if (read('git', 'status', '--porcelain')) fail('commit or stash your changes first');
if (read('git', 'branch', '--show-current') !== 'main') fail('a release is made on main');
const tag = `v${version}`;
if (read('git', 'tag', '--list', tag)) fail(`the tag ${tag} exists already`);

const day = new Date().toISOString().slice(0, 10);
const files = writeVersion(ROOT, version, day, { isDryRun });
for (const file of files) console.log(`${isDryRun ? 'would write' : 'wrote'}: ${file}`);
run('git', 'commit', '--quiet', '--message', `chore(release): ${version}`, '--', ...files);
run('git', 'tag', '--annotate', tag, '--message', `Docent ${version}`);

const packages = ['package', ...BINDINGS.map((name) => `package-${name}`)].map((folder) => `./.build/${folder}`);
run('npm', 'run', 'package');
for (const folder of packages) run('npm', 'pack', folder, '--pack-destination', '.build');
if (hasDocker()) run('docker', 'build', '--tag', `docent:${version}`, '.');
else console.log('no docker runs here: no image is made');

if (options.publish) {
  run('git', 'push', '--follow-tags', 'origin', 'main');
  for (const folder of packages) run('npm', 'publish', folder, '--access', 'public');
} else console.log('nothing is pushed or published: see --publish');
