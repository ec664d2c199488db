import { callTRPCProcedure } from '@trpc/server';
import { forEachOpenApiProcedure, getInputOutputParsers } from 'trpc-to-openapi';
import { z } from 'zod';
import type { Ctx } from '../auth/context';
import type { Meta } from '../operations/operation';
import { appRouter } from './router';

/** One operation, with everything that its procedure declares. */
export type Operation = {
  /** Its place in the router, with dots: `tags.create`. */
  name: string;
  type: 'query' | 'mutation';
  meta: Meta & { openapi: NonNullable<Meta['openapi']> };
  /** The input schema; undefined without input. */
  input: z.ZodType | undefined;
  output: z.ZodType;
};

/** Every operation, in the order of the router. */
export const operations: Operation[] = [];
forEachOpenApiProcedure<Meta>(appRouter._def.procedures, ({ path: name, type, meta, procedure }) => {
  const { inputParser, outputParser, hasInputsDefined } = getInputOutputParsers(procedure);
  if (type === 'subscription' || !outputParser) throw new Error(`${name} is no operation`);
  operations.push({ name, type, meta, input: hasInputsDefined ? inputParser : undefined, output: outputParser });
});

/**
 * Runs an operation. Its procedure reads the input once it has checked the scope. Without a signal, it runs to its end even if the
 * client disconnects.
 */
export function runOperation(
  { name: path, type }: Operation,
  { ctx, readInput, signal }: { ctx: Ctx; readInput: () => Promise<unknown>; signal?: AbortSignal | undefined },
): Promise<unknown> {
  let input: Promise<unknown> | undefined;
  const getRawInput = () => {
    input ??= readInput();
    return input;
  };
  return callTRPCProcedure({ router: appRouter, path, type, ctx, getRawInput, signal, batchIndex: 0 });
}

/** The fields of an operation's input, with their schemas. */
export const inputShape = ({ input }: Operation): Record<string, z.ZodType> =>
  input instanceof z.ZodObject ? input.shape : {};

/** The names of the parameters in a path template such as `/tags/{tagId}`. */
export const pathParameters = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
