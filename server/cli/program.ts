import { Command, type Option } from 'commander';
import { version } from '../../package.json';
import type { MigratedDatabase } from '../database/open';
import { env } from '../platform/env';
import { backup, restore } from './backup';
import { type CheckOptions, check } from './check/check';
import * as commands from './commands';
import * as options from './options';
import { dbRepairTimes } from './repair-times';

type Action<Options> = (opened: MigratedDatabase, options: Options) => Promise<commands.Answer>;
/** Runs commands, with or without the database, and prints their answers. */
export type Perform = {
  withDatabase: (action: (opened: MigratedDatabase) => Promise<commands.Answer>, json: boolean) => Promise<void>;
  withoutDatabase: (action: () => Promise<commands.Answer>, json: boolean) => Promise<void>;
};

/** The `docent` command line. */
export function buildProgram(perform: Perform): Command {
  const program = new Command('docent')
    .description('Manages a Docent installation.')
    .version(version, '--version', 'print the version')
    .option('--json', 'print one line of JSON')
    .configureHelp({ showGlobalOptions: true })
    .showSuggestionAfterError(false);

  const group = (name: string, description: string) => program.command(name).description(description);
  function add<Options>(parent: Command, name: string, about: string, given: Option[], action: Action<Options>): void {
    const command = parent.command(name).description(about).allowExcessArguments(false);
    for (const option of given) command.addOption(option);
    command.action((own: Options) =>
      perform.withDatabase((opened) => action(opened, own), program.opts().json === true),
    );
  }

  const company = group('company', 'companies: each has its own content, keys and people');
  add(company, 'create', 'create a company', [options.nameOption('1 to 200 characters')], commands.companyCreate);

  const key = group('key', 'API keys');
  const keyOptions = [options.companyOption(), options.nameOption('1 to 100 characters'), options.scopesOption()];
  add(key, 'create', 'create an API key and print it', keyOptions, commands.keyCreate);
  add(key, 'list', "list a company's API keys", [options.companyOption()], commands.keyList);
  add(key, 'revoke', 'revoke an API key at once', [options.companyOption(), options.idOption()], commands.keyRevoke);

  const user = group('user', 'people who sign in to the dashboard');
  const userOptions = [
    options.companyOption(),
    options.emailOption(),
    options.passwordOption(),
    options.roleOption(),
    options.fullNameOption(),
  ];
  add(user, 'create', 'let someone sign in', userOptions, commands.userCreate);
  const passwordOptions = [options.emailOption(), options.passwordOption()];
  add(user, 'password', 'give someone a new password', passwordOptions, commands.userPassword);

  const seed = group('seed', 'example data');
  add(seed, 'demo', 'create a demo company with every kind of content', [], commands.seedDemoData);

  const db = group('db', 'the database');
  add(db, 'migrate', 'apply the migrations that the database lacks', [], commands.dbMigrate);
  add(db, 'status', 'show where company data is stored', [], commands.dbStatus);
  add(db, 'distribute', 'spread the companies over the nodes of Citus', [], commands.dbDistribute);
  const repair = 'find dates that earlier versions stored shifted if the time zone of PostgreSQL was not UTC';
  add(db, 'repair-times', repair, options.repairOptions(), dbRepairTimes);

  function addWithoutDatabase<Options>(
    name: string,
    about: string,
    given: Option[],
    action: (own: Options) => Promise<commands.Answer>,
  ): void {
    const command = program.command(name).description(about).allowExcessArguments(false);
    for (const option of given) command.addOption(option);
    command.action((own: Options) => perform.withoutDatabase(() => action(own), program.opts().json === true));
  }
  const backupAbout = 'copy the embedded database and its secret into one file, also while a server runs';
  addWithoutDatabase('backup', backupAbout, [options.backupFileOption()], (own: { to?: string }) => backup(env(), own));
  const restoreAbout = 'make the data folder from a file that `backup` wrote';
  addWithoutDatabase('restore', restoreAbout, [options.restoreFileOption()], (own: { from: string }) =>
    restore(env(), own),
  );

  const checkAbout =
    'open pages of your application and list which elements of live widgets are missing; exits 1 when any is';
  addWithoutDatabase('check', checkAbout, options.checkOptions(), (own: CheckOptions) => check(own));
  return program;
}
