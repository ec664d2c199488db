import type { Ctx } from '../../auth/context';
import type { DocentError } from '../../platform/errors';
import type { Selection } from './toolsets';

/** A tool call: its caller, its message, and the options of the connection. `failure` is set when it fails. */
export type ToolCall = { ctx: Ctx; message: unknown; selection: Selection; failure?: DocentError };
