import { type Command, CommanderError } from 'commander';
import type { MigratedDatabase } from '../database/open';
import { DocentError } from '../platform/errors';
import { buildProgram, type Perform } from './program';

export type Io = { out: (text: string) => void; err: (text: string) => void };

const REFUSED = 1;
const BAD_INPUT = 2;

/** Turns a message of Commander into a sentence. */
function sentence(message: string): string {
  const text = message.replace(/^error: /, '').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

function redirectOutput(command: Command, io: Io): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => io.out(text.trimEnd()),
    writeErr: (text) => io.err(text.trimEnd()),
    outputError: (text, write) => write(sentence(text)),
  });
  for (const inner of command.commands) redirectOutput(inner, io);
}

function exitCode(error: unknown, io: Io): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    if (error.code === 'commander.help') io.err('Name one of these commands.');
    return BAD_INPUT;
  }
  io.err(error instanceof Error ? error.message : String(error));
  if (error instanceof DocentError) return BAD_INPUT;
  return REFUSED;
}

/**
 * Runs one command.
 * @param args what follows `docent`
 * @param open opens the database; called only once the arguments are known to be valid
 * @returns the exit code: 0 done, 1 refused or failed, 2 bad input
 */
export async function runCli(args: string[], io: Io, open: () => Promise<MigratedDatabase>): Promise<number> {
  let code = 0;
  const withoutDatabase: Perform['withoutDatabase'] = async (action, json) => {
    const answer = await action();
    io.out(json ? JSON.stringify(answer.json) : answer.text);
    code = answer.code ?? 0;
  };
  const withDatabase: Perform['withDatabase'] = async (action, json) => {
    const opened = await open();
    try {
      await withoutDatabase(() => action(opened), json);
    } finally {
      await opened.database.close();
    }
  };
  const program = buildProgram({ withDatabase, withoutDatabase });
  redirectOutput(program, io);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return exitCode(error, io);
  }
}
