import type { z } from 'zod';
import type { definitions } from '../generated/definitions';
import type { WidgetDefinition } from './definition';
import type { WidgetType } from './types';

/** A widget for the renderer: the API response without the fields that the renderer does not need. */
export type ViewOf<D extends WidgetDefinition> = { id: number; name: string } & z.output<z.ZodObject<D['detail']>> & {
    settings: z.output<D['settings']>;
  };

type Definitions = typeof definitions;

/** The view that each type's renderer draws. */
export type Views = { [Type in WidgetType]: ViewOf<Definitions[Type]> };
