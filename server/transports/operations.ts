import type { OpenApiProcedure } from 'trpc-to-openapi';
import { z } from 'zod';
import type { Meta } from '../operations/operation';
import { appRouter } from './router';

/** A procedure as `operation` in server/operations declares it. tRPC keeps that to itself and types none of it. */
type Declared = OpenApiProcedure & {
  _def: {
    type: 'query' | 'mutation';
    meta: Meta & { openapi: NonNullable<Meta['openapi']> };
    inputs: z.ZodType[];
    output: z.ZodType;
  };
};

/** One operation, with everything that its procedure declares. */
export type Operation = {
  /** Its place in the router, with dots: `tags.create`. */
  name: string;
  type: 'query' | 'mutation';
  meta: Declared['_def']['meta'];
  /** The input schema; undefined without input. */
  input: z.ZodType | undefined;
  output: z.ZodType;
  procedure: OpenApiProcedure;
};

const isDeclared = (value: unknown): value is Declared => typeof value === 'function' && '_def' in value;

// By type a tree of routers, at run time all procedures by their dotted names.
const procedures: Record<string, unknown> = appRouter._def.procedures;

/** Every operation, in the order of the router. */
export const operations: Operation[] = Object.entries(procedures).flatMap(([name, procedure]) => {
  if (!isDeclared(procedure)) return [];
  const { type, meta, inputs, output } = procedure._def;
  return [{ name, type, meta, input: inputs[0], output, procedure }];
});

/** The fields of an operation's input, with their schemas. */
export const inputShape = ({ input }: Operation): Record<string, z.ZodType> =>
  input instanceof z.ZodObject ? input.shape : {};

/** The names of the parameters in a path template such as `/tags/{tagId}`. */
export const pathParameters = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
